/**
 * What a computer player is: it answers what a seat may know with an action, and nothing else. It has no clock, no chance
 * and no memory of its own; the caller lends it all three. The same question with the same memo, seed and number of
 * playouts has the same answer, in any thread, process or machine, whether or not it has seen the match before.
 */
import { must } from '../core/must.ts';
import type { Chance } from '../core/chance.ts';
import type { Types } from '../core/contract.ts';
import type { EventCache } from '../insight/event-cache.ts';

/**
 * What a bot wants to be reminded of with the next question of the same seat in the same match: plain JSON data, at most
 * `MEMO_LIMIT` characters of it. A memo may be lost (a server was started anew): then the bot thinks again.
 */
export interface Memo {
  readonly [name: string]: string | number | boolean;
}

export const MEMO_LIMIT = 512;

/** What a bot is asked: what its seat sees now and what it has heard since the match began. */
export interface Question<T extends Types> {
  readonly view: T['View'];
  /** Every event the seat was allowed to hear, in order; bots that need no memory ignore it. */
  readonly heard: readonly T['Event'][];
  /** What the bot returned with its last answer for this seat in this match, if it is still there. */
  readonly memo?: Memo | undefined;
}

/** What a bot does, and what it wants to be reminded of. */
export interface Answer<T extends Types> {
  readonly action: T['Action'];
  readonly memo?: Memo | undefined;
}

/** What a bot may use to think. A bot that does not search ignores it. */
export interface Budget {
  /** The most playouts. Alone it makes play repeatable. */
  readonly playouts: number;
  /** True when time is up: the bot answers with the best it has found so far. */
  readonly timeIsUp?: () => boolean;
  /** Spares bots from reading all events again for every question. It changes the time an answer takes, never the answer. */
  readonly cache?: EventCache | undefined;
}

/** What there is to know of a computer player without loading it. */
export interface BotCard {
  /** The name on the command line, such as `greedy`. */
  readonly name: string;
  /** 1 is the weakest. */
  readonly level: number;
  /** Playouts a turn unless the caller says otherwise; 0 for bots that do not search. */
  readonly playouts: number;
}

/** The card of a computer player, among those of its game. */
export function cardNamed<Card extends BotCard>(cards: readonly Card[], name: Card['name']): Card {
  return must(
    cards.find((card) => card.name === name),
    name,
  );
}

/** A computer player of one game. */
export interface Bot<T extends Types> extends BotCard {
  answer(question: Question<T>, budget: Budget, chance: Chance): Answer<T>;
  /** Bots that search say what they found, best first, so that several threads can think about one question. */
  weigh?(question: Question<T>, budget: Budget, chance: Chance): readonly Weighed<T>[];
}

/** One way to go on and what its playouts brought. */
export interface Weighed<T extends Types> extends Answer<T> {
  /** The same for the same way to go on, in every thread. */
  readonly way: string;
  readonly playouts: number;
  /** The mean outcome, from 0 to 1. */
  readonly mean: number;
}
