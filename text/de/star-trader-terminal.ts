/** What only the terminal says of Star Trader, in German. */
import { monthAndDay } from '../../games/star-trader/calendar.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import type { Ask, Side } from '../../games/star-trader/types.ts';
import type { TraderTerminalWords } from '../en/star-trader-terminal.ts';
import { formatOf } from '../format.ts';
import { missWords, suggestionWords } from './star-trader-advice.ts';
import { starTraderDe } from './star-trader.ts';

const { counted, money } = formatOf('de');
const days = (count: number): string => counted(count, { one: 'Tag', other: 'Tage' });
const fitting = (units: number): string => counted(units, { one: 'passt', other: 'passen' });

const help = `Handeln
  12  Enter      verkauft oder kauft so viele Einheiten oder bietet so viel
  + - ← →        etwas mehr oder weniger; Bild↑ und Bild↓ zehnmal so viel
  =              so viel wie möglich
  Esc            der vorige Wert
  p  0           passt: kein Handel, kein Gebot mehr, keine Bank
  a              fragt den Berater und trägt seinen Rat ein
  f              lässt einen Makler feilschen, für ein paar Prozent
  F              dasselbe für alles, was sich hier lohnt
  A              allein: folgt dem Rat für den ganzen Halt

Fliegen
  1 2 3 …        schickt das Schiff zum Stern mit dieser Taste
  ↑ ↓ ← →        zeigt, was jeder Hafen bringen würde; Enter fliegt hin
  g              plant eine Route mit mehreren Halten
  r              bittet um einen Bericht

Ansehen
  s              alle Sterne: Klasse, Bedarf, Waren und Stand der Preise
  x              Kapitäne und Schiffe: Bargeld, Bank und Fracht
  c  l           der Kalender der Landungen; die Rundschreiben jedes Januars
  w  v           die Vermögen im Verlauf; die Preise eines Sterns im Verlauf
  n  ?           der Ticker; diese Seite
  u              nimmt zurück; mit anderen, bis etwas aufgedeckt wird
  m  t  b        mit anderen: abstimmen; schreiben; deinen Platz zurückholen
  q  Strg-C      verlässt die Partie; sie ist gespeichert: Befehl resume

Alle Regeln und Ausgaben: die Befehle rules star-trader und options --game star-trader
`;

const asked: Readonly<Record<Ask['ask'], string>> = {
  sell: 'was zu verkaufen ist',
  buy: 'was zu kaufen ist',
  bid: 'was geboten wird',
  bank: 'ob es zur Bank geht',
  withdraw: 'was abgehoben wird',
  deposit: 'was eingezahlt wird',
  destination: 'wohin es geht',
};

const offers = (side: Side): string => (side === 'sell' ? 'bietet' : 'verlangt');

/** 29.06.2070: in Zahlen, denn Platz ist knapp. */
const shortDate = ({ day: inYear }: Stardate): string => {
  const { day, month } = monthAndDay(inYear);
  return `${String(day).padStart(2, '0')}.${String(month + 1).padStart(2, '0')}.`;
};

