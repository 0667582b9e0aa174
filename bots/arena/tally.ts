/** What a bot did apart from winning: how long it took, and every answer that was not as it should be. */
import { FAULTS } from './player.ts';
import type { Fault } from './player.ts';
import { addTurns, countTurn, noTurns } from './turn-times.ts';
import type { TurnTimes } from './turn-times.ts';

/** Enough to find the mistake; a bot that answers nonsense would fill the page. */
const MOST_EXAMPLES = 5;

/** One of a bot's faults, and where to find it: the number of its match in the plan and of the answer in it. */
export interface Example {
  readonly table: number;
  readonly galaxy: number;
  readonly seating: number;
  readonly move: number;
  readonly fault: Fault;
  readonly why: string;
}

/** The counts of one bot. */
export interface Tally {
  readonly faults: Record<Fault, number>;
  /** The first few faults, in the order of the plan. */
  readonly examples: Example[];
  readonly times: TurnTimes;
}

export function emptyTally(): Tally {
  return { faults: { illegal: 0, late: 0, failed: 0 }, examples: [], times: noTurns() };
}

export function tallyTurn(tally: Tally, milliseconds: number): void {
  countTurn(tally.times, milliseconds);
}

export function tallyFault(tally: Tally, example: Example): void {
  tally.faults[example.fault]++;
  if (tally.examples.length < MOST_EXAMPLES) tally.examples.push(example);
}

/** Adds the second to the first; which part is added when makes no difference. */
export function addTally(to: Tally, more: Tally): void {
  for (const fault of FAULTS) to.faults[fault] += more.faults[fault];
  addTurns(to.times, more.times);
  to.examples.push(...more.examples);
  to.examples.sort(inOrder);
  to.examples.splice(MOST_EXAMPLES);
}

/** How many answers were not as they should be. */
export function faultsIn({ faults }: Tally): number {
  return FAULTS.reduce((sum, fault) => sum + faults[fault], 0);
}

function inOrder(a: Example, b: Example): number {
  return a.table - b.table || a.galaxy - b.galaxy || a.seating - b.seating || a.move - b.move;
}
