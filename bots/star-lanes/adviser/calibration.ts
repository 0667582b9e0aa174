/**
 * What the judge's chances are worth: it expects everybody to play on as well as the champion does, and people and most levels do not.
 * So the chances that are told are bolder or more cautious than the judge's, by table size and phase, and who has just moved gets a
 * little back: the judge counts the next good turn of the others before one's own. `npm run bench:calibration` says how true they are
 * then, and what would suit better.
 */
import type { Position } from '../../../games/star-lanes/position.ts';
import { progress } from '../progress.ts';

/**
 * The power of the chances, how much larger it is while a match is open, and what the logarithm of the one who has just moved gains on the
 * one who moves next.
 */
export interface Correction {
  readonly power: number;
  readonly open: number;
  readonly shift: number;
}

/** Leaves chances as they are. */
export const UNCORRECTED: Correction = { power: 1, open: 0, shift: 0 };

/** Power, what an open match adds to it, and shift in the opening, in the middle and at the end. */
type PhaseFigures = readonly [power: number, open: number, shift: number];
type ByPhase = readonly [opening: PhaseFigures, middle: PhaseFigures, end: PhaseFigures];

/** Fitted on `--seed 7` (large boards for two on 8, too): for tables of two, of three or four, and larger ones. Where stock cannot be sold: */
const HOLDING_TWO: ByPhase = [
  [0.63, 0, 0.13],
  [0.69, 0, 0.11],
  [0.83, 0, 0.26],
];
const HOLDING_MORE: ByPhase = [
  [1.16, 0, 0.2],
  [1.04, 0, 0.16],
  [0.94, 0, 0.24],
];
/** Where it can be sold, and everybody has few turns: */
const FEW_TURNS_TWO: ByPhase = [
  [0.66, 0, 0.02],
  [0.76, 0, 0.41],
  [0.66, 0, 0.57],
];
const FEW_TURNS_MORE: ByPhase = [
  [0.75, 0, 0.03],
  [1.05, 0, 0.26],
  [1.09, 0, 0.64],
];
/** With more turns, on a board of the usual size and on a large one: */
const TWO: ByPhase = [
  [0.8, 0, 0.1],
  [1.03, 0.55, 0.27],
  [0.96, 1.65, 0.28],
];
const LARGE_TWO: ByPhase = [
  [0.71, 0, 0.05],
  [0.93, 0, 0.28],
  [0.99, 0, 0.39],
];
const FOUR: ByPhase = [
  [0.89, 0, 0.08],
  [1.2, 0, 0.2],
  [1.25, 0, 0.33],
];
const MORE: ByPhase = [
  [1.12, 0, 0.21],
  [1.4, 0, 0.34],
  [1.4, 0, 0.49],
];
/** Up to this many turns are few, and more than this many spaces are many. */
const FEW = 10;
const USUAL = 180;

/** The correction for a position. */
export function correctionFor(position: Position): Correction {
  const [opening, middle, end] = phasesFor(position);
  // Each holds in the middle of its third, and between two of them a mixture.
  const at = 3 * progress(position, position.moves) - 0.5;
  return at < 1 ? between(opening, middle, at) : between(middle, end, at - 1);
}

function phasesFor({ config, movesInAll, players }: Position): ByPhase {
  if (config.selling === 'none') return players === 2 ? HOLDING_TWO : HOLDING_MORE;
  if (movesInAll / players <= FEW) return players === 2 ? FEW_TURNS_TWO : FEW_TURNS_MORE;
  if (players > 2) return players <= 4 ? FOUR : MORE;
  return config.rows * config.columns <= USUAL ? TWO : LARGE_TWO;
}

function between(one: PhaseFigures, other: PhaseFigures, part: number): Correction {
  const weight = Math.max(0, Math.min(1, part));
  const mix = (a: number, b: number): number => a + (b - a) * weight;
  return { power: mix(one[0], other[0]), open: mix(one[1], other[1]), shift: mix(one[2], other[2]) };
}

/** Corrects everybody's chances, given in the order of play from the next to move on; together they are 1. */
export function corrected(inOrder: readonly number[], { power, open, shift }: Correction): number[] {
  const last = inOrder.length - 1;
  const exponent = power + open * openness(inOrder);
  const odds = inOrder.map(
    (chance, turn) => Math.max(1e-9, chance) ** exponent * Math.exp(shift * (turn / last - 0.5)),
  );
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
}

/** 1 where all have the same chances, 0 where one is certain to win. */
function openness(chances: readonly number[]): number {
  return ((1 - Math.max(...chances)) * chances.length) / (chances.length - 1);
}
