/** Options that are each within their limits but cannot go together, with the sentence that says so. */
import type { Config, Scatter } from './config.ts';
import { EDITIONS } from './editions.ts';
import { mapProblem } from './map-notation.ts';

/** What is contradictory in a configuration, or undefined. */
export function contradiction(config: Config): string | undefined {
  for (const check of CHECKS) {
    const problem = check(config);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const CHECKS: readonly ((config: Config) => string | undefined)[] = [
  ({ minPlayers, maxPlayers }) =>
    minPlayers > maxPlayers ? `min-players=${minPlayers} is more than max-players=${maxPlayers}` : undefined,
  ({ map, rows, columns }) => (map === '' ? undefined : mapProblem(map, rows, columns)),
  tooManyMarks,
  ({ ties, mergers }) =>
    ties === 'chosen' && mergers === 'pairwise'
      ? 'ties=chosen needs mergers=largest: with mergers two at a time there is no one choice to make'
      : undefined,
  ({ phantoms, mergers }) => (phantoms && mergers === 'pairwise' ? 'phantoms=on needs mergers=largest' : undefined),
  ({ arithmetic, trading }) =>
    arithmetic === 'altair' && trading === 'sheet'
      ? 'arithmetic=altair needs trading=in-order: the Altair counted one order at a time'
      : undefined,
  historicOnly,
];

function tooManyMarks({ map, stars, blackHoles, rows, columns }: Config): string | undefined {
  if (map !== '') return undefined;
  const marks = countOf(stars) + countOf(blackHoles);
  const most = Math.floor((rows * columns) / 2);
  if (marks <= most) return undefined;
  return `${marks} stars and black holes are more than half of a galaxy of ${rows}x${columns} (${most} at most)`;
}

function countOf(scatter: Scatter): number {
  return 'count' in scatter ? scatter.count : 0;
}

function historicOnly({ edition, selling, fractions, arithmetic }: Config): string | undefined {
  const historic = EDITIONS[edition]?.historic === true;
  if (selling === 'unchecked' && !historic) return `selling=unchecked is for historic editions; ${edition} is not one`;
  if (fractions && !historic) return `fractions=on is for historic editions; ${edition} is not one`;
  if (arithmetic === 'altair' && !historic) return `arithmetic=altair is for historic editions; ${edition} is not one`;
  return undefined;
}
