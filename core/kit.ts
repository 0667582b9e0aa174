/**
 * What every program wants to know of a game beside its rules, in one object: pure, small, without bots and screens. Shared
 * code takes the kit of the match's game and names none.
 */
import type { Chance } from './chance.ts';
import type { Game, Types } from './contract.ts';
import { must } from './must.ts';
import type { Medal, NextMedal } from './medals.ts';
import type { OptionTable, OptionWords } from './options.ts';

/** The least and the most of an option that an edition takes. */
export interface EditionLimit {
  readonly least: number;
  readonly most: number;
}

/** A named configuration with its place in history. */
export interface EditionCard {
  readonly title: string;
  /** Left out where nobody has written it down. */
  readonly year?: number;
  readonly machine: string;
  readonly history: string;
  /** Whether it is a game of its time; ours stand before them in menus. */
  readonly historic: boolean;
  /** What it takes of an option, by its key, where that is less than the option allows. */
  readonly limits?: Readonly<Record<string, EditionLimit>>;
}

/** A match that is the same for everybody on a day. */
export interface DailyPlan<T extends Types> {
  readonly edition: string;
  /** Against whom, one line of them a day. None of them searches or draws: a replay can check what they did. */
  readonly opponents: readonly (readonly string[])[];
  /** Whether a match that has just begun may be that of a day; a dull one is dealt anew. */
  isFit(this: void, state: T['State']): boolean;
  /** What everybody is worth at a moment, by seat. */
  worths(this: void, state: T['State']): readonly number[];
}

export interface GameKit<T extends Types> {
  readonly game: Game<T>;
  /** What the game is called. */
  readonly title: string;
  readonly options: OptionTable<T['Config'], T['Contradiction']>;
  /** What they and their choices mean, in English. */
  readonly optionWords: OptionWords<T['Config']>;
  /** The editions in the order of menus; the first is meant where none is named. */
  readonly editions: Readonly<Record<string, EditionCard>>;
  /** The edition of the original, by which the others are told. */
  readonly historic: string;
  /** The computer player one meets where nobody says against whom. */
  readonly usualRival: string;
  /** Minds the seat of somebody who is late or gone: the best that answers at once, so that nobody waits and leaving gains nothing. */
  readonly minder: string;
  /** Left out: the game has no match of the day. */
  readonly daily?: DailyPlan<T>;
  /** Any allowed answer to the question of a view: for when no computer player answers, and for tests. */
  anyAction(view: T['View'], chance: Chance): T['Action'];
  /** Whether an event is told in a newswire, line by line, and of a record: not what is shown elsewhere, and not that nothing happened. */
  isNews(event: T['Event']): boolean;
  /** Whether an event begins a turn: where a match is told, it is always told, behind a blank line. */
  opensTurn(event: T['Event']): boolean;
  /** Whether people want to see the answer to this question take its time; small steps pass at once. */
  isWorthWatching(view: T['View']): boolean;
  /** How far a match has come; before its first view at the beginning. */
  progress(view: T['View'] | undefined): MatchProgress;
  /** The lengths that forms offer, shortest first; left out: every edition has one. */
  readonly lengths?: MatchLengths;
  /** The most actions a match of this many players can have, unless all of them agree to play longer. */
  mostActions(config: T['Config'], players: number): number;
  /** Whether all players together could make the match longer. */
  mayGrow(view: T['View']): boolean;
  /** Whether several players at one screen must hide something from each other. */
  isHotSeatPrivate(view: T['View']): boolean;
  /** A state as it may be seen when the match is over, with nothing private any more. */
  openView(state: T['State']): T['View'];
  /** The configuration of the match a view is of. */
  configOf(view: T['View']): T['Config'];
  /** Whether this may be a view of the game, for what comes from elsewhere. */
  isView(view: object): boolean;
  /** The best medal a worth earns alone; undefined when it earns none. */
  medalFor(config: T['Config'], worth: number): Medal | undefined;
  /** The next better medal and the worth it needs; undefined when there is none. */
  nextMedal(config: T['Config'], worth: number): NextMedal | undefined;
  /** Money in words: how shared code writes an amount of this game. */
  formatMoney(amount: number): string;
}

/** The step a match is at, counted from 1, and how many there are. */
export interface MatchProgress {
  readonly at: number;
  readonly of: number;
}

/** An option that says how long a match is, by its key, and values of it that are worth offering. */
export interface MatchLengths {
  readonly option: string;
  readonly values: readonly number[];
  readonly unit: 'move' | 'year';
}

/** Editions in the order of menus: ours first, for they are what most people want to play; each kind in the order it is given. */
export function inMenuOrder(editions: Readonly<Record<string, EditionCard>>): Readonly<Record<string, EditionCard>> {
  return Object.fromEntries(
    Object.entries(editions).toSorted(([, one], [, other]) => Number(one.historic) - Number(other.historic)),
  );
}

/** The edition that is meant where none is named. */
export function usualEdition<T extends Types>({ editions }: Pick<GameKit<T>, 'editions'>): string {
  return must(Object.keys(editions)[0], 'an edition');
}
