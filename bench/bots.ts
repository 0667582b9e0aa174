/**
 * `npm run bench:bots`: how strong the computer players of Star Lanes are, what we aimed at and what is reached. All of it
 * takes hours on two cores, so it is played in pieces: what was played is kept in a file, and the next run goes on from there.
 * `--seconds N` to stop after so long (600 unless said otherwise), `--matches N` for each contest (1000), `--only TEXT` for contests
 * with that in their name, `--threads N`, `--keep FILE`, `--fresh` to forget what was played by earlier bots.
 */
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { galaxyInterval, mean } from '../bots/arena/interval.ts';
import { contests, nameOf } from './bot-contests.ts';
import type { Contest } from './bot-contests.ts';
import type { Piece, PlayedPiece } from './bot-pieces.ts';
import { playoutsASecond } from './search-speed.ts';
import { drawTable, inFigures } from './table.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    matches: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    threads: { type: 'string', default: String(availableParallelism()) },
    keep: { type: 'string', default: 'node_modules/.cache/bench-bots.jsonl' },
    fresh: { type: 'boolean', default: false },
  },
});
const wanted = contests.filter((contest) => nameOf(contest).includes(values.only));
const end = performance.now() + 1000 * Number(values.seconds);
if (values.fresh) rmSync(values.keep, { force: true });
mkdirSync(dirname(values.keep), { recursive: true });
const played = readKept();
await playAll();
print(...drawTable([['edition', 'contest', 'wins', '95 %', 'matches', 'aim', 'turn ms'], ...wanted.map(rowOf)]), '');
print(...drawTable([['playouts a second, one core', 'searcher', 'champion'], ...(await playoutsASecond()).map(cells)]));

/** What earlier runs played, by contest and galaxy. */
function readKept(): Map<string, Map<number, PlayedPiece>> {
  const kept = new Map<string, Map<number, PlayedPiece>>();
  const lines = existsSync(values.keep) ? readFileSync(values.keep, 'utf8').trim().split('\n') : [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own program's file
  for (const line of lines.filter(Boolean)) note(kept, JSON.parse(line) as PlayedPiece);
  return kept;
}

function note(kept: Map<string, Map<number, PlayedPiece>>, piece: PlayedPiece): void {
  kept.set(piece.name, (kept.get(piece.name) ?? new Map<number, PlayedPiece>()).set(piece.galaxy, piece));
}

/** All threads take the next galaxy of the contests in turn, until the time is over or everything is played. */
async function playAll(): Promise<void> {
  const pieces = missing();
  const threads = Array.from({ length: Number(values.threads) }, async () => {
    const worker = new Worker(new URL('bot-pieces.js', import.meta.url));
    for (let next = pieces.next(); next.done !== true && performance.now() < end; next = pieces.next()) {
      const piece = await answerOf(worker, next.value);
      appendFileSync(values.keep, `${JSON.stringify(piece)}\n`);
      note(played, piece);
    }
    await worker.terminate();
  });
  await Promise.all(threads);
}

/** What is not played yet: of every contest the next galaxy, and again. */
function* missing(): Generator<Piece> {
  const galaxies = (contest: Contest): number => Math.ceil(Number(values.matches) / seatings(contest));
  const most = Math.max(...wanted.map(galaxies));
  for (let galaxy = 0; galaxy < most; galaxy++) {
    for (const contest of wanted) {
      const isPlayed = played.get(nameOf(contest))?.has(galaxy) === true;
      if (galaxy < galaxies(contest) && !isPlayed) yield { contest, galaxy };
    }
  }
}

/** The first sits in every seat once. */
function seatings({ seats }: Contest): number {
  return seats.length;
}

async function answerOf(worker: Worker, piece: Piece): Promise<PlayedPiece> {
  worker.postMessage(piece);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own program's answer
  const [answer] = (await once(worker, 'message')) as [PlayedPiece];
  return answer;
}

function rowOf(contest: Contest): string[] {
  const pieces = [...(played.get(nameOf(contest))?.values() ?? [])];
  const { edition, seats, aim } = contest;
  const [first, ...others] = seats;
  const who = others.length === 1 ? `${first} v ${others[0]}` : `${first} v ${others.length} ${others[0]}s`;
  if (pieces.length === 0) return [edition, who, '', '', '0', '', ''];
  const rates = pieces.map(({ won }) => won);
  const { low, high } = galaxyInterval(rates);
  const faults = pieces.reduce((sum, piece) => sum + piece.faults, 0);
  return [
    edition,
    faults === 0 ? who : `${who} (${faults} answers not allowed)`,
    percent(mean(rates)),
    `${percent(low)} - ${percent(high)}`,
    String(pieces.length * seatings(contest)),
    aim === undefined ? '' : `${percent(aim)} ${verdict(aim, mean(rates), low, high)}`,
    inFigures(mean(pieces.map(({ median }) => median))),
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
