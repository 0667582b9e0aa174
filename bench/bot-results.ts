/**
 * What `npm run bench:bots` has played so far, kept in the repository: `bot-results.jsonl` has a line for each contest, with the
 * victories galaxy by galaxy. Seed and playouts alone decide them, so that any machine can go on from there. A line is signed by
 * how the bots played two matches; where they play them otherwise now, the line is of other bots and counts no more.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One contest. */
export interface KeptContest {
  readonly contest: string;
  /** The signature of the bots. */
  readonly bots: string;
  /** Answers of anybody that were not allowed. */
  readonly faults: number;
  /** By galaxy the victories of the first named, all seatings together; -1 where it is not played. */
  readonly won: readonly number[];
}

const NOT_PLAYED = -1;

/** One galaxy that was played. */
export interface KeptGalaxy {
  readonly contest: string;
  readonly bots: string;
  readonly galaxy: number;
  readonly won: number;
  readonly faults: number;
}

export type Kept = ReadonlyMap<string, KeptContest>;

/** Everything that is kept in a file, by contest. */
export function readKept(file: string): Kept {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own program's file
  return new Map(lines.map((line) => JSON.parse(line) as KeptContest).map((kept) => [kept.contest, kept]));
}

/** Puts galaxies to what is kept; those of other bots make way. */
export function withGalaxies(kept: Kept, galaxies: readonly KeptGalaxy[]): Kept {
  const all = new Map(kept);
  for (const { contest, bots, galaxy, won, faults } of galaxies) {
    const before = all.get(contest);
    const same = before?.bots === bots ? before : { contest, bots, faults: 0, won: [] };
    if ((same.won[galaxy] ?? NOT_PLAYED) !== NOT_PLAYED) continue;
    const length = Math.max(same.won.length, galaxy + 1);
    const victories = Array.from({ length }, (_, at) => (at === galaxy ? won : (same.won[at] ?? NOT_PLAYED)));
    all.set(contest, { ...same, faults: same.faults + faults, won: victories });
  }
  return all;
}

/**
 * Puts galaxies into a file, whose lines stay in the order of their names. The file is read anew, so that runs of other
 * contests beside this one lose nothing.
 */
export function keepGalaxies(file: string, galaxies: readonly KeptGalaxy[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const kept = [...withGalaxies(readKept(file), galaxies).values()];
  const lines = kept.toSorted((one, other) => (one.contest < other.contest ? -1 : 1)).map((one) => JSON.stringify(one));
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`);
  renameSync(`${file}.new`, file);
}

/** The galaxies that are kept of a contest played by these bots: how many victories, by galaxy. */
export function galaxiesOf(kept: Kept, contest: string, bots: string): ReadonlyMap<number, number> {
  const found = kept.get(contest);
  const won = found?.bots === bots ? found.won : [];
  return new Map([...won.entries()].filter(([, one]) => one !== NOT_PLAYED));
}
