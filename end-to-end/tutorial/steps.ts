/** The bot of docs/bot-tutorial.md: its pieces of code, one after the other, are a program after every step. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/ready.mjs';

/** Writes the program of every step into a folder; gives their paths. */
export function writeSteps(folder: string): readonly string[] {
  const page = readFileSync(join(root, 'docs', 'bot-tutorial.md'), 'utf8');
  const [, ...steps] = page.split(/^## Step \d/m);
  const pieces = steps.map((step) => Array.from(step.matchAll(/^```js\n([^]*?)^```/gm), ([, code = '']) => code));
  return pieces.map((_, last) => {
    const file = join(folder, `step-${last + 1}.mjs`);
    writeFileSync(
      file,
      pieces
        .slice(0, last + 1)
        .flat()
        .join('\n'),
    );
    return file;
  });
}

/** How a bot did in the arena. */
export interface ArenaBot {
  readonly bot: string;
  readonly winRate: number;
  readonly interval: { readonly low: number; readonly high: number };
  readonly faults: Readonly<Record<'illegal' | 'late' | 'failed', number>>;
}

/** What the arena says of these seats, bot by bot. */
export async function arena(seats: readonly string[], matches: number): Promise<readonly ArenaBot[]> {
  // A busy machine makes no bot late.
  const patience = ['--answer-seconds', '60'];
  const args = ['arena', '--json', '--seats', seats.join(','), '--matches', String(matches), ...patience];
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts', 'starlanes.mjs'), ...args]);
  // oxlint-disable-next-line no-unsafe-type-assertion -- it is what our own program prints
  return (JSON.parse(stdout) as { readonly bots: readonly ArenaBot[] }).bots;
}

/** A program in a seat. */
export function seatOf(file: string): string {
  return `cmd:node ${file}`;
}
