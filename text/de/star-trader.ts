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
const classes = { I: 'Weltstern', II: 'entwickelt', III: 'unterentwickelt', IV: 'Grenzstern' };
const captain = (number: number): string => `Kapitän ${number}`;
const days = (count: number): string => counted(Math.round(count), { one: 'Tag', other: 'Tage' });
const unitWords = (count: number): string => counted(count, { one: 'Einheit', other: 'Einheiten' });
const weeks = (count: number): string => counted(count, { one: 'Woche', other: 'Wochen' });

/** Wie weit ein Stern ist, der keine neue Klasse erreicht hat. */
function grownStep(star: string, { next }: Development): string {
  return next === undefined
    ? `${star} ist gewachsen: Er braucht und macht von allem mehr.`
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
      return `${ship(event)} fliegt von ${event.from} nach ${event.to}${event.delay > 0 ? `, ${weeks(event.delay)} verspätet,` : ''} und wird am ${date(event.eta)} erwartet.`;
    case 'landed': {
      const late = event.late === 0 ? 'pünktlich' : `${weeks(event.late)} zu spät`;
      return `${ship(event)} landet bei ${event.star}, ${late}, mit ${[money(event.cash), cargo(event.cargo)].filter(Boolean).join(' und ')}.`;
    }
    case 'opened':
      return `${who(event.by).does('feilscht', 'feilschst')} mit ${event.star} um ${lot(event.units, event.good)}.`;
    case 'declined':
      return `${event.star} nimmt ${money(event.total)} für ${lot(event.units, event.good)} nicht an und wartet auf ein neues Gebot.`;
    case 'dealt':
      return `${event.side === 'sell' ? who(event.by).does('verkauft', 'verkaufst') : who(event.by).does('kauft', 'kaufst')} ${lot(event.units, event.good)} bei ${event.star} für ${money(event.total)}${event.fee === undefined ? '' : `; der Unterhändler behält ${money(event.fee)}`}.`;
    case 'failed': {
      const why = { star: `${event.star} hat genug gehört`, cash: 'das Geld reicht nicht', captain: 'abgebrochen' };
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
        : `${event.star} hat sich entwickelt und ist nun von Klasse ${event.class} (${classes[event.class]}).`;
    case 'appeared':
      return `Ein neuer Stern, ${event.star}, handelt mit.`;
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
    chance: 'Spielt irgendetwas Erlaubtes.',
    beginner: 'Zahlt, was ein Stern verlangt, vergisst manche Waren und plant selten, wohin es geht.',
    trader: 'Fliegt, wohin die Preistafel am meisten verspricht, und zahlt ihren Preis.',
    merchant: 'Fliegt auch nach der Preistafel, feilscht aber bis zum letzten Gebot.',
    captain: 'Führt Buch über jeden Stern, plant Routen und bringt den Rest zur Bank.',
    searcher: 'Spielt für jeden lohnenden Hafen viele Fortsetzungen ein Jahr weit voraus.',
    champion: 'Hat das Fliegen gegen sich selbst gelernt und spielt Hunderte Fortsetzungen bis zum Ende.',
  },
  form: {
    title: 'Neue Partie Star Trader',
    about:
      'Bringe Waren von dort, wo man sie macht, dorthin, wo man sie braucht, und feilsche um jeden Posten. Wer am Ende am meisten wert ist, hat gewonnen.',
    sharedDevice: 'Mehrere Kapitäne spielen an diesem Gerät: gefragt wird, wessen Schiff landet.',
    alone: 'Allein spielt man um eine Medaille:',
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
    help: 'Mit den Pfeiltasten von Stern zu Stern; Enter sagt mehr.',
    lens: 'Preise zeigen für',
    noLens: 'Namen',
    here: 'das Schiff ist hier',
    from: (lightYears, star, time) => `${lightYears} Lichtjahre von ${star}, ${time}`,
    sells: 'verkauft',
    buys: 'braucht',
    steps: stepsTo,
    unknown: 'Preise noch nicht bekannt',
    asOf: (date, age) => `Preise vom ${date}, ${age}`,
    today: 'von heute',
    old: (months) =>
      months < 1 ? 'weniger als einen Monat alt' : `${counted(months, { one: 'Monat', other: 'Monate' })} alt`,
    ring: (count) => `${count} T`,
    inPort: 'Im Hafen',
    bound: 'Unterwegs hierher',
    fly: (star) => `Nach ${star} fliegen`,
    addStop: 'In die Route',
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
    onBoard: 'An Bord',
    forSale: 'Zu verkaufen',
    room: 'Platz an Bord',
    tons: (count) => `${counted(count, { one: 'Tonne', other: 'Tonnen' })}, eine je Einheit`,
    weightless: 'wiegt nichts',
    paid: 'Dein Geld reicht für',
    paidAll: 'alle davon',
    units: unitWords,
    total: (total, off, side) =>
      `Zu seinem Preis sind das ${total} für alles, ${side === 'at' ? 'der Grundpreis' : `${off} ${side === 'above' ? 'über' : 'unter'} dem Grundpreis`}.`,
    quantity: 'Einheiten',
    less: 'Weniger',
    more: 'Mehr',
    most: 'Max',
    none: 'Weiter',
    bargain: (count) => `Um ${count} feilschen`,
    overPaid: 'Mehr, als dein Geld beim verlangten Preis hergibt: Drücke den Preis, sonst wird nichts daraus.',
    noGain:
      'Lohnt sich hier nicht: Der Preis liegt über dem Grundpreis, oder Platz und Geld bleiben besser frei für anderes.',
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
      'Sein Preis: was der Stern heute gerecht findet und sofort annimmt. Karte und Preistafel zeigen ihn je Einheit.',
    baseAbout: 'Grundpreis: was eine Einheit an Bord zählt, überall.',
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
    finalOffer: (amount, side) => (side === 'sell' ? `Mein letztes Wort: ${amount}.` : `Mein letztes Wort: ${amount}.`),
    history: 'Der Handel bisher',
    quick: 'Schnelle Gebote',
    quickBids: { sure: 'Sicher', halfway: 'Halbe Geduld', boldest: 'Ganze Geduld' },
    takes: (amount) => `nimmt ${amount} sofort an`,
    listens: (amount) => `hört zu bis ${amount}`,
    outlook: {
      offer: (offer) => `Sein eigenes Angebot von ${offer} ist ebenso gut oder besser: Nimm es an.`,
      taken: 'Das nimmt der Stern sofort an.',
      thinking: (patience, price, bids) =>
        `Der Stern denkt darüber nach, das kostet ${patience} seiner Geduld: Sein Preis wird ${price}, und du hast noch ${counted(bids, { one: 'Gebot', other: 'Gebote' })}.`,
      gone: 'Mehr, als seine Geduld erträgt: Der Stern geht, und um diese Ware wird hier kein zweites Mal gehandelt.',
      last: 'Dein letztes Gebot: Über seinen Preis hinaus geht der Stern nicht, und ein zweites Mal wird nicht gehandelt.',
    },
    slip: (above, below) =>
      `Das sieht nach einem Tippfehler aus: Ein Gebot ist mehr als ein Zehntel seines Preises (${above}) und weniger als das Zehnfache (${below}).`,
    accept: (amount) => `${amount} annehmen`,
    send: (amount) => `${amount} bieten`,
    pass: 'Abbrechen',
    nothing: 'Es gibt keinen Preis, um den man feilschen könnte.',
    dealtAll: (lots, amount, side) => `Zusammen ${side === 'sell' ? 'verkauft' : 'gekauft'} für ${amount}: ${lots}`,
    dealt: (lot, amount, side) => `${side === 'sell' ? 'Verkauft' : 'Gekauft'}: ${lot} für ${amount}`,
    failed: {
      star: 'Kein Handel: Der Stern hat genug gehört.',
      cash: 'Kein Handel: Das Geld reichte nicht.',
      captain: 'Du hast abgebrochen.',
    },
  },
  factor: {
    title: 'Unterhändler',
    sell: (total) => `Mein Unterhändler verkauft für ${total}`,
    buy: (total) => `Mein Unterhändler kauft für ${total}`,
    stop: 'Mein Unterhändler handelt den ganzen Halt',
    stopAbout:
      'Verkauft, was mehr als den Grundpreis bringt, so viel der Stern nimmt, und kauft, was weniger kostet. Bank und Abflug bleiben bei dir.',
    about: (percent) => `Ein Unterhändler bietet am besten und behält ${percent}.`,
  },
  advice: {
    sell: (count) => `${count} verkaufen`,
    buy: (count) => `${count} kaufen`,
    bid: (amount) => `${amount} bieten`,
    factor: 'Den Unterhändler feilschen lassen',
    bank: 'Zur Bank gehen',
    withdraw: (amount) => `${amount} abheben`,
    deposit: (amount) => `${amount} einzahlen`,
    go: (star) => `Nach ${star} fliegen`,
    report: 'Um einen Bericht bitten',
    pass: 'Weiter',
    gain: (amount) => `etwa ${amount} an Wert`,
  },
  bank: {
    title: (star) => `Die Bank bei ${star}`,
    toPay: (amount) => `Der Handel kostet ${amount}. Hebe ab, was fehlt, sonst ist er aus.`,
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
      'Gewinne sind, was die Kartenkammer beim besten Feilschen erwartet, zu Preisen, die sie aus dem Letztbekannten errechnet.',
    order: 'Reihenfolge',
    byDays: 'die nächsten zuerst',
    byGain: 'die besten je Tag zuerst',
    nothing: 'nichts zu handeln',
    tooLate: 'nach dem Ende der Partie',
    sells: (lots) => `${lots} verkaufen`,
    buys: (lots) => `${lots} kaufen`,
    choose: 'Einen Hafen wählen',
    report: 'Um einen Bericht aller Preise bitten',
    keys: (keys) => `${keys === '1' ? 'Taste 1 wählt' : `Tasten ${keys} wählen`} einen Hafen, Enter fliegt.`,
  },
  plan: {
    about: 'Wähle Sterne der Reihe nach, hier oder auf der Karte. Planen entscheidet nichts.',
    ship: 'Schiff',
    add: 'Halt hinzufügen',
    empty: 'Noch kein Halt.',
    remove: (star) => `${star} aus der Route nehmen`,
    clear: 'Route leeren',
    leg: (from, to) => `${from} nach ${to}`,
    arrives: (date, expected) => `Pünktlich am ${date}, wohl am ${expected}`,
    onTime: (chance, delay) => `${chance} pünktlich; im Mittel ${delay} zu spät`,
    after: (cargo) => `Danach an Bord: ${cargo}`,
    emptyHold: 'nichts',
    late: 'Vorher ist die Partie zu Ende.',
    total: (time, amount) => `Zusammen ${time}, etwa ${amount}`,
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
    hold: 'Laderaum',
    tons: (weight, most) => `${weight} von ${most} Tonnen`,
    weights: 'Eine Einheit wiegt eine Tonne; Software und Sternjuwelen wiegen nichts.',
    empty: 'leer',
    calendar: 'Kommende Landungen',
    none: 'Kein Schiff ist unterwegs.',
    latest: (date) => `spätestens ${date}`,
  },
  prices: {
    title: 'Preistafel',
    about: '▲ verkauft der Stern, ▼ braucht der Stern: sein Preis je Einheit, vom letzten Bericht oder Besuch.',
    star: 'Stern',
    age: 'Vom',
    chart: (star) => `Preise bei ${star}`,
    unseen: 'nicht bekannt',
  },
  exchange: {
    title: 'Kapitäne und Schiffe',
    at: (star) => `in ${star}`,
    bound: (star, date) => `nach ${star}, ${date}`,
    late: (star) => `nach ${star}, überfällig`,
  },
  standings: {
    player: 'Kapitän',
    ships: 'Bar',
    bank: 'Bank',
    total: 'Wert',
    toMove: 'ist gefragt',
  },
  chart: {
    worth: 'Wert',
    empty: 'Die Linien beginnen mit den ersten Landungen.',
    about: (what) => `${what} über die Jahre`,
  },
  letter: {
    title: (number) => `Rundschreiben ${number}`,
    open: (number, date) => `Rundschreiben ${number}, ${date}`,
    none: 'Das erste Rundschreiben kommt im Januar.',
    standings: 'Wer was wert ist',
    moved: 'Preise, die sich bewegten',
    move: (star, good, from, to) => `${star}, ${good}: ${from} auf ${to}`,
    grown: 'Sterne, die sich entwickelten',
    growth: (star, steps) => `${star}, um ${counted(steps, { one: 'Schritt', other: 'Schritte' })} zur nächsten Klasse`,
    reached: (star, word) => `${star} ist nun: ${word}`,
    appeared: (star) => `${star} handelt nun mit`,
    deals: 'Geschäfte des Jahres',
    deal: (who, lot, star, amount, side) =>
      `${side === 'sell' ? who.does('verkaufte', 'verkauftest') : who.does('kaufte', 'kauftest')} ${lot} bei ${star} für ${amount}`,
    landings: (count) => `${counted(count, { one: 'Schiff landete', other: 'Schiffe landeten' })} im Jahr.`,
    first:
      'Der Handel beginnt bei SOL. Unterentwickelte und Grenzsterne machen, was SOL braucht, und wollen, was deine Schiffe bringen.',
    close: 'Schließen',
  },
  ending: { years: 'die Jahre sind vorbei', agreed: 'alle Kapitäne wollten hier aufhören' },
  card: {
    you: 'Du',
    year: (year) => `Das Jahr ${year} ist vorbei`,
    standing: (who, total, change) =>
      `${who}: ${money(total)}${change === undefined ? '' : `, ${change < 0 ? '−' : '+'}${money(Math.abs(change))}`}`,
    held: (ship, count) => `Schiff ${ship} wird ${weeks(count)} aufgehalten`,
    late: (ship, count) => `Schiff ${ship} landet ${weeks(count)} zu spät`,
    expected: (star, date) => `Bei ${star} erwartet am ${date}`,
    read: (number) => `Rundschreiben ${number} lesen`,
  },
  wait: {
    thinking: (name) => `${name} handelt ...`,
    waiting: (name) => `Warten auf ${name}`,
  },
  review: {
    progress: (done, all) => `Halt ${done} von ${all} wird geprüft ...`,
    noTurningPoints: 'Kein einzelner Halt hat diese Partie entschieden.',
    at: (who, star, late) => `${who} bei ${star}${late === 0 ? '' : `, ${weeks(late)} zu spät`}.`,
    held: (who, star, count) => `${who}: bei ${star} ${weeks(count)} aufgehalten.`,
    onTo: (to) => `Dann weiter nach ${to}.`,
    misses: 'Was bessere Antworten gebracht hätten',
    noMisses: 'Nicht viel: Jeder Handel und jeder Flug war etwa so gut wie jeder andere.',
    flight: (who, better, to, amount, horizon) =>
      `${who}: ${better} statt ${to} versprach ${later(horizon)} etwa ${amount} mehr.`,
    trade: (who, star, amount, lots) =>
      `${who} bei ${star}: Besser gehandelt wären es etwa ${amount} mehr gewesen. Ein Kommodore hätte es so gemacht: ${lots}.`,
    traded: 'Handel',
    lost: 'Verlust je Flug',
    about:
      'Handel: was die Geschäfte brachten, gemessen an dem, was der Computerkapitän in denselben Häfen gewonnen hätte. Verlust je Flug: was ein anderer Hafen ein Jahr später oder bis zum Ende deutlich mehr versprach, im Mittel je Abflug. Glück: Tage, die die Schiffe früher kamen als erwartet, alle zusammen.',
  },
  hints: {
    destination:
      'Jedes Schiff fliegt von Stern zu Stern. Unterentwickelte (III) und Grenzsterne (IV) brauchen Maschinen, Medizin und Software und verkaufen, was SOL braucht. Stern wählen, dann fliegen.',
    sell: 'Der Stern braucht etwas, das du hast. Sage, wie viele Einheiten du verkaufst; dann feilschst du um einen Preis für alle zusammen.',
    bidSell:
      'Sein Angebot liegt ein Zehntel unter seinem Preis. Verlange mehr: Bis zu seinem Preis nimmt der Stern dein Gebot sofort an; darüber kommt dir sein Preis um ein Fünftel des Wegs entgegen, und er hört das nächste. Der Balken zeigt, ab wann er geht.',
    bidBuy:
      'Sein Angebot liegt ein Zehntel über seinem Preis. Biete weniger: Bis hinab zu seinem Preis nimmt der Stern dein Gebot sofort an; darunter kommt dir sein Preis um ein Fünftel des Wegs entgegen, und er hört das nächste. Der Balken zeigt, ab wann er geht.',
    buy: 'Nun verkauft der Stern. Biete weniger, als er will. Software und Juwelen wiegen nichts; vom Rest trägt ein Schiff nur so viele Tonnen.',
    bank: 'Auf der Bank bringt dein Geld Zinsen. Alle deine Schiffe teilen ein Konto, bei jedem entwickelten Stern. Behalte genug für den nächsten Kauf an Bord.',
  },
};
