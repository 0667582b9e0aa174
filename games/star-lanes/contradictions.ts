/** Options that are each within their limits but cannot go together. */
import type { Scatter } from '../../core/options.ts';
import type { Config } from './config.ts';
import { EDITIONS } from './editions.ts';
import { mapProblem } from './map-notation.ts';
import type { MapProblem } from './map-notation.ts';

/** What is contradictory in a configuration. */
export type StarLanesContradiction =
  | { readonly why: 'fewest-above-most'; readonly minPlayers: number; readonly maxPlayers: number }
  | MapProblem
  | {
      readonly why: 'too-many-marks';
      readonly marks: number;
      readonly rows: number;
      readonly columns: number;
      readonly most: number;
    }
  | { readonly why: 'chosen-ties-need-largest' }
  | { readonly why: 'phantoms-need-largest' }
  | { readonly why: 'altair-needs-in-order' }
  /** `option` is written as in a notation, such as `fractions=on`. */
  | { readonly why: 'historic-only'; readonly option: string; readonly edition: string };

/** What is contradictory in a configuration, or undefined. */
export function contradictionIn(config: Config): StarLanesContradiction | undefined {
  for (const check of CHECKS) {
    const contradiction = check(config);
    if (contradiction !== undefined) return contradiction;
  }
  return undefined;
}

const CHECKS: readonly ((config: Config) => StarLanesContradiction | undefined)[] = [
  ({ minPlayers, maxPlayers }) =>
    minPlayers > maxPlayers ? { why: 'fewest-above-most', minPlayers, maxPlayers } : undefined,
  ({ map, rows, columns }) => (map === '' ? undefined : mapProblem(map, rows, columns)),
  tooManyMarks,
  ({ ties, mergers }) =>
    ties === 'chosen' && mergers === 'pairwise' ? { why: 'chosen-ties-need-largest' } : undefined,
  ({ phantoms, mergers }) => (phantoms && mergers === 'pairwise' ? { why: 'phantoms-need-largest' } : undefined),
  ({ arithmetic, trading }) =>
    arithmetic === 'altair' && trading === 'sheet' ? { why: 'altair-needs-in-order' } : undefined,
  historicOnly,
];

function tooManyMarks({ map, stars, blackHoles, rows, columns }: Config): StarLanesContradiction | undefined {
  if (map !== '') return undefined;
  const marks = countOf(stars) + countOf(blackHoles);
  const most = Math.floor((rows * columns) / 2);
  return marks <= most ? undefined : { why: 'too-many-marks', marks, rows, columns, most };
}

function countOf(scatter: Scatter): number {
  return 'count' in scatter ? scatter.count : 0;
}

function historicOnly({ edition, selling, fractions, arithmetic }: Config): StarLanesContradiction | undefined {
  if (EDITIONS[edition]?.historic === true) return undefined;
  const option =
    (selling === 'unchecked' && 'selling=unchecked') ||
    (fractions && 'fractions=on') ||
    (arithmetic === 'altair' && 'arithmetic=altair');
  return option ? { why: 'historic-only', option, edition } : undefined;
}
