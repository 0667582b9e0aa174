/** The rules of Star Trader in words: its table says what options and editions are; here is what of them cannot go together. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { StarTraderContradiction } from '../../games/star-trader/contradictions.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import type { GameRuleWords } from '../rules.ts';
import { englishLabels, englishRules, englishSettings, optionProblems } from './options.ts';

const words = englishRules(starTraderKit);
const set = englishSettings(starTraderKit);

const contradictions: Wording<StarTraderContradiction> = {
  'fewest-above-most': ({ minPlayers, maxPlayers }) =>
    `${set(`min-players=${minPlayers}`)} is more than ${set(`max-players=${maxPlayers}`)}`,
  'too-many-ships': ({ players, ships, most }) =>
    `${players} captains with ${ships} ships each are more than ${most} ships; reduce ${set('max-players')} or ${set('ships')}`,
  'stars-above-most': ({ stars, mostStars }) =>
    `${set(`stars=${stars}`)} is more than ${set(`most-stars=${mostStars}`)}`,
  'map-too-small': ({ developed, frontier, mapSize }) =>
    `${set(`developed=${developed}`)} and ${set(`frontier=${frontier}`)} do not fit ${set(`map-size=${mapSize}`)}`,
  'edition-captains': ({ edition, least }) => `"${words.edition(edition).title}" is for ${least} captains or more`,
  'edition-distance': ({ edition, least, most }) =>
    `in "${words.edition(edition).title}", ${set('min-distance')} goes from ${least} to ${most}`,
  'edition-stars': ({ edition, least, most }) =>
    `in "${words.edition(edition).title}", ${set('stars')} goes from ${least} to ${most}`,
  'edition-most-stars': ({ edition, most, players }) =>
    `"${words.edition(edition).title}" has at most ${most} stars; with ${players} captains choose ${set(`stars=${most}`)} or less`,
  'stars-do-not-fit': ({ stars, minDistance, mapSize }) =>
    `${stars} stars at least ${minDistance} light years apart do not fit on a map of ${mapSize}x${mapSize}; reduce ${set('stars')} or ${set('min-distance')}, or increase ${set('map-size')}`,
};

const problems = optionProblems(
  (contradiction: StarTraderContradiction) => inWords(contradiction, contradictions),
  englishLabels(starTraderKit),
);

export const starTraderRulesEn: GameRuleWords<StarTraderContradiction> = {
  ...words,
  optionProblem: (problem) => inWords(problem, problems),
};
