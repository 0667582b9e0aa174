/** Die Regeln von Star Trader in Worten: Optionen, ihre Werte, Ausgaben, und was davon nicht zusammengeht. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { StarTraderContradiction } from '../../games/star-trader/contradictions.ts';
import { labelsOf, ruleWords, settingsOf } from '../rules.ts';
import type { GameRuleWords } from '../rules.ts';
import type { StarTraderRuleTexts } from '../star-trader.ts';
import { FIELD, optionProblems } from './options.ts';

const options: StarTraderRuleTexts['options'] = {
  minPlayers: 'Mindestzahl der Kapitäne.',
  maxPlayers: 'Höchstzahl der Kapitäne.',
  ships: 'Schiffe jedes Kapitäns.',
  tons: 'Tonnen Fracht, die ein Schiff tragen kann.',
  cash: 'Bargeld an Bord jedes Schiffs zu Beginn.',
  stars: 'Sterne zu Beginn: eine Zahl oder eine Formel für die Kapitäne (nie mehr als die Höchstzahl).',
  mapSize: 'Seitenlänge der Karte in Lichtjahren; SOL liegt in der Mitte.',
  minDistance: 'Mindestabstand zwischen zwei Sternen in Lichtjahren.',
  developed: 'Höchstabstand entwickelter Sterne von SOL, waagerecht und senkrecht, in Lichtjahren.',
  frontier: 'Mindestabstand der Grenzsterne von SOL, waagerecht oder senkrecht, in Lichtjahren.',
  frontierReach: 'Wie weit draußen Grenzsterne liegen.',
  classes: 'Die Reihenfolge der Klassen ab dem fünften Stern.',
  places: 'Wie die Orte der Sterne ausgelost werden.',
  names: 'Wie Sterne ihre Namen bekommen.',
  delays: 'Prozentsatz der Abflüge mit angekündigter Verspätung.',
  onTime: 'Prozentsatz der Schiffe, die am erwarteten Tag landen.',
  bids: 'Zahl der Gebote in einem Handel.',
  margin:
    'Gewinnspanne: Je größer sie ist, desto weniger schwanken die Preise, höchstens um zwei Drittel, geteilt durch sie.',
  cents: 'Auch Cents können geboten, eingezahlt und abgehoben werden.',
  oversupply: 'Was mit Waren geschieht, von denen ein Stern zu viel hat.',
  idle: 'Der Preis einer Ware, die ein Stern weder herstellt noch braucht.',
  factor: 'Prozentsatz, den ein Makler, der für dich feilscht, von den besten Geboten behält; 0 für keine Makler.',
  interest: 'Zinsen im Jahr in Prozent.',
  mostStars: 'Höchstzahl der Sterne in einer Galaxie.',
  labels: 'Die Klasse, die für einen Stern gezeigt wird.',
  growthNews: 'Welche Entwicklungen der Sterne gemeldet werden.',
  reports: 'Wann alle Preise gemeldet werden.',
  years: 'Jahre, die eine Partie dauert.',
};

const choices: StarTraderRuleTexts['choices'] = {
  frontierReach: { edge: 'bis an die Ränder und Ecken der Karte', circle: 'nicht weiter von SOL als die Ränder' },
  classes: {
    'underdeveloped-first': 'unterentwickelt, entwickelt, Grenze',
    'frontier-first': 'Grenze, unterentwickelt, entwickelt',
  },
  places: {
    floored: 'irgendwo, auf den Abstand geprüft, dann auf ganze Lichtjahre abgerundet',
    whole: 'von Anfang an in ganzen Lichtjahren',
  },
  names: { drawn: 'jeder wird gezogen, bis es ein neuer ist', shuffled: 'die Liste wird gemischt' },
  oversupply: {
    turns: 'sie zählen beim nächsten Besuch als Bedarf, wie 1974',
    kept: 'sie werden Monat für Monat verbraucht, und der Stern will bis dahin keine',
  },
  idle: { 'no-price': 'kein Preis, also kein Handel', 'base-price': 'ihr Grundpreis' },
  labels: {
    rounded: 'die nächstliegende, wie 1974, auch bevor sie erreicht ist',
    exact: 'die, die der Stern erreicht hat',
  },
  growthNews: { classes: 'nur, wenn ein Stern eine Klasse erreicht', steps: 'jeden Schritt' },
  reports: { 'on-demand': 'jeden Januar, und wenn ein Kapitän im Hafen darum bittet', yearly: 'jeden Januar' },
};

const editions: StarTraderRuleTexts['editions'] = {
  kaufman1974: {
    title: 'Star Trader',
    history: 'Dave Kaufmans Spiel für die People’s Computer Company: je zwei Schiffe, fünf Jahre, Feilschen.',
  },
  remake: {
    title: 'Star Trader, die Neufassung',
    history:
      'Die Sternkarte einer späteren Neufassung, viermal so groß, mit dem Handel von 1974; auch für einen Kapitän.',
  },
  today: {
    title: 'Star Trader heute',
    history:
      'Unsere Empfehlung: 1 bis 12 Kapitäne, zwei Jahre, ein Makler, der für dich feilscht; jedes zweite Schiff ist pünktlich.',
  },
};

const rules: StarTraderRuleTexts = {
  options,
  choices,
  editions,
  groups: {
    Captains: 'Kapitäne',
    Galaxy: 'Galaxie',
    Travel: 'Reisen',
    Trading: 'Handel',
    Bank: 'Bank',
    Development: 'Entwicklung',
    News: 'Nachrichten',
    End: 'Ende',
  },
};

const words = ruleWords(rules);
const set = settingsOf(rules, FIELD);

const contradictions: Wording<StarTraderContradiction> = {
  'fewest-above-most': ({ minPlayers, maxPlayers }) =>
    `${set(`min-players=${minPlayers}`)} ist mehr als ${set(`max-players=${maxPlayers}`)}`,
  'too-many-ships': ({ players, ships, most }) =>
    `${players} Kapitäne mit je ${ships} Schiffen haben mehr als ${most} Schiffe; verringere ${set('max-players')} oder ${set('ships')}`,
  'stars-above-most': ({ stars, mostStars }) =>
    `${set(`stars=${stars}`)} ist mehr als ${set(`most-stars=${mostStars}`)}`,
  'map-too-small': ({ developed, frontier, mapSize }) =>
    `${set(`developed=${developed}`)} und ${set(`frontier=${frontier}`)} passen nicht zu ${set(`map-size=${mapSize}`)}`,
  'edition-captains': ({ edition, least }) => `„${words.edition(edition).title}“ ist für mindestens ${least} Kapitäne`,
  'edition-distance': ({ edition, least, most }) =>
    `in „${words.edition(edition).title}“ geht ${set('min-distance')} von ${least} bis ${most}`,
  'edition-stars': ({ edition, least, most }) =>
    `in „${words.edition(edition).title}“ geht ${set('stars')} von ${least} bis ${most}`,
  'edition-most-stars': ({ edition, most, players }) =>
    `„${words.edition(edition).title}“ hat höchstens ${most} Sterne; wähle für ${players} Kapitäne ${set(`stars=${most}`)} oder weniger`,
  'stars-do-not-fit': ({ stars, minDistance, mapSize }) =>
    `${stars} Sterne mit mindestens ${minDistance} Lichtjahren Abstand passen nicht auf eine Karte von ${mapSize}x${mapSize}; verringere ${set('stars')} oder ${set('min-distance')}, oder erhöhe ${set('map-size')}`,
};

const problems = optionProblems(
  (contradiction: StarTraderContradiction) => inWords(contradiction, contradictions),
  labelsOf(options),
);

export const starTraderRulesDe: GameRuleWords<StarTraderContradiction> = {
  ...words,
  optionProblem: (problem) => inWords(problem, problems),
};
