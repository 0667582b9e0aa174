/**
 * `npm run bench:scaling`: measures what an act costs a process, another process and the database, and works out from that, by
 * simulation, what ten thousand, a hundred thousand and a million people at once need, and what breaks first.
 */
import { parseArgs } from 'node:util';
import { DEFAULT_LIMITS } from '../server/limits.ts';
import { measureCosts } from './scaling/measured-costs.ts';
import { simulate } from './scaling/simulation.ts';
import type { Costs, Outcome } from './scaling/simulation.ts';
import { drawTable, inFigures } from './table.ts';

const { values: flags } = parseArgs({
  options: {
    people: { type: 'string', default: '10000,100000,1000000' },
    rooms: { type: 'string', default: '200' },
    /** Cores of the machine that the database is on. */
    cores: { type: 'string', default: '16' },
    /** The most people of one island: processes over a database of their own. */
    island: { type: 'string', default: '100000' },
    /** Bytes of an update to one player, as bench:watchers prints it. */
    bytes: { type: 'string', default: '1000' },
  },
});

/** Everybody plays a match of four: 96 actions in 20 minutes, each told to four. */
const MATCH = { players: 4, actions: 96, seconds: 1200 };

/** A process keeps a fifth of its connections free, for who comes back at once when another is restarted. */
const CONNECTIONS = 0.8 * DEFAULT_LIMITS.connections;

/** What is asked of a server: answers within this time at the 99th percentile, and no core busier than this. */
const ENOUGH = { p99: 0.1, busy: 0.7 };

const MOST_PROCESSES = 4096;

const HEADING = [
  'people',
  'islands',
  'acts/s',
  'processes',
  'a process',
  'a database',
  'p99',
  'memory',
  'sent',
  'kept a day',
  'limit',
];

const costs = await measureCosts(Number(flags.rooms), say);
const micro = (seconds: number): string => `${inFigures(seconds * 1e6)} µs`;
print(
  `Measured here: an act costs its process ${micro(costs.act)}, every other process ${micro(costs.hear)} and the database ${micro(costs.store)} of a core;`,
  `a commit takes ${inFigures(costs.commit * 1000)} ms; an act takes ${inFigures(costs.bytesKept)} bytes in the database; a match in play takes ${inFigures(costs.memory / 1000)} kB.`,
  `Assumed: everybody plays, ${MATCH.actions} actions in ${MATCH.seconds / 60} minutes at a table of four; ${flags.cores} cores for each database.`,
  '',
);
const populations = flags.people.split(',').map(Number);
print(
  'All processes over one database:',
  '',
  ...drawTable([HEADING, ...populations.map((people) => row(people, 1))]),
  '',
);
const islands = (people: number): number => Math.ceil(people / Number(flags.island));
print(
  `Islands of ${Number(flags.island).toLocaleString('en')} people, each with a database of its own:`,
  '',
  ...drawTable([HEADING, ...populations.map((people) => row(people, islands(people)))]),
);

function row(people: number, count: number): string[] {
  const rate = (people / MATCH.players) * (MATCH.actions / MATCH.seconds);
  const least = Math.ceil(people / count / CONNECTIONS);
  const { processes, outcome } = fewest(costs, rate / count, least);
  const memory = (people / MATCH.players) * costs.memory;
  const sent = rate * MATCH.players * Number(flags.bytes) * 8;
  return [
    people.toLocaleString('en'),
    String(count),
    inFigures(rate),
    outcome === undefined ? '-' : String(processes * count),
    outcome === undefined ? '-' : percent(outcome.process),
    outcome === undefined ? '-' : percent(outcome.store),
    outcome === undefined ? '-' : `${inFigures(outcome.p99 * 1000)} ms`,
    `${inFigures(memory / 1e9)} GB`,
    `${inFigures(sent / 1e6)} Mbit/s`,
    `${inFigures((rate * 86_400 * costs.bytesKept) / 1e9)} GB`,
    limitOf(rate / count, processes, least, outcome),
  ];
}

/** The fewest processes that do; none, where no number does. */
function fewest(measured: Costs, rate: number, least: number): { processes: number; outcome: Outcome | undefined } {
  for (let processes = least; processes <= MOST_PROCESSES; processes = Math.ceil(processes * 1.1)) {
    const outcome = simulate(measured, { processes, storeCores: Number(flags.cores), rate, seconds: 5, seed: 1977 });
    if (outcome.p99 <= ENOUGH.p99 && outcome.process <= ENOUGH.busy && outcome.store <= ENOUGH.busy)
      return { processes, outcome };
  }
  return { processes: least, outcome: undefined };
}

/** What is scarce first. */
function limitOf(rate: number, processes: number, least: number, outcome: Outcome | undefined): string {
  if (outcome !== undefined) return processes === least ? 'connections' : 'cores of processes';
  if ((rate * costs.store) / Number(flags.cores) > ENOUGH.busy) return 'the database';
  return rate * costs.hear > ENOUGH.busy / 2 ? 'hearing of all others' : 'cores of processes';
}

function percent(part: number): string {
  return `${inFigures(100 * part)} %`;
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

function print(...lines: string[]): void {
  for (const text of lines) process.stdout.write(`${text}\n`);
}
