/** What people had to put up with in hostile company: as a table, and what of it is too much. */
import type { Counts } from '../storm/storm.ts';
import { ATTACKS } from './attacks.ts';
import type { AttackName } from './attacks.ts';
import type { Stopwatch } from './stopwatch.ts';

/** What people's answers may take at the 99th percentile, and what the server may use. */
const LONGEST_MS = 250;
const MOST_BYTES = 512 * 2 ** 20;

const MIB = 2 ** 20;

/** Sentences about what is too much. */
export function findings({ times }: Counts, peakMemory: number | undefined): string[] {
  const slow = (['calm', 'killing'] as const)
    .filter((when) => times[when].quantile(0.99) > LONGEST_MS)
    .map((when) => `answers took ${ms(times[when].quantile(0.99))} at the 99th percentile (${when})`);
  const large = peakMemory !== undefined && peakMemory > MOST_BYTES;
  return [...slow, ...(large ? [`the server took ${Math.round(peakMemory / MIB)} MiB`] : [])];
}

interface Measured {
  readonly peakMemory: number | undefined;
  /** What this process itself may have added to a time, at the 99th percentile. */
  readonly ownDelay: number;
  readonly load: readonly number[];
}

export function table({ times, tallies }: Counts, { peakMemory, ownDelay, load }: Measured): string {
  const memory = peakMemory === undefined ? 'not told by this system' : `${Math.round(peakMemory / MIB)} MiB`;
  const attacks = Object.entries(tallies ?? {}).map(
    ([name, { tried, refused }]) => `  ${pad(tried)} ${pad(refused)}  ${ATTACKS[name as AttackName].name}`,
  );
  return [
    `  ${'count'.padStart(9)} ${'p50'.padStart(9)} ${'p99'.padStart(9)}`,
    row('answers to people, nothing killed', times.calm),
    row('answers to people, among kills', times.killing),
    row("a computer player's move", times.bots),
    `  the server's memory at its peak: ${memory}; our own delay at the 99th percentile: ${ms(ownDelay)}`,
    `  load of the machine: ${load.map((one) => one.toFixed(1)).join(' ')}`,
    `  ${'tried'.padStart(9)} ${'refused'.padStart(9)}  by attackers`,
    ...attacks,
    '',
  ].join('\n');
}

function row(name: string, watch: Stopwatch): string {
  return `  ${pad(watch.count)} ${ms(watch.quantile(0.5)).padStart(9)} ${ms(watch.quantile(0.99)).padStart(9)}  ${name}`;
}

function pad(count: number): string {
  return String(count).padStart(9);
}

function ms(time: number): string {
  return `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
}
