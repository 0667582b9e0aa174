/**
 * `npm run bench:tutorial [MATCHES]`: how strong the bot of docs/bot-tutorial.md is after each of its steps, against the
 * first levels; the table of that page.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arena, seatOf, writeSteps } from '../end-to-end/tutorial/steps.ts';

const RIVALS = ['beginner', 'greedy', 'reallocator', 'strategist'];
const matches = Number(process.argv[2] ?? 400);
const folder = mkdtempSync(join(tmpdir(), 'starlanes-tutorial-'));

console.log(`${matches} matches each, edition today, seed 1: how often the bot wins, with 95 % intervals\n`);
console.log(`| after | ${RIVALS.map((rival) => `v ${rival}`).join(' | ')} |`);
console.log(`|---|${RIVALS.map(() => '---|').join('')}`);
for (const [i, step] of writeSteps(folder).entries()) {
  const cells: string[] = [];
  for (const rival of RIVALS) cells.push(await rateAgainst(rival, step));
  console.log(`| step ${i + 1} | ${cells.join(' | ')} |`);
}
rmSync(folder, { recursive: true });

async function rateAgainst(rival: string, step: string): Promise<string> {
  const [, mine] = await arena([rival, seatOf(step)], matches);
  if (mine === undefined) throw new Error('the arena left out the bot');
  const { low, high } = mine.interval;
  return `${percent(mine.winRate)} % (${percent(low)}-${percent(high)})`;
}

function percent(part: number): string {
  return String(Math.round(100 * part));
}
