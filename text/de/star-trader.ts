/** Star Trader in German. */
import { developmentOf } from '../../games/star-trader/classes.ts';
import type { Development, NextClass } from '../../games/star-trader/classes.ts';
import type { Event } from '../../games/star-trader/index.ts';
import type { StarTraderWords } from '../en/star-trader.ts';
import { formatOf } from '../format.ts';
import { datesOf, goodWords, tellingOf } from '../star-trader.ts';
import type { EventParts } from '../star-trader.ts';
import { later, reasonWords } from './star-trader-advice.ts';
import { explainRefusal } from './star-trader-refusals.ts';
import { starTraderRulesDe } from './star-trader-rules.ts';

const { counted, money } = formatOf('de');

const goods = goodWords('de', {
  UR: { other: 'Uran' },
  MET: { one: 'Metall', other: 'Metalle' },
  HE: { one: 'Maschine', other: 'Maschinen' },
  MED: { other: 'Medizin' },
  SOFT: { other: 'Software' },
  GEMS: { one: 'Sternjuwel', other: 'Sternjuwelen' },
});
const classes = { I: 'Metropole', II: 'entwickelt', III: 'unterentwickelt', IV: 'Grenzstern' };
const captain = (number: number): string => `Kapitän ${number}`;
const days = (count: number): string => counted(Math.round(count), { one: 'Tag', other: 'Tage' });
const unitWords = (count: number): string => counted(count, { one: 'Einheit', other: 'Einheiten' });
const weeks = (count: number): string => counted(count, { one: 'Woche', other: 'Wochen' });

/** Wie weit ein Stern ist, der keine neue Klasse erreicht hat. */
function grownStep(star: string, { next }: Development): string {
  return next === undefined
    ? `${star} ist gewachsen: Der Stern stellt von allem mehr her und braucht mehr.`
    : `${star} ist gewachsen: ${stepsTo(next)}.`;
}

const stepsTo = ({ class: reached, steps, of }: NextClass): string =>
  `${steps} von ${of} Schritten zu Klasse ${reached}`;

function say(event: Event, { who, shipNumber, date, lot, cargo }: EventParts): string {
  const ship = ({ by, ship: number }: { readonly by: number; readonly ship: number }): string =>
    `${who(by).isYou ? 'Dein Schiff' : `${who(by).name}: Schiff`} ${shipNumber(number)}`;
  switch (event.type) {
    case 'started':
      return `${counted(event.players, { one: 'Kapitän', other: 'Kapitäne' })} mit ${counted(event.ships, { one: 'Schiff', other: 'Schiffen' })} bei SOL und ${counted(event.stars.length, { one: 'Stern', other: 'Sterne' })} zum Handeln.`;
    case 'priced':
      return `${event.star} hat neue Preise.`;
    case 'reported':
      return `Rundschreiben ${event.number} vom ${date(event)}: ${event.captains.map(({ total }, seat) => `${who(seat).name} ${money(total)}`).join(', ')}.`;
    case 'departed':
      return `${ship(event)} fliegt von ${event.from} nach ${event.to}${event.delay > 0 ? `, ${weeks(event.delay)} zu spät,` : ''} und wird am ${date(event.eta)} erwartet.`;
    case 'landed': {
      const late = event.late === 0 ? 'pünktlich' : `${weeks(event.late)} zu spät`;
      return `${ship(event)} landet bei ${event.star}, ${late}, mit ${[money(event.cash), cargo(event.cargo)].filter(Boolean).join(' und ')}.`;
    }
    case 'opened':
      return `${who(event.by).does('feilscht', 'feilschst')} mit ${event.star} um ${lot(event.units, event.good)}.`;
    case 'declined':
      return `${event.star} lehnt ${money(event.total)} für ${lot(event.units, event.good)} ab und wartet auf ein neues Gebot.`;
    case 'dealt':
      return `${event.side === 'sell' ? who(event.by).does('verkauft', 'verkaufst') : who(event.by).does('kauft', 'kaufst')} ${lot(event.units, event.good)} bei ${event.star} für ${money(event.total)}${event.fee === undefined ? '' : `; der Makler behält ${money(event.fee)}`}.`;
    case 'failed': {
      const why = { star: `${event.star} bricht ab`, cash: 'zu wenig Bargeld', captain: 'abgebrochen' };
      return `${who(event.by).name}: kein Handel um ${lot(event.units, event.good)}, ${why[event.why]}.`;
    }
    case 'interest':
      return `Die Bank zahlt ${who(event.to).isYou ? 'dir' : who(event.to).name} ${money(event.amount)} Zinsen.`;
    case 'withdrawn':
      return `${who(event.by).does('hebt', 'hebst')} ${money(event.amount)} ab; ${money(event.balance)} bleiben auf der Bank.`;
    case 'deposited':
      return `${who(event.by).does('zahlt', 'zahlst')} ${money(event.amount)} ein; ${money(event.balance)} sind auf der Bank.`;
    case 'grown':
      return event.class === undefined
        ? grownStep(event.star, developmentOf(event.level))
        : `${event.star} hat sich entwickelt und hat jetzt Klasse ${event.class} (${classes[event.class]}).`;
    case 'appeared':
      return `Ein neuer Stern, ${event.star}, ist offen für den Handel.`;
    case 'extended':
      return `Alle Kapitäne wollen länger spielen, bis ${event.endYear}.`;
    case 'ended':
      return `Die Partie ist zu Ende: ${event.captains.map(({ total }, seat) => `${who(seat).name} ${money(total)}`).join(', ')}.`;
  }
}

