/** The class a star is shown in, the class it has reached, and how far it is from the next. */
import type { Config } from './config.ts';
import { COSMOPOLITAN, DEVELOPED, FRONTIER, UNDERDEVELOPED } from './position.ts';
import type { StarClass } from './types.ts';

/** What a star grows by at a time: some such steps lead from one class to the next. */
export const GROWTH_STEP = 1.25;

/** The level at which a class is reached, where every star of it begins. */
export const CLASS_LEVELS: Readonly<Record<StarClass, number>> = {
  I: COSMOPOLITAN,
  II: DEVELOPED,
  III: UNDERDEVELOPED,
  IV: FRONTIER,
};

const NEXT: Readonly<Record<StarClass, StarClass | undefined>> = { I: undefined, II: 'I', III: 'II', IV: 'III' };

/** How far a star has come. */
export interface Development {
  readonly class: StarClass;
  /** The class it reaches next, how many steps it has made to it, and of how many. None above the first. */
  readonly next?: NextClass;
}

export interface NextClass {
  readonly class: StarClass;
  readonly steps: number;
  readonly of: number;
}

export function developmentOf(level: number): Development {
  const own = reached(level);
  const next = NEXT[own];
  if (next === undefined) return { class: own };
  const steps = (from: number, to: number): number => Math.round((to - from) / GROWTH_STEP);
  const from = CLASS_LEVELS[own];
  return { class: own, next: { class: next, steps: steps(from, level), of: steps(from, CLASS_LEVELS[next]) } };
}

/** The class that is shown for a level. */
export function classOf({ labels }: Config, level: number): StarClass {
  // The HP rounds a computed GOTO: level 7.5 is shown as II, two steps before it has a bank.
  return reached(labels === 'rounded' ? 5 * Math.floor(level / 5 + 0.5) : level);
}

/** The class whose level has been reached. */
export function reached(level: number): StarClass {
  if (level >= COSMOPOLITAN) return 'I';
  if (level >= DEVELOPED) return 'II';
  return level >= UNDERDEVELOPED ? 'III' : 'IV';
}
