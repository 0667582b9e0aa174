/**
 * What every program wants to know of a game beside its rules, in one object: pure, small, without bots and screens. Shared
 * code takes the kit of the match's game and names none.
 */
import type { Game, Types } from './contract.ts';
import type { OptionTable } from './options.ts';

/** A named configuration with its place in history. */
export interface EditionCard {
  readonly title: string;
  /** Left out where nobody has written it down. */
  readonly year?: number;
  readonly machine: string;
  readonly history: string;
  /** Whether it is a game of its time; ours stand before them in menus. */
  readonly historic: boolean;
}

export interface GameKit<T extends Types> {
  readonly game: Game<T>;
  /** What the game is called. */
  readonly title: string;
  readonly options: OptionTable<T['Config'], T['Contradiction']>;
  /** The editions in the order of menus; the first is meant where none is named. */
  readonly editions: Readonly<Record<string, EditionCard>>;
  /** The edition of the original, by which the others are told. */
  readonly historic: string;
}

/** Editions in the order of menus: ours first, for they are what most people want to play; each kind in the order it is given. */
export function inMenuOrder(editions: Readonly<Record<string, EditionCard>>): Readonly<Record<string, EditionCard>> {
  return Object.fromEntries(
    Object.entries(editions).toSorted(([, one], [, other]) => Number(one.historic) - Number(other.historic)),
  );
}