export const starTraderDe: StarTraderWords = {
  title: 'Star Trader',
  person: 'Pilot',
  personAt: captain,
  ...datesOf('de'),
  days,
  ...goods,
  shortGoods: { UR: 'UR', MET: 'MET', HE: 'MASCH', MED: 'MED', SOFT: 'SOFT', GEMS: 'JUW' },
  classes,
  tell: tellingOf('de', goods, { you: 'Du', captain }, say),
  explain: (refusal) => explainRefusal(refusal, goods),
  because: (reason) => reasonWords(reason, goods),
  ...starTraderRulesDe,
  bots: {
    chance: 'Macht irgendeinen erlaubten Zug.',
    beginner: 'Zahlt, was ein Stern verlangt, vergisst manche Waren und plant selten, wohin es geht.',
    trader: 'Fliegt dorthin, wo die Preistafel am meisten verspricht, und zahlt den Preis darauf.',
    merchant: 'Fliegt auch nach der Preistafel, feilscht aber bis zum letzten Gebot.',
    captain: 'Führt Buch über jeden Stern, plant Routen und bringt den Rest zur Bank.',
    searcher: 'Spielt für jeden lohnenden Hafen viele Fortsetzungen ein Jahr weit durch.',
    champion: 'Hat das Fliegen aus Tausenden Partien gelernt und spielt Hunderte Fortsetzungen bis zum Ende durch.',
  },
  form: {
    title: 'Neue Partie Star Trader',
    about:
      'Bring Waren von dort, wo sie hergestellt werden, dorthin, wo sie gebraucht werden, und feilsche um jeden Posten. Wenn die Jahre vorbei sind, gewinnt der reichste Kapitän.',
    sharedDevice: 'Mehrere Kapitäne spielen an diesem Gerät: Du bist am Zug, wenn dein Schiff landet.',
    alone: 'Allein spielst du um eine Medaille:',
    medals: (bronze, silver, gold) => `Bronze ab ${bronze}, Silber ab ${silver}, Gold ab ${gold}.`,
  },
  shipOf: (name, number) => `${name}, Schiff ${number}`,
  bar: {
    year: (year, of) => `Jahr ${year} von ${of}`,
    yourShip: (number) => `Schiff ${number}`,
    shipOf: (name, number) => `${name}, Schiff ${number}`,
  },
  map: {
    title: 'Sternkarte',
    help: 'Mit den Pfeiltasten von Stern zu Stern; Enter zeigt mehr.',
    lens: 'Preise zeigen für',
    noLens: 'Namen',
    here: 'das Schiff ist hier',
    from: (lightYears, star, time) => `${lightYears} Lichtjahre von ${star}, ${time}`,
    sells: 'verkauft',
    buys: 'braucht',
    steps: stepsTo,
    unknown: 'Preise noch nicht bekannt',
    asOf: (date, age) => `Preise vom ${date}, ${age}`,
    today: 'aktuell',
    old: (months) =>
      months < 1 ? 'weniger als einen Monat alt' : `${counted(months, { one: 'Monat', other: 'Monate' })} alt`,
    ring: (count) => `${count} T`,
    inPort: 'Im Hafen',
    bound: 'Unterwegs hierher',
    fly: (star) => `Nach ${star} fliegen`,
    addStop: 'Zur Route',
    close: 'Schließen',
    legend: 'Klassen',
    underWay: (who, from, to, date) => `${who}: von ${from} nach ${to}, erwartet am ${date}`,
    late: (who, from, to, date) => `${who}: von ${from} nach ${to}, überfällig seit ${date}`,
  },
  steps: { title: 'Dieser Halt', sell: 'Verkauf', buy: 'Kauf', bank: 'Bank', depart: 'Abflug' },
  trade: {
    sell: (star, good) => `${star} braucht ${good}`,
    buy: (star, good) => `${star} verkauft ${good}`,
    needs: 'Bedarf',
    takes: (need, most) => `${unitWords(need)}, nimmt bis zu ${most} zum selben Preis`,
    onBoard: 'Du hast',
    forSale: 'Zu verkaufen',
    room: 'Platz an Bord',
    tons: (count) => `${counted(count, { one: 'Tonne', other: 'Tonnen' })}, eine je Einheit`,
    weightless: 'wiegt nichts',
    paid: 'Dein Geld reicht für',
    paidAll: 'alle davon',
    units: unitWords,
    total: (total, off, side) =>
      `Zu seinem Preis: ${total} für alles, ${side === 'at' ? 'genau der Grundpreis' : `${off} ${side === 'above' ? 'über' : 'unter'} dem Grundpreis`}.`,
    quantity: 'Einheiten',
    less: 'Eine weniger',
    more: 'Eine mehr',
    most: 'Max',
    none: 'Passen',
    bargain: (count) => `Um ${count} feilschen`,
    overPaid: 'Mehr, als du beim ersten Angebot bezahlen kannst: Handle den Preis herunter, sonst platzt der Handel.',
    noGain:
      'Lohnt sich hier nicht: Der Preis liegt über dem Grundpreis, oder du brauchst Platz und Geld für andere Waren.',
  },
  price: {
    title: 'Die Preise dieses Handels',
    forAll: 'für alles',
    aUnit: 'je Einheit',
    unit: (amount) => `${amount} je Einheit`,
    yours: 'Dein Gebot für alles',
    bid: 'Dein Gebot',
    offer: 'Sein Angebot',
    its: 'Sein Preis',
    base: 'Grundpreis',
    offerAbout: (side) => `Sein Angebot liegt ein Zehntel ${side === 'sell' ? 'unter' : 'über'} seinem Preis.`,
    itsAbout:
      'Sein Preis: was der Stern heute fair findet und sofort annimmt. Karte und Preistafel zeigen ihn je Einheit.',
    baseAbout: 'Grundpreis: was eine Einheit an Bord überall wert ist.',
  },
  bid: {
    sell: (lot) => `${lot} verkaufen`,
    buy: (lot) => `${lot} kaufen`,
    round: (round, of) => `Gebot ${round} von ${of}`,
    you: 'Du',
    offerSell: (amount) => `Ich zahle ${amount} für alles.`,
    offerBuy: (amount) => `Ich will ${amount} für alles.`,
    again: (amount, side) =>
      side === 'sell' ? `Zu teuer. Ich könnte ${amount} zahlen.` : `Zu wenig. Ich könnte ${amount} nehmen.`,
    finalOffer: (amount, side) =>
      side === 'sell' ? `Mein letztes Angebot: Ich zahle ${amount}.` : `Mein letztes Angebot: ${amount}.`,
    history: 'Der Handel bisher',
    quick: 'Schnelle Gebote',
    quickBids: { sure: 'Sicher', halfway: 'Halbe Geduld', boldest: 'Ganze Geduld' },
    takes: (amount) => `nimmt ${amount} sofort an`,
    listens: (amount) => `überlegt bis ${amount}`,
    outlook: {
      offer: (offer) => `Sein eigenes Angebot von ${offer} ist ebenso gut oder besser: Nimm es an.`,
      taken: 'Das nimmt der Stern sofort an.',
      thinking: (patience, price, bids) =>
        `Der Stern überlegt, das kostet ${patience} seiner Geduld: Sein Preis wird ${price}, und du hast noch ${counted(bids, { one: 'Gebot', other: 'Gebote' })}.`,
      gone: 'Jenseits seiner Geduld: Der Stern bricht ab, und einen zweiten Handel um diese Ware gibt es nicht.',
      last: 'Dein letztes Gebot: Jenseits seines Preises bricht der Stern ab, und einen zweiten Handel um diese Ware gibt es nicht.',
    },
    slip: (above, below) =>
      `Das sieht nach einem Tippfehler aus: Biete mehr als ein Zehntel seines Preises (${above}) und weniger als das Zehnfache (${below}).`,
    accept: (amount) => `${amount} annehmen`,
    send: (amount) => `${amount} bieten`,
    pass: 'Abbrechen',
    nothing: 'Es gibt keinen Preis, um den du feilschen könntest.',
    dealtAll: (lots, amount, side) => `Insgesamt für ${amount} ${side === 'sell' ? 'verkauft' : 'gekauft'}: ${lots}`,
    dealt: (lot, amount, side) => `${side === 'sell' ? 'Verkauft' : 'Gekauft'}: ${lot} für ${amount}`,
    failed: {
      star: 'Kein Handel: Der Stern hat abgebrochen.',
      cash: 'Kein Handel: zu wenig Bargeld.',
      captain: 'Du hast abgebrochen.',
    },
  },
  factor: {
    title: 'Makler',
    sell: (total) => `Mein Makler verkauft für ${total}`,
    buy: (total) => `Mein Makler kauft für ${total}`,
    stop: 'Mein Makler handelt hier alles',
    stopAbout:
      'Verkauft, was mehr als den Grundpreis bringt, so viel der Stern nimmt, und kauft, was weniger kostet. Um Bank und Abflug kümmerst du dich selbst.',
    about: (percent) => `Ein Makler macht die besten Gebote und behält ${percent}.`,
  },
  advice: {
    sell: (count) => `${count} verkaufen`,
    buy: (count) => `${count} kaufen`,
    bid: (amount) => `${amount} bieten`,
    factor: 'Den Makler feilschen lassen',
    bank: 'Zur Bank gehen',
    withdraw: (amount) => `${amount} abheben`,
    deposit: (amount) => `${amount} einzahlen`,
    go: (star) => `Nach ${star} fliegen`,
    report: 'Um einen Bericht bitten',
    pass: 'Passen',
    gain: (amount) => `etwa ${amount} Vermögen`,
  },
  bank: {
    title: (star) => `Die Bank bei ${star}`,
    toPay: (amount) => `Der Handel kostet ${amount}. Hebe ab, was fehlt, sonst platzt er.`,
    balance: 'Konto',
    cash: 'Bargeld an Bord',
    interest: (percent) => `Das Konto bringt ${percent} im Jahr.`,
    amount: 'Betrag',
    all: 'Alles',
    deposit: 'Einzahlen',
    withdraw: 'Abheben',
    none: 'Jetzt nicht',
  },
  port: {
    title: 'Wohin?',
    about:
      'Gewinne sind Schätzungen: mit den besten Geboten und mit Preisen, die aus den letzten bekannten hochgerechnet sind.',
    order: 'Reihenfolge',
    byDays: 'die nächsten zuerst',
    byGain: 'Gewinn je Tag zuerst',
    nothing: 'nichts zu handeln',
    tooLate: 'nach dem Ende der Partie',
    sells: (lots) => `${lots} verkaufen`,
    buys: (lots) => `${lots} kaufen`,
    choose: 'Einen Hafen wählen',
    report: 'Um einen Bericht aller Preise bitten',
    keys: (keys) => `${keys === '1' ? 'Taste 1 wählt' : `Tasten ${keys} wählen`} einen Hafen, Enter fliegt.`,
  },
  plan: {
    about: 'Wähle Sterne der Reihe nach, hier oder auf der Karte. Ein Plan legt dich nicht fest.',
    ship: 'Schiff',
    add: 'Halt hinzufügen',
    empty: 'Noch kein Halt.',
    remove: (star) => `${star} aus der Route entfernen`,
    clear: 'Route leeren',
    leg: (from, to) => `${from} nach ${to}`,
    arrives: (date, expected) => `Pünktlich am ${date}, wahrscheinlich am ${expected}`,
    onTime: (chance, delay) => `${chance} pünktlich; im Mittel ${delay} zu spät`,
    after: (cargo) => `Danach an Bord: ${cargo}`,
    emptyHold: 'leerer Frachtraum',
    late: 'Vorher ist die Partie zu Ende.',
    total: (time, amount) => `Insgesamt ${time}, etwa ${amount}`,
  },
  books: {
    label: 'Bücher',
    tabs: { fleet: 'Flotte', prices: 'Preise', route: 'Route', charts: 'Verlauf', letters: 'Post' },
  },
  fleet: {
    all: 'Schiffe',
    at: (star) => `im Hafen von ${star}`,
    bound: (star, date) => `unterwegs nach ${star}, erwartet am ${date}`,
    late: (star, date) => `unterwegs nach ${star}, überfällig seit ${date}`,
    overdue: 'überfällig',
    cash: 'Bargeld',
    hold: 'Frachtraum',
    tons: (weight, most) => `${weight} von ${most} Tonnen`,
    weights: 'Eine Einheit wiegt eine Tonne; Software und Sternjuwelen wiegen nichts.',
    empty: 'leer',
    calendar: 'Kommende Landungen',
    none: 'Kein Schiff ist unterwegs.',
    latest: (date) => `spätestens ${date}`,
  },
  prices: {
    title: 'Preistafel',
    about: '▲ der Stern verkauft die Ware, ▼ er braucht sie: sein Preis je Einheit, vom letzten Bericht oder Besuch.',
    star: 'Stern',
    age: 'Stand',
    chart: (star) => `Preise bei ${star}`,
    unseen: 'nicht bekannt',
  },
  exchange: {
    title: 'Kapitäne und Schiffe',
    at: (star) => `bei ${star}`,
    bound: (star, date) => `nach ${star}, ${date}`,
    late: (star) => `nach ${star}, überfällig`,
  },
  standings: {
    player: 'Kapitän',
    ships: 'Bargeld',
    bank: 'Bank',
    total: 'Vermögen',
    toMove: 'am Zug',
  },
  chart: {
    worth: 'Vermögen',
    empty: 'Der Verlauf beginnt mit den ersten Landungen.',
    about: (what) => `${what} im Lauf der Jahre`,
  },
  letter: {
    title: (number) => `Rundschreiben ${number}`,
    open: (number, date) => `Rundschreiben ${number}, ${date}`,
    none: 'Das erste Rundschreiben kommt im Januar.',
    standings: 'Vermögen der Kapitäne',
    moved: 'Preise, die sich geändert haben',
    move: (star, good, from, to) => `${star}, ${good}: ${from} auf ${to}`,
    grown: 'Sterne, die sich entwickelt haben',
    growth: (star, steps) => `${star}, um ${counted(steps, { one: 'Schritt', other: 'Schritte' })} zur nächsten Klasse`,
    reached: (star, word) => `${star} ist jetzt: ${word}`,
    appeared: (star) => `${star} ist offen für den Handel`,
    deals: 'Geschäfte des Jahres',
    deal: (who, lot, star, amount, side) =>
      `${side === 'sell' ? who.does('hat', 'hast') : who.does('hat', 'hast')} ${lot} bei ${star} für ${amount} ${side === 'sell' ? 'verkauft' : 'gekauft'}`,
    landings: (count) => `${counted(count, { one: 'Schiff ist', other: 'Schiffe sind' })} in diesem Jahr gelandet.`,
    first:
      'Der Handel beginnt bei SOL. Unterentwickelte Sterne und Grenzsterne stellen her, was SOL braucht, und brauchen, was deine Schiffe geladen haben.',
    close: 'Schließen',
  },
  ending: { years: 'die Jahre sind vorbei', agreed: 'alle Kapitäne wollten hier aufhören' },
  card: {
    you: 'Du',
    year: (year) => `Das Jahr ${year} ist vorbei`,
    standing: (who, total, change) =>
      `${who}: ${money(total)}${change === undefined ? '' : `, ${change < 0 ? '−' : '+'}${money(Math.abs(change))}`}`,
    held: (ship, count) => `Schiff ${ship} verspätet sich um ${weeks(count)}`,
    late: (ship, count) => `Schiff ${ship} landet ${weeks(count)} zu spät`,
    expected: (star, date) => `Bei ${star} am ${date} erwartet`,
    read: (number) => `Rundschreiben ${number} lesen`,
  },
  wait: {
    thinking: (name) => `${name} handelt ...`,
    waiting: (name) => `Warten auf ${name}`,
  },
  review: {
    progress: (done, all) => `Halt ${done} von ${all} wird analysiert ...`,
    noTurningPoints: 'Kein einzelner Halt hat diese Partie entschieden.',
    at: (who, star, late) => `${who} bei ${star}${late === 0 ? '' : `, ${weeks(late)} zu spät`}.`,
    held: (who, star, count) => `${who}: bei ${star} ${weeks(count)} Verspätung.`,
    onTo: (to) => `Dann weiter nach ${to}.`,
    misses: 'Was bessere Antworten gebracht hätten',
    noMisses: 'Nicht viel: Jeder Handel und jeder Flug war etwa so gut wie möglich.',
    flight: (who, better, to, amount, horizon) =>
      `${who}: ${better} statt ${to} versprach ${later(horizon)} etwa ${amount} mehr.`,
    trade: (who, star, amount, lots) =>
      `${who} bei ${star}: Bessere Gebote hätten etwa ${amount} mehr gebracht. So hätte der Kommodore gehandelt. ${lots}.`,
    traded: 'Handel',
    lost: 'Verlust je Flug',
    about:
      'Handel: was das Feilschen gebracht hat, verglichen mit dem, was der Computerkapitän in denselben Häfen gewonnen hätte. Verlust je Flug: wie viel mehr ein deutlich besserer Hafen ein Jahr später oder bis zum Ende versprach, im Mittel je Abflug. Glück: um wie viele Tage die Schiffe früher kamen als erwartet, insgesamt.',
  },
  hints: {
    destination:
      'Schiffe fliegen von Stern zu Stern. Unterentwickelte Sterne (III) und Grenzsterne (IV) brauchen Maschinen, Medizin und Software und verkaufen, was SOL braucht. Drücke auf einen Stern, dann flieg hin.',
    sell: 'Der Stern braucht etwas, das du hast. Gib an, wie viele Einheiten du verkaufen willst, dann feilsche um einen Preis für alle zusammen.',
    bidSell:
      'Sein Angebot liegt ein Zehntel unter seinem Preis. Verlange mehr: Bis zu seinem Preis nimmt der Stern dein Gebot sofort an; darüber kommt dir sein Preis um ein Fünftel des Wegs entgegen, und du bietest noch einmal. Der Balken zeigt, wo er abbricht.',
    bidBuy:
      'Sein Angebot liegt ein Zehntel über seinem Preis. Biete weniger: Bis hinab zu seinem Preis nimmt der Stern dein Gebot sofort an; darunter kommt dir sein Preis um ein Fünftel des Wegs entgegen, und du bietest noch einmal. Der Balken zeigt, wo er abbricht.',
    buy: 'Jetzt verkauft der Stern. Biete weniger, als er verlangt. Software und Juwelen wiegen nichts; das Gewicht aller anderen Waren ist begrenzt.',
    bank: 'Auf der Bank bringt dein Geld Zinsen. Alle deine Schiffe teilen sich ein Konto, das du bei jedem entwickelten Stern nutzen kannst. Behalte genug für den nächsten Kauf an Bord.',
  },
};
