/**
 * A player in a seat of the arena: one of our bots, which answers at once, or another program,
 * which answers later or never. What goes wrong with an answer is a value, not an error.
 */
import type { Chance } from '../../core/chance.ts';
import type { Seat, Types } from '../../core/contract.ts';
import { EventCache } from '../../insight/event-cache.ts';
import type { Answer, Bot, Budget, Question } from '../bot.ts';

/**
 * What can be wrong with an answer: it is no action or not allowed; it came after the time; none came.
 */
export const FAULTS = ['illegal', 'late', 'failed'] as const;
export type Fault = (typeof FAULTS)[number];

/** An answer, or why there is none. */
export type PlayerAnswer<T extends Types> =
  | ({ readonly ok: true } & Answer<T>)
  | { readonly ok: false; readonly fault: Fault; readonly why: string };

/** Who answers for a seat. It throws only for mistakes of ours, and those end the arena. */
export interface ArenaPlayer<T extends Types> {
  /** A new match begins, with nothing left of the last one. */
  sitDown?(seat: Seat, players: number): void;
  answer(question: Question<T>, chance: Chance): PlayerAnswer<T> | Promise<PlayerAnswer<T>>;
}

/** How long all bots of a contest may think; a bot's own number of playouts where neither is given. */
export interface Thinking {
  readonly playouts: number | undefined;
  /** For one answer. */
  readonly milliseconds: number | undefined;
}

/** Milliseconds since some fixed moment. */
export type ArenaClock = () => number;

/** One of our bots as a player. */
export function botPlayer<T extends Types>(
  bot: Bot<T>,
  thinking: Thinking,
  clock: ArenaClock,
  cache = new EventCache(),
): ArenaPlayer<T> {
  return {
    answer(question, chance) {
      try {
        return { ok: true, ...bot.answer(question, { ...budgetOf(bot, thinking, clock), cache }, chance) };
      } catch (error) {
        return { ok: false, fault: 'failed', why: String(error) };
      }
    },
  };
}

function budgetOf<T extends Types>(bot: Bot<T>, thinking: Thinking, clock: ArenaClock): Budget {
  const { playouts, milliseconds } = thinking;
  if (milliseconds === undefined) return { playouts: playouts ?? bot.playouts };
  const end = clock() + milliseconds;
  return { playouts: playouts ?? Infinity, timeIsUp: () => clock() >= end };
}
