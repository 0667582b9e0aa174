/** What our server is to reach, and whether it did in this run. */
import { inFigures } from '../table.ts';
import type { Measurement } from './measurement.ts';
import { median, ratios, withSpread } from './spread.ts';

/** How often ours is to do, by CPU seconds, what another server does by the same rules. */
const TIMES: readonly { readonly other: string; readonly least: number }[] = [
  { other: 'Colyseus', least: 1 },
  { other: 'boardgame.io', least: 5 },
  { other: 'floor', least: 0.5 },
];

/** The most milliseconds at the 99th percentile at half of the top rate, by rooms. */
const P99: ReadonlyMap<number, number> = new Map([
  [50, 10],
  [500, 50],
]);

/** Bytes a match in play may take. */
const MEMORY = 100_000;

/** A line for each aim of ours with SQLite: what was reached, and whether that is enough. */
export function aimLines(measured: readonly Measurement[]): string[] {
  return measured
    .filter(({ contestant: { name } }) => name === 'Star Lanes, SQLite')
    .flatMap((ours) => [
      ...TIMES.flatMap(({ other, least }) => timesLine(ours, other, least, measured)),
      ...p99Line(ours),
      line(
        `${ours.rooms} rooms: memory a match under ${MEMORY / 1000} kB`,
        `${inFigures(ours.memory / 1000)} kB`,
        ours.memory < MEMORY,
      ),
    ]);
}

function timesLine(ours: Measurement, other: string, least: number, measured: readonly Measurement[]): string[] {
  const theirs = measured.find(({ contestant: { name }, rooms }) => name === other && rooms === ours.rooms);
  if (theirs === undefined) return [];
  const times = median(ratios(ours.perCpuSecond, theirs.perCpuSecond));
  return [line(`${ours.rooms} rooms: at least ${least} times ${other}`, inFigures(times), times >= least)];
}

function p99Line({ rooms, atHalf: { p99 } }: Measurement): string[] {
  const most = P99.get(rooms);
  if (most === undefined) return [];
  return [line(`${rooms} rooms: p99 at half rate under ${most} ms`, `${withSpread(p99)} ms`, median(p99) < most)];
}

export function line(aim: string, reached: string, isReached: boolean): string {
  return `aim ${isReached ? 'reached' : 'MISSED '}  ${aim}: ${reached}`;
}
