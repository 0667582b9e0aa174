/** The rules of Star Lanes in words: its table says what options and editions are; here is what of them cannot go together. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { StarLanesContradiction } from '../../games/star-lanes/contradictions.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { formatOf } from '../format.ts';
import type { GameRuleWords } from '../rules.ts';
import { englishLabels, englishRules, englishSettings, optionProblems } from './options.ts';

const { counted } = formatOf('en');
const words = englishRules(starLanesKit);
const set = englishSettings(starLanesKit);

const contradictions: Wording<StarLanesContradiction> = {
  'fewest-above-most': ({ minPlayers, maxPlayers }) =>
    `${set(`min-players=${minPlayers}`)} is more than ${set(`max-players=${maxPlayers}`)}`,
  'map-signs': () => 'a map is drawn with numbers (empty spaces), *, @, o and / between rows',
  'map-too-wide': () => 'a row of a map has at most 40 spaces',
  'map-rows': ({ drawn, rows }) =>
    `the map has ${counted(drawn, { one: 'row', other: 'rows' })}, which does not fit ${set(`rows=${rows}`)}`,
  'map-columns': ({ row, drawn, columns }) =>
    `row ${row} of the map has ${counted(drawn, { one: 'space', other: 'spaces' })}, which does not fit ${set(`columns=${columns}`)}`,
  'too-many-marks': ({ marks, rows, columns, most }) =>
    `${marks} stars and black holes are more than half of a galaxy of ${rows}x${columns} (${most} at most)`,
  'chosen-ties-need-largest': () =>
    `${set('ties=chosen')} needs ${set('mergers=largest')}; with pairwise mergers there is no single choice to make`,
  'phantoms-need-largest': () => `${set('phantoms=on')} needs ${set('mergers=largest')}`,
  'altair-needs-in-order': () =>
    `${set('arithmetic=altair')} needs ${set('trading=in-order')}; the Altair counted one order at a time`,
  'historic-only': ({ option, edition }) =>
    `${set(option)} is for historic editions; "${words.edition(edition).title}" is not one`,
};

const problems = optionProblems(
  (contradiction: StarLanesContradiction) => inWords(contradiction, contradictions),
  englishLabels(starLanesKit),
);

export const starLanesRulesEn: GameRuleWords<StarLanesContradiction> = {
  ...words,
  optionProblem: (problem) => inWords(problem, problems),
};
