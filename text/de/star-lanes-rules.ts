/** Die Regeln von Star Lanes in Worten: Optionen, ihre Werte, Ausgaben, und was davon nicht zusammengeht. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { StarLanesContradiction } from '../../games/star-lanes/contradictions.ts';
import { formatOf } from '../format.ts';
import { labelsOf, ruleWords, settingsOf } from '../rules.ts';
import type { GameRuleWords } from '../rules.ts';
import type { StarLanesRuleTexts } from '../star-lanes.ts';
import { FIELD, optionProblems } from './options.ts';

const SPLIT = { reached: 'der Kurs die Grenze erreicht', passed: 'der Kurs die Grenze überschreitet', never: 'nie' };

const options: StarLanesRuleTexts['options'] = {
  rows: 'Zeilen der Galaxie, von Norden gezählt.',
  columns: 'Spalten der Galaxie, von Westen mit Buchstaben bezeichnet.',
  companies: 'Gesellschaften, die es gleichzeitig geben kann.',
  minPlayers: 'Mindestzahl der Spieler.',
  maxPlayers: 'Höchstzahl der Spieler.',
  cash: 'Bargeld jedes Spielers zu Beginn.',
  stars: 'Sterne: eine Wahrscheinlichkeit je Feld (1/20) oder eine genaue Zahl (8).',
  map: 'Eine von Hand gezeichnete Galaxie; `none` für eine zufällige.',
  candidates: 'Felder, die in jedem Zug angeboten werden.',
  offer: 'Wie die angebotenen Felder ausgelost werden.',
  deadSpaces: 'Felder, die eine Gesellschaft gründen würden, wenn keine mehr frei ist.',
  tooFew: 'Was passiert, wenn zu wenige Felder infrage kommen.',
  firstOffers: 'Was das erste Angebot jedes Spielers enthält.',
  basePrice: 'Kurs einer Gesellschaft vor Sternen und Außenposten.',
  growth: 'Was ein Feld zum Kurs der wachsenden Gesellschaft beiträgt.',
  starBonus: 'Was jeder Stern neben dem Feld zum Kurs beiträgt.',
  outpostBonus: 'Was jeder Außenposten, der dazukommt, zum Kurs beiträgt.',
  founded: 'Welche Gesellschaft gegründet wird.',
  mergers: 'Wie drei oder vier Gesellschaften fusionieren.',
  ties: 'Welche von mehreren gleich großen Gesellschaften eine Fusion überlebt.',
  mergerSize: 'Wie das Fusionsfeld in der Größe der überlebenden Gesellschaft zählt.',
  mergerGrowth: 'Das Fusionsfeld erhöht den Kurs wie beim Wachsen.',
  mergerStars: 'Sterne neben einem Fusionsfeld zählen.',
  mergerOutposts: 'Außenposten neben einem Fusionsfeld kommen dazu.',
  phantoms:
    'Schon übernommene Gesellschaften werden für jedes Seitenpaar noch einmal übernommen (ein Fehler im Osborne-Listing).',
  growthSplit: 'Kurs, bei dem Wachstum einen Aktiensplit auslöst.',
  growthSplitWhen: 'Nach Wachstum oder Gründung folgt ein Aktiensplit, wenn ...',
  mergerSplit: 'Kurs, bei dem eine Fusion einen Aktiensplit auslöst.',
  mergerSplitWhen: 'Nach einer Fusion folgt ein Aktiensplit, wenn ...',
  splits: 'Wie viele Aktiensplits es auf einmal gibt.',
  splitRounding: 'Wie die Hälfte eines ungeraden Kurses gerundet wird.',
  dividend: 'Dividende in Prozent des Aktienwerts.',
  dividendTo: 'Wer Dividende erhält.',
  founderShares: 'Aktien, die der Gründer bekommt.',
  conversion: 'Aktien einer übernommenen Gesellschaft, die eine der überlebenden ergeben.',
  conversionRounding: 'Aktien, die beim Tausch nicht aufgehen.',
  bonus: 'Fusionsprämie, als Vielfaches des Kurses der übernommenen Gesellschaft.',
  bonusTo: 'Wer die Fusionsprämie erhält.',
  unowned:
    'Eine übernommene Gesellschaft ohne Aktionäre (nachdem verrechnet ist, was einige besitzen und andere schulden).',
  arithmetic: 'Wie mit Geld gerechnet wird.',
  trading: 'Wie Aktien gehandelt werden.',
  selling: 'Ob Aktien verkauft werden können.',
  fractions: 'Bruchteile von Aktien können gehandelt werden (nur historische Ausgaben).',
  shares:
    'Aktien einer Gesellschaft, die Spieler halten können, bevor die Bank keine mehr verkauft; 0 für keine Grenze.',
  blackHoles: 'Schwarze Löcher: eine genaue Zahl (3) oder eine Wahrscheinlichkeit je Feld (1/60).',
  blackHolePull: 'Was jedes schwarze Loch neben dem Feld vom Kurs abzieht.',
  swallow: 'Der Kurs, bei dem eine Gesellschaft verschlungen wird.',
  loneOutposts: 'Ein Außenposten, der neben ein schwarzes Loch gesetzt wird.',
  moves: 'Züge insgesamt, nach denen die Partie endet; 0 für keine Grenze.',
  rounds: 'Züge für jeden Spieler; 0 für keine Grenze.',
  full: 'Prozentsatz der Galaxie, der nicht mehr leer sein darf, damit die Partie endet; 0 für keine Grenze.',
  lanes: 'Größe aller Gesellschaften zusammen, bei der die Partie endet; 0 für keine Grenze.',
  largest: 'Größe einer Gesellschaft, bei der die Partie endet; 0 für keine Grenze.',
  endCheck: 'Wann das Ende eintritt.',
  endCommand: 'Wer am Zug ist, darf die Partie für alle beenden.',
  books: 'Wer Bargeld und Aktien sieht.',
};

const choices: StarLanesRuleTexts['choices'] = {
  offer: {
    reject: 'Zeile und Spalte werden neu gezogen, bis ein Feld passt, wie 1977',
    fair: 'jedes passende Feld ist gleich wahrscheinlich, mit einer Ziehung je Versuch',
  },
  deadSpaces: {
    refused: 'werden nie angeboten',
    outposts: 'werden angeboten, und es entsteht ein Außenposten',
    'west-star-missed': 'werden nie angeboten, aber ein Stern im Westen wird übersehen (ein Fehler im Osborne-Listing)',
  },
  tooFew: { end: 'die Partie endet', fewer: 'die übrigen werden angeboten; ist keines übrig, endet die Partie' },
  firstOffers: {
    any: 'beliebige Felder, die infrage kommen, wie 1977',
    founding: 'eines davon gründet eine Gesellschaft, wenn die Galaxie ein solches Feld hat',
  },
  founded: { first: 'die erste freie Gesellschaft', chosen: 'der Spieler wählt' },
  mergers: {
    largest: 'die größte übernimmt alle anderen',
    pairwise: 'je zwei auf einmal: N-S, N-O, N-W, W-O, O-S, W-S',
  },
  ties: {
    compass: 'die erste von Norden, Süden, Osten, Westen',
    price: 'der höhere Kurs, dann Norden, Süden, Osten, Westen',
    'market-value': 'der höhere Wert aller Aktien, dann ein Münzwurf',
    chosen: 'der Spieler wählt',
  },
  mergerSize: { none: 'zählt nicht, wie 1977', one: 'zählt einmal', each: 'zählt für jede übernommene Gesellschaft' },
  growthSplitWhen: SPLIT,
  mergerSplitWhen: SPLIT,
  splits: { once: 'einmal', repeated: 'bis die Grenze nicht mehr erreicht (oder überschritten) wird' },
  splitRounding: { down: 'der halbe Dollar verfällt', 'half-up': 'der halbe Dollar wird aufgerundet' },
  dividendTo: { mover: 'der Spieler, der gezogen hat', all: 'alle, nach jedem Zug' },
  conversionRounding: { 'half-up': 'eine halbe Aktie wird aufgerundet', down: 'eine halbe Aktie verfällt' },
  bonusTo: { holders: 'alle Aktionäre nach ihrem Anteil', 'largest-holder': 'nur der größte Aktionär' },
  unowned: { nothing: 'zahlt nichts', 'as-one': 'zählt, als gäbe es eine Aktie (die Spiele von Osborne und in C)' },
  arithmetic: { altair: 'einfache Genauigkeit, wie auf dem Altair', exact: 'auf den Dollar genau' },
  trading: {
    'in-order': 'jede Gesellschaft einmal, in alphabetischer Reihenfolge',
    sheet: 'alle auf einmal, in beliebiger Reihenfolge',
  },
  selling: {
    none: 'Aktien können nicht verkauft werden',
    owned: 'Spieler können verkaufen, was sie besitzen',
    unchecked: 'keine Prüfung: Spieler können verkaufen, was sie nicht besitzen (nur historische Ausgaben)',
  },
  swallow: { 'at-zero': 'bei null oder darunter', 'below-zero': 'unter null' },
  loneOutposts: { stay: 'bleibt', lost: 'geht verloren: Das Feld bleibt leer' },
  endCheck: {
    'after-trading': 'wenn der letzte Spieler gehandelt hat',
    'before-trading': 'sofort: Der letzte Spieler handelt nicht mehr',
  },
  books: { private: 'jeder sieht nur die eigenen Bücher', open: 'alle sehen alles' },
};

const editions: StarLanesRuleTexts['editions'] = {
  faber1977: {
    title: 'Star Lanes',
    history: 'Steven Fabers Spiel, geschrieben im Dezember 1976: fünf Gesellschaften, 48 Züge.',
  },
  napoli1979: {
    title: 'Star Lanes für den Apple II',
    history: 'R. Napolis Fassung: Bei genau 3.000 $ gibt es keinen Aktiensplit, und END beendet das Spiel.',
  },
  osborne: {
    title: 'Star Lanes, First Osborne Group',
    history: 'Endet, wenn die Routen 70 Felder füllen, statt nach 48 Zügen; hier ohne die zwei Fehler.',
  },
  'osborne-as-shipped': {
    title: 'Star Lanes, First Osborne Group, wie ausgeliefert',
    history: 'Dasselbe mit den Fehlern: Fusionen zählen doppelt, und ein Stern im Westen wird übersehen.',
  },
  singer1984: {
    title: 'Star Traders',
    history: 'S. J. Singers Fassung, die bekannteste: Eine Fusion führt auch bei genau 3.000 $ zum Aktiensplit.',
  },
  microbee1988: {
    title: 'Star Traders für den Microbee',
    history: 'Singers Regeln in Australien, allein oder mit bis zu drei anderen.',
  },
  beej: {
    title: 'Star Lanes in C',
    history: 'Brian Halls Spiel auf 10x12 mit schwarzen Löchern, freiem Handel und paarweisen Fusionen.',
  },
  today: {
    title: 'Star Lanes heute',
    history:
      'Unsere Empfehlung: das Spiel von 1977 ohne seine bekannten Fehler; alle Aktien werden auf einmal gehandelt.',
  },
  quick: {
    title: 'Schnelle Partie',
    history: 'Eine kleine Galaxie und acht Züge für jeden: eine Viertelstunde zu viert.',
  },
  grand: {
    title: 'Große Galaxie',
    history: 'Eine Galaxie von 14x20 mit acht Gesellschaften, für bis zu acht Spieler.',
  },
};

const rules: StarLanesRuleTexts = {
  options,
  choices,
  editions,
  groups: {
    Board: 'Brett',
    Offer: 'Angebot',
    Placing: 'Setzen',
    Stock: 'Aktien',
    Trading: 'Handel',
    'Black holes': 'Schwarze Löcher',
    End: 'Ende',
    Table: 'Tisch',
  },
};

const { counted } = formatOf('de');
const words = ruleWords(rules);
const set = settingsOf(rules, FIELD);

const contradictions: Wording<StarLanesContradiction> = {
  'fewest-above-most': ({ minPlayers, maxPlayers }) =>
    `${set(`min-players=${minPlayers}`)} ist mehr als ${set(`max-players=${maxPlayers}`)}`,
  'map-signs': () => 'eine Karte wird mit Zahlen (leere Felder), *, @, o und / zwischen den Zeilen gezeichnet',
  'map-too-wide': () => 'eine Zeile der Karte hat höchstens 40 Felder',
  'map-rows': ({ drawn, rows }) =>
    `die Karte hat ${counted(drawn, { one: 'Zeile', other: 'Zeilen' })}, das passt nicht zu ${set(`rows=${rows}`)}`,
  'map-columns': ({ row, drawn, columns }) =>
    `Zeile ${row} der Karte hat ${counted(drawn, { one: 'Feld', other: 'Felder' })}, das passt nicht zu ${set(`columns=${columns}`)}`,
  'too-many-marks': ({ marks, rows, columns, most }) =>
    `${marks} Sterne und schwarze Löcher sind mehr als die Hälfte einer Galaxie von ${rows}x${columns} (höchstens ${most})`,
  'chosen-ties-need-largest': () =>
    `${set('ties=chosen')} geht nur mit ${set('mergers=largest')}; bei paarweisen Fusionen gibt es mehr als eine Wahl`,
  'phantoms-need-largest': () => `${set('phantoms=on')} geht nur mit ${set('mergers=largest')}`,
  'altair-needs-in-order': () =>
    `${set('arithmetic=altair')} geht nur mit ${set('trading=in-order')}; der Altair rechnete einen Auftrag nach dem anderen`,
  'historic-only': ({ option, edition }) =>
    `${set(option)} ist für historische Ausgaben; „${words.edition(edition).title}“ ist keine`,
};

const problems = optionProblems(
  (contradiction: StarLanesContradiction) => inWords(contradiction, contradictions),
  labelsOf(options),
);

export const starLanesRulesDe: GameRuleWords<StarLanesContradiction> = {
  ...words,
  optionProblem: (problem) => inWords(problem, problems),
};
