/**
 * What is to be played: tables, each with its seating orders, and every galaxy once for each of them.
 * Every match has its number in the plan and its seeds from that number alone.
 */
import { must } from '../../core/must.ts';

/** Bots that play each other, by their number in the plan: one row for every seating order. */
interface TablePlan {
  readonly seatings: readonly (readonly number[])[];
}

/** All that is to be played, as data that can be sent to a thread. */
export interface ContestPlan {
  readonly seed: number;
  /** The bots by their names on the command line, each once. */
  readonly entrants: readonly string[];
  readonly tables: readonly TablePlan[];
  /** How many galaxies every table plays. */
  readonly galaxies: number;
}

/** Some galaxies of one table: `from` up to but without `to`. */
export interface Stretch {
  readonly table: number;
  readonly from: number;
  readonly to: number;
}

/** One table where the named bots sit; a name may stand there several times. */
export function tablePlan(seats: readonly string[], matches: number, seed: number): ContestPlan {
  const entrants = [...new Set(seats)];
  const table = { seatings: seatings(seats.map((name) => entrants.indexOf(name))) };
  return { seed, entrants, tables: [table], galaxies: Math.ceil(matches / table.seatings.length) };
}

/** A table of two for every pair of the named bots; `matches` are played by each pair. */
export function ladderPlan(names: readonly string[], matches: number, seed: number): ContestPlan {
  const entrants = [...new Set(names)];
  const pairs = entrants.flatMap((_, a) => entrants.slice(a + 1).map((__, i) => [a, a + 1 + i]));
  const tables = pairs.map((pair) => ({ seatings: seatings(pair) }));
  return { seed, entrants, tables, galaxies: Math.ceil(matches / 2) };
}

/** The matches of one table, all seating orders counted. */
export function matchesOf(plan: ContestPlan, table: number): number {
  return plan.galaxies * seatingsOf(plan, table).length;
}

/** The matches of all tables. */
export function matchesInAll(plan: ContestPlan): number {
  return plan.tables.reduce((sum, _, table) => sum + matchesOf(plan, table), 0);
}

/** The seating orders of a table. */
export function seatingsOf(plan: ContestPlan, table: number): readonly (readonly number[])[] {
  return must(plan.tables[table], `table ${table}`).seatings;
}

/** The seed of a galaxy: the same in every seating and at every table, so that all meet the same luck. */
export function galaxySeed({ seed }: ContestPlan, galaxy: number): number {
  return seedFrom(seed, galaxy);
}

/** The seed of what the players draw in one match. */
export function playersSeed({ seed }: ContestPlan, table: number, galaxy: number, seating: number): number {
  return seedFrom(seed, galaxy, table, seating);
}

/** More orders than this take too long for what they tell: six are all those of three players. */
const MOST = 6;

/**
 * All orders that differ, the given one first; where there are more than six, its rotations: each
 * then sits in every seat equally often, but always behind the same neighbour.
 */
export function seatings(entrants: readonly number[]): readonly (readonly number[])[] {
  return permutations(entrants, MOST + 1).length <= MOST ? permutations(entrants, MOST) : rotations(entrants);
}

/** The permutations that differ, or the first `most` of them. */
function permutations(items: readonly number[], most: number): number[][] {
  if (items.length === 0) return [[]];
  const found: number[][] = [];
  for (const first of new Set(items)) {
    if (found.length >= most) break;
    const rest = items.toSpliced(items.indexOf(first), 1);
    for (const others of permutations(rest, most - found.length)) found.push([first, ...others]);
  }
  return found;
}

function rotations(items: readonly number[]): number[][] {
  const all = items.map((_, by) => [...items.slice(by), ...items.slice(0, by)]);
  const first = new Map(all.toReversed().map((order) => [order.join(), order]));
  return [...first.values()].toReversed();
}

/** A seed of 32 bits from whole numbers; another order or number gives quite another seed. */
export function seedFrom(...parts: readonly number[]): number {
  let seed = 0x9e3779b9;
  for (const part of parts) seed = scramble(Math.imul(seed, 31) + part);
  return seed >>> 0;
}

/** The last step of MurmurHash3: every bit of the input moves about half the bits of the output. */
function scramble(number: number): number {
  let mixed = number | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
