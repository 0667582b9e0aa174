/** What stays on the terminal when the full screen is gone: how the match stands, and how to go on. */
import { rankedBy } from './result.ts';
import type { SavedMatch } from '../saved/saved-match.ts';
import { commandLine } from '../own-name.ts';

interface Left {
  readonly names: readonly string[];
  /** Everybody's final worth; undefined while the match is on. */
  readonly result: readonly number[] | undefined;
  /** How far it has come, in words. */
  readonly progress: string;
}

export function summaryOf(
  { names, result, progress }: Left,
  { head, seed }: Pick<SavedMatch, 'head' | 'seed'>,
  money: (amount: number) => string,
): string {
  if (result === undefined)
    return `The match is kept after ${progress}. To go on with it:\n${commandLine('resume', head.id)}`;
  const ranked = rankedBy(
    result.map((worth) => ({ worth })),
    names,
  );
  const lines = ranked.map(
    ({ worth, name }, rank) => `  ${rank + 1}. ${name.padEnd(20)}${money(worth).padStart(18)}\n`,
  );
  const again = `The same match again: --seed ${seed}. To look at this one again:\n`;
  return `${lines.join('')}${again}${commandLine('replay', head.id)}`;
}
