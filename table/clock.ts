/** When something is due that nobody at a keyboard will do. The table has no clock of its own: it is told the time. */
import type { Types } from '../core/contract.ts';
import type { MatchHead } from './match.ts';
import type { Table } from './table.ts';
import { isWaiting } from './vote.ts';

/** When the time for the move is up, for a person or a computer player; undefined without a clock. */
export function timeIsUpAt<T extends Types>({ head, phase, since }: Table<T>): number | undefined {
  return phase === 'playing' && head.clock !== undefined ? since + 1000 * head.clock : undefined;
}

/** When the player to move is late; undefined without a clock, and where a computer player moves. */
export function lateAt<T extends Types>(table: Table<T>): number | undefined {
  const { mover } = table;
  return mover === undefined || mover.isPlayedByBot ? undefined : timeIsUpAt(table);
}

/** The seat a computer player is to act for now: its own, or one it minds while somebody else is playing. */
export function botToAct<T extends Types>({ phase, seats, toAct, mover }: Table<T>): number | undefined {
  if (phase !== 'playing' || mover?.isPlayedByBot !== true) return undefined;
  return mover.bot === undefined && isWaiting(seats) ? undefined : toAct;
}

/** Whether nobody is waited for any more: a match of computer players alone, before it begins. */
export function mayStart<T extends Types>({ phase, seats, revealSince }: Table<T>): boolean {
  return phase === 'gathering' && revealSince === undefined && seats.every(({ isFree }) => !isFree);
}

/** A device is awaited at least so long, and a day where a player may take any time for a move. */
const SHORTEST_WAIT = 30_000;
const LONGEST_WAIT = 24 * 60 * 60_000;

/** After this who is at the table need not wait any longer for a device that is away. */
const PATIENCE = 10 * 60_000;

/** When devices that have not told their words lose their seats; undefined when none is awaited. */
export function redrawAt<T extends Types>({ head, revealSince }: Table<T>): number | undefined {
  return revealSince === undefined ? undefined : revealSince + waitFor(head);
}

/** When those who have told theirs may ask for that. */
export function mayRedrawAt<T extends Types>({ head, revealSince }: Table<T>): number | undefined {
  return revealSince === undefined ? undefined : revealSince + Math.min(PATIENCE, waitFor(head));
}

/** As long as a turn may take. */
function waitFor({ clock }: MatchHead): number {
  return clock === undefined ? LONGEST_WAIT : Math.max(SHORTEST_WAIT, 1000 * clock);
}

/** When a beginning, a device, a computer player, a clock or the end of a vote is due; undefined when nothing is. */
export function dueAt<T extends Types>(table: Table<T>): number | undefined {
  if (mayStart(table) || botToAct(table) !== undefined) return table.since;
  const due = Math.min(lateAt(table) ?? Infinity, table.vote?.ends ?? Infinity, redrawAt(table) ?? Infinity);
  return due === Infinity ? undefined : due;
}
