/**
 * `npm run bench:bots`: how strong the computer players of Star Lanes are, what we aimed at and what is reached. All of it
 * takes hours on two cores, so it is played in pieces: `bot-results.jsonl` keeps what was played, and the next run goes on from
 * there. `--seconds N` to stop after so long (600 unless said otherwise; 0 only tells what is kept), `--matches N` for each contest
 * (1000), `--only TEXT` for contests with that in their name (several may be given), `--threads N`, `--keep FILE`.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { galaxyInterval, mean } from '../bots/arena/interval.ts';
import { must } from '../core/must.ts';
import { contests, nameOf } from './bot-contests.ts';
import type { Contest } from './bot-contests.ts';
import type { Piece, PlayedPiece } from './bot-pieces.ts';
import { galaxiesOf, keepGalaxies, readKept } from './bot-results.ts';
import type { KeptGalaxy } from './bot-results.ts';
import { playoutsASecond } from './search-speed.ts';
import { drawTable, inFigures } from './table.ts';

/** Milliseconds of play that may be lost when the program is stopped. */
const MOST_UNKEPT = 3000;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    matches: { type: 'string', default: '1000' },
    only: { type: 'string', multiple: true, default: [''] },
    threads: { type: 'string', default: String(availableParallelism()) },
    keep: { type: 'string', default: 'bench/bot-results.jsonl' },
  },
});
const wanted = contests.filter((contest) => values.only.some((text) => nameOf(contest).includes(text)));
const end = performance.now() + 1000 * Number(values.seconds);
const workers = Array.from(
  { length: Number(values.threads) },
  () => new Worker(new URL('bot-pieces.js', import.meta.url)),
);
/** Who plays a contest today; and how long the turns of its first were in this run, in milliseconds. */
const signatures = new Map<string, string>();
const turns = new Map<string, number[]>();
/** What is played and not kept yet: writing after every galaxy would take longer than playing some. */
let unkept: KeptGalaxy[] = [];
let lastKept = performance.now();
await eachInAThread(wanted, async (worker, contest) => {
  signatures.set(nameOf(contest), await answerOf<string>(worker, { contest }));
});
await eachInAThread(missing(), playPiece);
keep();
await Promise.all(workers.map(async (worker) => worker.terminate()));
print(...drawTable([['edition', 'contest', 'wins', '95 %', 'matches', 'aim', 'turn ms'], ...wanted.map(rowOf)]), '');
print(...drawTable([['playouts a second, one core', 'searcher', 'champion'], ...(await playoutsASecond()).map(cells)]));

/** All threads take the next item in turn, until there is none. */
async function eachInAThread<T>(items: Iterable<T>, work: (worker: Worker, item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const threads = workers.map(async (worker) => {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(worker, next.value);
  });
  await Promise.all(threads);
}

/** What is not played yet, until the time is over: of every contest the next galaxy, and again. */
function* missing(): Generator<Required<Piece>> {
  const galaxies = (contest: Contest): number => Math.ceil(Number(values.matches) / seatings(contest));
  const most = Math.max(...wanted.map(galaxies));
  const played = new Map(wanted.map((contest) => [contest, playedOf(contest)]));
  for (let galaxy = 0; galaxy < most; galaxy++) {
    for (const contest of wanted) {
      if (galaxy >= galaxies(contest) || played.get(contest)!.has(galaxy)) continue;
      if (performance.now() >= end) return;
      yield { contest, galaxy };
    }
  }
}

async function playPiece(worker: Worker, { contest, galaxy }: Required<Piece>): Promise<void> {
  const { won, faults, median } = await answerOf<PlayedPiece>(worker, { contest, galaxy });
  const name = nameOf(contest);
  unkept.push({ contest: name, bots: signatureOf(contest), galaxy, won, faults });
  turns.set(name, [...(turns.get(name) ?? []), median]);
  if (performance.now() - lastKept > MOST_UNKEPT) keep();
}

function keep(): void {
  keepGalaxies(values.keep, unkept);
  unkept = [];
  lastKept = performance.now();
}

function signatureOf(contest: Contest): string {
  return must(signatures.get(nameOf(contest)), 'a signature');
}

function playedOf(contest: Contest): ReadonlyMap<number, number> {
  return galaxiesOf(readKept(values.keep), nameOf(contest), signatureOf(contest));
}

/** The first sits in every seat once. */
function seatings({ seats }: Contest): number {
  return seats.length;
}

async function answerOf<T>(worker: Worker, piece: Piece): Promise<T> {
  worker.postMessage(piece);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own program's answer
  const [answer] = (await once(worker, 'message')) as [T];
  return answer;
}

function rowOf(contest: Contest): string[] {
  const played = playedOf(contest);
  const { edition, seats, aim } = contest;
  const [first, ...others] = seats;
  const who = others.length === 1 ? `${first} v ${others[0]}` : `${first} v ${others.length} ${others[0]}s`;
  if (played.size === 0) return [edition, who, '', '', '0', '', ''];
  const rates = [...played.values()].map((won) => won / seatings(contest));
  const { low, high } = galaxyInterval(rates);
  const faults = readKept(values.keep).get(nameOf(contest))?.faults ?? 0;
  const times = turns.get(nameOf(contest));
  return [
    edition,
    faults === 0 ? who : `${who} (${faults} answers not allowed)`,
    percent(mean(rates)),
    `${percent(low)} - ${percent(high)}`,
    String(rates.length * seatings(contest)),
    aim === undefined ? '' : `${percent(aim)} ${verdict(aim, mean(rates), low, high)}`,
    times === undefined ? '' : inFigures(mean(times)),
  ];
}

/** Whether an aim is reached, and whether the interval leaves a doubt. */
function verdict(aim: number, rate: number, low: number, high: number): string {
  const doubt = low < aim && aim < high ? ', not surely' : '';
  return `${rate >= aim ? 'reached' : 'not reached'}${doubt}`;
}

function cells(row: readonly (string | number)[]): string[] {
  return row.map((content) => (typeof content === 'number' ? inFigures(content) : content));
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
