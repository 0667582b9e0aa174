/** The class a star is shown in, and the class it has reached. */
import type { Config } from './config.ts';
import { COSMOPOLITAN, DEVELOPED, UNDERDEVELOPED } from './position.ts';
import type { StarClass } from './types.ts';

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
