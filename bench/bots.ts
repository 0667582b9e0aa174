/**
 * `npm run bench:bots`: how strong the computer players are. Every contest is one call of
 * `starlanes arena`, printed first, so that anyone can repeat it alone. `--matches N` sets how many
 * matches each of the aims has (1000 by default: about three percent either way, in hours on two
 * cores; the other contests of searching bots have a quarter), `--quick` only shows that it runs.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contests, editions } from './bot-contests.ts';
import type { Contest } from './bot-contests.ts';
import { playoutsASecond } from './search-speed.ts';
import { drawTable, inFigures } from './table.ts';

/** What the arena reports of a bot, as far as it is printed here. */
interface Entry {
  readonly winRate: number;
  readonly interval: { readonly low: number; readonly high: number };
  readonly meanWorth: number;
  readonly turn: { readonly median: number; readonly p99: number };
}

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, matches: { type: 'string', default: '1000' } } });
const searching = values.quick === true ? 4 : Number(values.matches);
const plain = values.quick === true ? 20 : 2000;

const heading = ['edition', 'contest', 'wins', '95 % interval', 'mean worth', 'turn median', 'turn p99'];
print(...drawTable([heading, ...contests.map(contestRow)]), '');
for (const edition of editions) print(ladder(edition), '');
print(
  ...drawTable([
    ['playouts a second, one core', 'searcher', 'champion'],
    ...(await playoutsASecond()).map((row) => row.map(cell)),
  ]),
);

function cell(content: string | number): string {
  return typeof content === 'number' ? inFigures(content) : content;
}

function contestRow({ edition, seats, searches, aim }: Contest): string[] {
  const args = ['--edition', edition, '--seats', seats.join(','), '--matches', String(matchesOf(searches, aim))];
  const [first] = readReport(arena([...args, '--json']));
  if (first === undefined) throw new Error('the arena reports nobody');
  return [
    edition,
    seats.join(' v '),
    percent(first.winRate),
    `${percent(first.interval.low)} - ${percent(first.interval.high)}`,
    Math.round(first.meanWorth).toLocaleString('en'),
    `${inFigures(first.turn.median)} ms`,
    `${inFigures(first.turn.p99)} ms`,
  ];
}

function readReport(text: string): readonly Entry[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own program's answer
  return (JSON.parse(text) as { bots: readonly Entry[] }).bots;
}

function ladder(edition: string): string {
  const names = ['chance', 'beginner', 'greedy', 'relative', 'reallocator', 'strategist', 'searcher', 'champion'];
  const matches = String(values.quick === true ? 2 : Math.max(20, Math.round(searching / 10)));
  return arena([
    '--ladder',
    '--edition',
    edition,
    '--seats',
    names.join(','),
    '--matches',
    matches,
    '--playouts',
    '100',
  ]);
}

function arena(args: readonly string[]): string {
  print(`starlanes arena ${args.join(' ')}`);
  const program = join(process.cwd(), 'scripts', 'starlanes.mjs');
  return execFileSync(process.execPath, [program, 'arena', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The aims get most of the time; the other steps of the ladder are plainer to see. */
function matchesOf(searches: boolean, aim: boolean): number {
  if (!searches) return plain;
  return aim ? searching : Math.max(4, Math.round(searching / 4));
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