export const traderTerminalDe: TraderTerminalWords = {
  about: 'das Spiel von 1974: Schiffe, Sterne und Feilschen',
  help,
  money,
  date: (date) => `${shortDate(date)}${date.year}`,
  shortDate,
  progress: (today, end) => `${today} (Ende ${end})`,
  ended: (year) => `im Jahr ${year}`,
  thousands: '.',
  turn: 'Landung',
  made: (cash, cargo) => `Geld ${cash}, Fracht ${cargo}`,
  age: {
    never: 'nie gesehen',
    neverShort: 'nie',
    today: 'heute',
    days: (count) => `${count} T`,
    months: (months) => `${months} Mon`,
  },
  empty: 'leer',
  lotOf: (lot) => lot,
  deals: {
    sell: (lots) => `${lots} verkaufen`,
    buy: (lots) => `${lots} kaufen`,
    nothing: 'nichts zu handeln',
  },
  question: {
    sell: (good, star) => `${good} an ${star} verkaufen?`,
    buy: (good, star) => `${good} bei ${star} kaufen?`,
    bid: (units, good) => `für ${units} ${good} bieten`,
    bank: (star) => `die Bank bei ${star}?`,
    withdraw: (star) => `bei ${star} abheben`,
    deposit: (star) => `bei ${star} einzahlen`,
    destination: (star) => `von ${star} wohin?`,
  },
  waits: (who, star) => `${who}${star === undefined ? '' : ` ist im Hafen von ${star}`} …`,
  keys: {
    fly: 'fliegen',
    look: 'ansehen',
    plan: 'Route',
    report: 'Bericht',
    enter: 'eintreten',
    pass: 'passen',
    bid: 'bieten',
    moreLess: 'mehr, weniger',
    breakOff: 'abbrechen',
    sell: 'verkaufen',
    buy: 'kaufen',
    withdraw: 'abheben',
    deposit: 'einzahlen',
    all: 'alles',
    advice: 'Rat',
    factor: 'Makler',
    factorAll: 'für alles',
    asAdvised: 'folgen',
    stars: 'Sterne',
    star: 'Stern',
    itsPrices: 'seine Preise im Verlauf',
    exchange: 'Börse',
    calendar: 'Kalender',
    worth: 'Vermögen',
    prices: 'Preise',
    good: 'Ware oder alle',
    letter: 'Rundschreiben',
    older: 'älter, neuer',
    allPrices: 'alle Preise',
    adds: 'fügt einen Stern an',
    removes: 'nimmt einen weg',
    firstLeg: 'die erste Strecke fliegen',
  },
  charts: {
    worth: 'Vermögen',
    prices: (star) => `Preise bei ${star}`,
    price: (good, star) => `${good} bei ${star}`,
  },
  exchange: {
    captains: 'Kapitäne',
    heads: ['Vermögen', 'Bank', 'Bargeld'],
    at: (star) => `bei ${star}`,
    to: (star, date) => `nach ${star}, ${date}`,
  },
  map: {
    rings: (lightYears) => `Ringe: ${lightYears} Lichtjahre`,
    ringsShort: (lightYears) => `${lightYears} Lj`,
  },
  side: {
    captains: 'Kapitäne',
    worth: 'Vermögen',
    bank: 'Bank',
    ships: 'Schiffe',
    tons: 't',
    cash: 'Bargeld',
    cargo: 'Fracht',
    overdue: 'überfällig',
    target: (worth, medal) => `Ziel: ${worth} für ${medal}`,
  },
  stars: {
    sheet: (star, kind, name) => `${star}, Klasse ${kind}, ${name}`,
    unknown: 'Seine Preise sind noch nicht bekannt.',
    known: (date, age) => `Preise vom ${date}: ${age}.`,
    place: (x, y) => `Bei ${x}, ${y} Lichtjahren von SOL.`,
    days: (count) => ` ${days(count)} von hier.`,
    sells: (goods) => `Verkauft ${goods}.`,
    wants: (goods) => `Braucht ${goods}.`,
    at: (good, price) => `${good} zu ${price}`,
    bound: (ships) => `Unterwegs hierher: ${ships}.`,
    nothing: 'nichts',
    wantsMark: '▼ kauft',
    legend: '▲ er verkauft zu diesem Preis   ▼ er kauft   · keins   ? unbekannt',
    prices: 'Preise',
    asOf: 'Stand',
  },
  letter: {
    none: 'Noch ist kein Rundschreiben gekommen',
    title: (number, date, at, of) => `Rundschreiben ${number}, ${date} (${at} von ${of})`,
    captain: 'Kapitän',
    inAYear: 'im Jahr',
    moved: 'Die größten Preisänderungen',
    move: (good, star, from, to) => `${good} bei ${star} ${from} → ${to}`,
    nothing: 'keine',
    deals: 'Die besten Geschäfte des Jahres',
    deal: (ship, side, units, good, star, total, gain) =>
      `${ship} hat ${units} ${good} bei ${star} für ${total} ${side === 'sell' ? 'verkauft' : 'gekauft'}: ${gain}`,
    stars: 'Sterne',
    grew: (star, steps, reached) => `${star} um ${steps}${reached === undefined ? '' : ` auf Klasse ${reached}`}`,
    developed: (stars) => `Entwickelt: ${stars}.`,
    appeared: (stars) => `Neu: ${stars}.`,
    landings: (count) => `${counted(count, { one: 'Landung', other: 'Landungen' })} in diesem Jahr.`,
  },
  calendar: {
    today: (today, end) => `Heute ist der ${today}. Die Partie endet am ${end}.`,
    heads: {
      landings: 'Landungen',
      ship: 'Schiff',
      from: 'von',
      to: 'nach',
      latest: 'spätestens',
      cash: 'Bargeld',
      cargo: 'Fracht',
    },
    overdue: 'überfällig',
    inDays: (count) => `in ${count} T`,
    none: 'Kein Schiff ist unterwegs.',
  },
  ports: {
    ask: (who, ship, star) => `${who} ${ship} bei ${star}: wohin?`,
    when: (star, date, count, late) => `${star}: etwa ${date}, ${days(count)} und rund ${days(late)} Verspätung`,
    gains: (deals, gain) => `${deals}; bringt ${gain}`,
  },
  route: {
    none: 'Du hast kein Schiff, für das du planen kannst',
    title: (ship, cargo) => `Route für ${ship} mit ${cargo}`,
    press: 'Drücke die Tasten der Sterne in der Reihenfolge der Besuche.',
    leg: (from, to, count, late, onTime, date) =>
      `${from} → ${to}: ${days(count)}, rund ${days(late)} Verspätung (pünktlich ${onTime} %), etwa ${date}`,
    tooLate: 'nach dem Ende der Partie',
    stop: (deals, gain, cargo) => `${deals}: ${gain}; dann an Bord: ${cargo}`,
    sum: (gain, count, aDay, date) => `Insgesamt ${gain} in rund ${days(count)}, ${aDay} am Tag; dort ${date}`,
  },
  trade: {
    howMany: (side) => `Wie viele ${side === 'sell' ? 'verkaufen' : 'kaufen'}?  `,
    fit: (most) => `${most === undefined ? '' : `höchstens ${most}; `}0 passt`,
    total: (price, total, off, side) =>
      `Zum Preis von ${price} sind das ${total}, ${side === 'at' ? 'der Grundpreis' : `${off} ${side === 'above' ? 'über' : 'unter'} dem Grundpreis`}.`,
    needs: (who, star, lot, hold) => `${who}: ${star} braucht ${lot}, nimmt bis zum Doppelten; du hast ${hold}`,
    sells: (who, star, lot, fits) => `${who}: ${star} verkauft bis zu ${lot}; ${fitting(fits)} an Bord`,
    onBoard: 'an Bord',
    tons: (weight, of) => `${weight} von ${of} t`,
    factor: (_, amount) => `f: Makler ${amount}`,
  },
  bid: {
    title: (who, star, side, lot, round, of) =>
      `${who}: ${star} ${side === 'sell' ? 'kauft' : 'verkauft'} ${lot}; Gebot ${round} von ${of}`,
    before: (round, star, side, offer, bid) =>
      `${round}.  ${star} ${offers(side)} ${offer}; du bietest ${bid}: abgelehnt, aber es kam dir entgegen.`,
    now: (round, star, side, offer, each, isFinal) =>
      `${round}.  ${star} ${offers(side)} ${offer} (${each} je Einheit)${isFinal ? ', und das ist endgültig' : ''}.`,
    nothing: 'Es gibt keinen Preis, um den du feilschen könntest: p passt.',
    yours: 'Dein Gebot für alles: ',
    each: (amount) => `${amount} je Einheit`,
    window: (above, below, side) =>
      `Zwischen ${above} und ${below}; ${side === 'sell' ? 'mehr, als er bietet' : 'weniger, als er verlangt'}, aber nicht zu weit.`,
    last: (units, good, side, star, total) =>
      `Davor: ${units} ${good} ${side === 'sell' ? 'an' : 'von'} ${star} für ${total} ${side === 'sell' ? 'verkauft' : 'gekauft'}.`,
  },
  bank: {
    title: (who, star) => `${who}: die Bank bei ${star}`,
    books: (cash, balance, interest) => `${cash} an Bord, ${balance} auf dem Konto zu ${interest} % im Jahr.`,
    toPay: (amount) => `Der Handel kostet ${amount}: Ohne das Geld platzt er.`,
    enter: 'Zur Bank gehen?  Enter: ja   p: nein',
    withdraw: 'Abheben: ',
    deposit: 'Einzahlen: ',
    takesAll: (amount) => `= hebt alles ab: ${amount}`,
    putsAll: (amount) => `= zahlt alles ein: ${amount}; 0: nichts einzahlen`,
    onToDeposit: (all) => `${all}; 0: weiter zum Einzahlen`,
  },
  suggestion: (suggestion) => suggestionWords(suggestion, starTraderDe),
  miss: (miss) => missWords(miss, starTraderDe),
  advice: (words, reason) => `Rat: ${words}. ${reason}`,
  lines: {
    opening: (edition, end) => `Ausgabe ${edition}, bis ${end}. Hilfe: help.`,
    help: `Bring Waren von dort, wo sie hergestellt werden, dorthin, wo sie gebraucht
werden. Preise gelten je Einheit. Nenne eine Menge, dann einen Preis für alles;
der Stern nimmt an, kommt dir entgegen und wartet auf ein neues Gebot, oder er
bricht ab. Wenn die Jahre vorbei sind, gewinnt der reichste Kapitän. Allein
kannst du advice eingeben: Dann spielt ein guter Kapitän diesen Halt, bis zum
Abflug. Alle Regeln: der Befehl rules star-trader.`,
    head: (date, who, star, kind, cash, cargo) =>
      `${date}, ${who} bei ${star} (${kind}): ${cash} und ${cargo} an Bord.`,
    days,
    prices: (deals, age) => `${deals} (Preise: ${age})`,
    sell: (star, lot, hold, factor, who, fits) =>
      `${star} braucht ${lot} und nimmt bis zum Doppelten; du hast ${hold}.${factor} ${who}, wie viele verkaufst du? (${fits})`,
    buy: (star, lot, factor, who, fits) =>
      `${star} verkauft ${lot}, ${fitting(fits)} an Bord.${factor} ${who}, wie viele kaufst du? (${fits})`,
    bid: (bid, factor, who, offer) => `${bid}${factor} ${who}, dein Gebot? (${offer})`,
    bidWords: (star, side, offer, lot, rounds, above, below) =>
      `${star} ${offers(side)} ${offer} für ${lot} (Gebot ${rounds}, zwischen ${above} und ${below}).`,
    rounds: (round, of) => `${round} von ${of}`,
    bank: (balance, who) => `Die Bank: ${balance} auf deinem Konto. ${who}, gehst du hinein? (no)`,
    withdraw: (who, balance, usual) => `${who}, wie viel von ${balance} hebst du ab? (${usual})`,
    deposit: (who, cash) => `${who}, wie viel von ${cash} zahlst du ein? (0)`,
    destination: (who) => `${who}, wohin?`,
    factor: (side, amount, units) => ` Ein Makler ${side === 'sell' ? 'holt' : 'zahlt'} ${amount} für ${units}.`,
    always: (hasFactor) =>
      `${hasFactor ? 'factor (oder factor 5, oder factor all für den ganzen Halt), ' : ''}oder prices, help, quit.`,
    typePort: (ports, always) => `Gib einen der Sterne ${ports} ein; ${always}`,
    typeYes: (always) => `Gib yes oder no ein; ${always}`,
    typeNumber: (always) =>
      `Gib eine Zahl ein, = für das Maximum, Enter für den Wert in Klammern, oder pass; ${always}`,
  },
  review: {
    people: ['Kapitän', 'Kapitäne'],
    played: (departures) => counted(departures, { one: 'Abflug', other: 'Abflüge' }),
    turningPoints: 'Wendepunkte',
    misses: 'Was bessere Antworten gebracht hätten',
    columns: ['Handel', 'Verlust je Flug', 'Glück'],
    worth: 'Vermögen, Halt für Halt',
    blocks: (title) => `${title} (je höher, desto reicher)`,
    digits: (title, most) => `${title} (9 heißt ${most} oder mehr)`,
    by: 'Halt',
    point: (date, swing, sentence) => `${date}: ${swing}. ${sentence}`,
    miss: (date, who, star, loss, sentence) => `${date}, ${who} bei ${star}: ${loss}. ${sentence}`,
    days: (count) => `${count} T`,
    explanation:
      'Handel: was das Feilschen gebracht hat, verglichen mit dem, was der Computerkapitän in denselben Häfen gewonnen hätte. Verlust je Flug: wie viel mehr ein deutlich besserer Hafen ein Jahr später versprach, im Mittel je Abflug. Glück: um wie viele Tage die Schiffe früher kamen als erwartet, insgesamt. Die Chancen nehmen an, dass alle Kapitäne so weiterspielen wie der Computerkapitän.',
    scene: (date, star, who, ask) => `${date} bei ${star}: ${who} wird gefragt, ${asked[ask]}.`,
    gain: (gains, amount, isThere) => `${gains ? 'bringt' : 'kostet'}${isThere ? ' dort' : ''} etwa ${amount}.`,
  },
};
