/**
 * What a computer player is: it answers what a seat may know with an action, and nothing else. It
 * has no clock and no chance of its own; whoever runs it lends it both, so the same question with
 * the same budget and seed has the same answer on every machine.
 */
import type { Chance } from '../core/chance.ts';
import type { Types } from '../core/contract.ts';

/** What a bot is asked: what its seat sees now and what it has heard since the match began. */
export interface Question<T extends Types> {
  readonly view: T['View'];
  /** Every event the seat was allowed to hear, in order; bots that need no memory ignore it. */
  readonly heard: readonly T['Event'][];
}

/** How long a bot may think. A bot that does not search ignores it. */
export interface Budget {
  /** The most playouts. Alone it makes play repeatable. */
  readonly playouts: number;
  /** True when time is up: the bot answers with the best it has found so far. */
  readonly timeIsUp?: () => boolean;
}

/** A computer player of one game. */
export interface Bot<T extends Types> {
  /** The name on the command line, such as `greedy`. */
  readonly name: string;
  /** 1 is the weakest. */
  readonly level: number;
  /** One sentence for people who choose an opponent. */
  readonly about: string;
  /** Playouts a turn when nobody says otherwise; 0 for bots that do not search. */
  readonly playouts: number;
  answer(question: Question<T>, budget: Budget, chance: Chance): T['Action'];
  /** Bots that search say what they found, best first, so that several threads can think about one question. */
  weigh?(question: Question<T>, budget: Budget, chance: Chance): readonly Weighed<T>[];
}

/** One way to go on and what its playouts brought. */
export interface Weighed<T extends Types> {
  /** The same for the same way to go on, in every thread. */
  readonly way: string;
  readonly action: T['Action'];
  readonly playouts: number;
  /** The mean outcome, from 0 to 1. */
  readonly mean: number;
}
