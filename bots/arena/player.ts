/**
 * Somebody in a seat of the arena: one of our bots, which answers at once, or a program of somebody
 * else, which answers later or never. What goes wrong with an answer is a value, not an error.
 */
import type { Chance } from '../../core/chance.ts';
import type { Seat, Types } from '../../core/contract.ts';
import type { Bot, Budget, Question } from '../bot.ts';

/**
 * What can be wrong with an answer: it is no action or not allowed; it came after the time; none came.
 */
export const FAULTS = ['illegal', 'late', 'failed'] as const;
export type Fault = (typeof FAULTS)[number];

/** An action, or why there is none. */
export type Answer<T extends Types> =
  | { readonly ok: true; readonly action: T['Action'] }
  | { readonly ok: false; readonly fault: Fault; readonly why: string };

/** Who answers for a seat. It throws only for mistakes of ours, and those end the arena. */
export interface Player<T extends Types> {
  /** A new match begins, with nothing left of the last one. */
  sitDown?(seat: Seat, players: number): void;
  answer(question: Question<T>, chance: Chance): Answer<T> | Promise<Answer<T>>;
}

/** How long all bots of a contest may think; a bot's own number of playouts where neither is given. */
export interface Thinking {
  readonly playouts: number | undefined;
  /** For one answer. */
  readonly milliseconds: number | undefined;
}

/** Milliseconds since some fixed moment. */
export type Clock = () => number;

/** One of our bots as a player. */
export function botPlayer<T extends Types>(bot: Bot<T>, thinking: Thinking, clock: Clock): Player<T> {
  return {
    answer(question, chance) {
      try {
        return { ok: true, action: bot.answer(question, budgetOf(bot, thinking, clock), chance) };
      } catch (error) {
        return { ok: false, fault: 'failed', why: String(error) };
      }
    },
  };
}

function budgetOf<T extends Types>(bot: Bot<T>, thinking: Thinking, clock: Clock): Budget {
  const { playouts, milliseconds } = thinking;
  if (milliseconds === undefined) return { playouts: playouts ?? bot.playouts };
  const end = clock() + milliseconds;
  return { playouts: playouts ?? Infinity, timeIsUp: () => clock() >= end };
}
