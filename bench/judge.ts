/**
 * `npm run bench:judge`: how many plans a second the champion's judge weighs on one core, in Node and in Chromium, with vectors and
 * without, in processor time, and what memory a thread needs in which the champion thinks. `--seconds N` for each figure (2).
 */
import { parseArgs } from 'node:util';
import { aimLines } from './aims.ts';
import { ratesInBrowser } from './judge/browser.ts';
import { threadMemories } from './judge/memory.ts';
import { judgeTables, weigherFor } from './judge/rate.ts';
import type { JudgeTable } from './judge/rate.ts';
import { drawTable, inFigures } from './table.ts';

const MEBIBYTE = 2 ** 20;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '2' } } });
const seconds = Number(values.seconds);
const memories = await threadMemories();
const node = judgeTables.map((table) => [rateInNode(table, false), rateInNode(table, true)]);
const browser = await ratesInBrowser(seconds);
const heading = ['plans a second', 'players', 'Node', 'Chromium', 'Node, no vectors', 'Chromium, no vectors'];
const rates = judgeTables.map(({ edition, players }, at) => {
  const [vectors = 0, plain = 0] = node[at]!;
  const [vectorsThere = 0, plainThere = 0] = browser[at]!;
  return [edition, String(players), ...[vectors, vectorsThere, plain, plainThere].map(inFigures)];
});
print(...drawTable([heading, ...rates]), '');
const memory = memories.map(({ table, heap, resident }) => [
  table.edition,
  String(table.players),
  ...[heap, resident].map((bytes) => inFigures(bytes / MEBIBYTE)),
]);
print(...drawTable([['memory of a thinking thread, MiB', 'players', 'heap', 'process grows by'], ...memory]), '');
print(
  ...aimLines([
    {
      what: 'plans a second in Node, the slowest table',
      figure: least(node),
      least: 100_000,
    },
    { what: 'plans a second in Chromium, the slowest table', figure: least(browser), least: 100_000 },
    { what: 'MiB of a thread', figure: Math.max(...memories.map(({ resident }) => resident)) / MEBIBYTE, most: 64 },
  ]),
);

function rateInNode(table: JudgeTable, isPlain: boolean): number {
  const weigher = weigherFor(table, isPlain);
  const before = process.cpuUsage();
  const plans = weigher(seconds);
  const { user, system } = process.cpuUsage(before);
  return plans / ((user + system) / 1e6);
}

/** The slowest table, with vectors. */
function least(all: readonly (readonly number[])[]): number {
  return Math.min(...all.map(([vectors = 0]) => vectors));
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
