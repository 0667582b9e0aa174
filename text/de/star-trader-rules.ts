/** Die Regeln von Star Trader in Worten: Optionen, ihre Werte, Ausgaben, und was davon nicht zusammengeht. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { StarTraderContradiction } from '../../games/star-trader/contradictions.ts';
import { labelsOf, ruleWords, settingsOf } from '../rules.ts';
import type { GameRuleWords } from '../rules.ts';
import type { StarTraderRuleTexts } from '../star-trader.ts';
import { FIELD, optionProblems } from './options.ts';

const options: StarTraderRuleTexts['options'] = {
  minPlayers: 'Wie viele Kapitäne mindestens mitspielen.',
  maxPlayers: 'Wie viele Kapitäne höchstens mitspielen.',
  ships: 'Schiffe jedes Kapitäns.',
  tons: 'Tonnen Fracht, die ein Schiff tragen kann.',
  cash: 'Bargeld an Bord jedes Schiffs zu Beginn.',
  stars: 'Sterne zu Beginn: eine Zahl, oder so viele je Kapitän, 3n+1 oder 2n+1 (nie mehr als die meisten).',
  mapSize: 'Seite der Karte in Lichtjahren; SOL liegt in der Mitte.',
  minDistance: 'Lichtjahre zwischen je zwei Sternen, mindestens.',
  developed: 'Entwickelte Sterne liegen höchstens so weit neben, über oder unter SOL.',
  frontier: 'Grenzsterne liegen mindestens so weit neben, über oder unter SOL.',
  frontierReach: 'Wie weit draußen Grenzsterne liegen.',
  classes: 'Die Klassen vom fünften Stern an, reihum.',
  places: 'Wie die Plätze gezogen werden.',
  names: 'Wie Sterne zu ihrem Namen kommen.',
  delays: 'Prozent der Abflüge, die sich verzögern; das wird angesagt.',
  onTime: 'Prozent der Schiffe, die landen, wenn man sie erwartet.',
  bids: 'Gebote, die ein Kapitän in einem Handel hat.',
  margin:
    'Gewinnspanne: je größer, desto weniger unterscheiden sich die Preise; höchstens um zwei Drittel, geteilt durch sie.',
  cents: 'Auch Teile eines Dollars können geboten, eingezahlt und abgehoben werden.',
  oversupply: 'Wovon ein Stern zu viel hat.',
  idle: 'Eine Ware, die ein Stern weder macht noch braucht.',
  factor:
    'Prozent, die ein Unterhändler behält, der für dich feilscht, von dem, was die besten Gebote ergeben; 0: es gibt keine Unterhändler.',
  interest: 'Prozent Zinsen im Jahr.',
  mostStars: 'Sterne, auf die eine Galaxis wachsen kann.',
  labels: 'Die Klasse, die für einen Stern gezeigt wird.',
  growthNews: 'Was man von der Entwicklung der Sterne hört.',
  reports: 'Wann alle Preise gemeldet werden.',
  years: 'Jahre, die eine Partie dauert.',
};

const choices: StarTraderRuleTexts['choices'] = {
  frontierReach: { edge: 'bis an die Ränder und Ecken der Karte', circle: 'nicht weiter von SOL, als die Ränder sind' },
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
    turns: 'zählt beim nächsten Besuch als Bedarf, wie 1974',
    kept: 'wird Monat für Monat verbraucht, und der Stern will solange nichts davon',
  },
  idle: { 'no-price': 'hat keinen Preis und wird nicht gehandelt', 'base-price': 'hat ihren Grundpreis' },
  labels: {
    rounded: 'die nächste, wie 1974: sie kann gezeigt werden, ehe sie erreicht ist',
    exact: 'die, die ein Stern erreicht hat',
  },
  growthNews: { classes: 'nur, wenn ein Stern eine Klasse erreicht', steps: 'jeden Schritt' },
  reports: { 'on-demand': 'jeden Januar, und wenn ein Kapitän im Hafen danach fragt', yearly: 'jeden Januar' },
};

const editions: StarTraderRuleTexts['editions'] = {
  kaufman1974: {
    title: 'Star Trader',
    history: 'Dave Kaufmans Spiel für die People’s Computer Company: je zwei Schiffe, fünf Jahre, gefeilscht wird.',
  },
  remake: {
    title: 'Star Trader, die Neufassung',
    history:
      'Die Sternkarte einer späteren Neufassung, viermal so groß, mit dem Handel von 1974; auch für einen Kapitän.',
  },
  today: {
    title: 'Star Trader heute',
    history:
      'Die empfohlene: 1 bis 12 Kapitäne, zwei Jahre, ein Unterhändler, der für dich feilscht; jedes zweite Schiff ist pünktlich.',
  },
};

const rules: StarTraderRuleTexts = {
  options,
  choices,
  editions,
  groups: {
    Captains: 'Kapitäne',
    Galaxy: 'Galaxis',
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
    `${players} Kapitäne mit je ${ships} Schiffen haben mehr als ${most} Schiffe; wähle weniger bei ${set('max-players')} oder ${set('ships')}`,
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
    `${stars} Sterne mit mindestens ${minDistance} Lichtjahren Abstand passen nicht auf eine Karte von ${mapSize}x${mapSize}; wähle weniger bei ${set('stars')} oder ${set('min-distance')}, oder mehr bei ${set('map-size')}`,
};

const problems = optionProblems(
  (contradiction: StarTraderContradiction) => inWords(contradiction, contradictions),
  labelsOf(options),
);

export const starTraderRulesDe: GameRuleWords<StarTraderContradiction> = {
  ...words,
  optionProblem: (problem) => inWords(problem, problems),
};
