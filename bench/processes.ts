/**
 * `npm run bench:processes`: one process over PostgreSQL, and two. Two processes on two cores share them with the database and with
 * the players, so that the clock on the wall says little: what counts is what an action costs each of them. From that follows what
 * two processes carry where each has a core, and how many of them the database can feed. As fast as they can, two processes get half
 * of the actions each here, so that fewer share a commit; `--rate 700` gives each process the same number.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/stores/fixtures/postgres.ts';
import { line } from './server/aims.ts';
import { contestants } from './server/contestants.ts';
import { databaseUsage } from './server/database-usage.ts';
import { CORES, busySeconds } from './server/machine-usage.ts';
import { Players } from './server/players.ts';
import { ServerProcess } from './server/server-process.ts';
import { median, percentile, withSpread } from './server/spread.ts';
import { drawTable, inFigures } from './table.ts';

const { values: flags } = parseArgs({
  options: {
    rooms: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    /** Actions a second for each process, in place of as many as it can do. */
    rate: { type: 'string' },
    /** Seconds before those that count, for each process as fast as it can. */
    warmUp: { type: 'string', default: '10' },
  },
});
const [rooms, rounds, seconds] = [Number(flags.rooms), Number(flags.rounds), Number(flags.seconds)];

/** Two processes are to carry at least so much more than one. */
const AIM = 1.7;

/** How matches lie on the processes: each on one of them, or, as a proxy deals connections out, its players on all. */
interface Layout {
  readonly name: string;
  readonly processes: number;
  readonly isMixed: boolean;
}
const LAYOUTS: readonly Layout[] = [
  { name: 'one process', processes: 1, isMixed: false },
  { name: 'two, a match on one of them', processes: 2, isMixed: false },
  { name: 'two, players of a match on both', processes: 2, isMixed: true },
];

const postgres = await startPostgres();
const runners: Runner[] = [];
try {
  for (const layout of LAYOUTS) await start(layout);
  // Two processes share the actions, so that each takes twice as long until its code is compiled.
  for (const { layout, players } of runners) {
    say(`${layout.name}: warming up`);
    await players.play({ seconds: Number(flags.warmUp) * layout.processes });
  }
  for (let round = 1; round <= rounds; round++) {
    for (const runner of runners) {
      say(`${runner.layout.name}: round ${round} of ${rounds}`);
      await run(runner);
    }
  }
  report();
} finally {
  for (const { players, servers } of runners) {
    players.leave();
    for (const server of servers) await server.stop();
  }
  await postgres.stop();
}

/** Seconds of CPU of everything that takes part, and of the whole machine. */
interface Usages {
  readonly servers: number;
  readonly database: number;
  readonly players: number;
  readonly machine: number;
}

interface Runner {
  readonly layout: Layout;
  readonly servers: ServerProcess[];
  readonly players: Players;
  readonly cpuOfDatabase: () => number;
  /** What was used, and how many actions that was, round by round. */
  readonly rounds: { readonly used: Usages; readonly actions: number }[];
  readonly latencies: number[];
}

/** What was started is one of the runners at once, so that it is stopped whatever fails afterwards. */
async function start(layout: Layout): Promise<void> {
  say(`${layout.name}: players join`);
  const database = await postgres.database();
  const [, ours] = contestants('rules', { postgres: database, profile: false });
  const servers: ServerProcess[] = [];
  const players = new Players();
  runners.push({
    layout,
    servers,
    players,
    cpuOfDatabase: await databaseUsage(database),
    rounds: [],
    latencies: [],
  });
  for (let i = 0; i < layout.processes; i++) servers.push(await ServerProcess.start(ours?.command() ?? []));
  const bases = servers.map(({ base }) => base);
  if (layout.isMixed) await players.sitDown('ours', bases.join(','), 0, rooms);
  else
    for (const [i, base] of bases.entries())
      await players.sitDown('ours', base, (i * rooms) / bases.length, ((i + 1) * rooms) / bases.length);
}

async function run(runner: Runner): Promise<void> {
  const { layout, players } = runner;
  const before = await usagesOf(runner);
  const rate = flags.rate === undefined ? {} : { rate: (Number(flags.rate) * layout.processes) / rooms };
  const latencies = await players.play({ seconds, ...rate });
  const after = await usagesOf(runner);
  runner.rounds.push({ used: difference(after, before), actions: latencies.length });
  for (const latency of latencies) runner.latencies.push(latency);
}

async function usagesOf({ servers, players, cpuOfDatabase }: Runner): Promise<Usages> {
  const used = await Promise.all(servers.map((server) => server.usage()));
  return {
    servers: used.reduce((sum, { cpu }) => sum + cpu, 0),
    database: cpuOfDatabase(),
    players: players.cpu,
    machine: busySeconds(),
  };
}

function difference(after: Usages, before: Usages): Usages {
  return {
    servers: after.servers - before.servers,
    database: after.database - before.database,
    players: after.players - before.players,
    machine: after.machine - before.machine,
  };
}

/** Microseconds of CPU an action, round by round. */
function perAction({ rounds: all }: Runner, part: 'servers' | 'database' | 'players'): number[] {
  return all.map(({ used, actions }) => (1e6 * used[part]) / actions);
}

function report(): void {
  const heading = ['over PostgreSQL', 'CPU µs an action: processes', 'database', 'actions/s', 'median', 'p99'];
  const rows = runners.map((runner) => [
    runner.layout.name,
    withSpread(perAction(runner, 'servers')),
    withSpread(perAction(runner, 'database')),
    inFigures(median(runner.rounds.map(({ actions }) => actions / seconds))),
    `${inFigures(median(runner.latencies))} ms`,
    `${inFigures(percentile(runner.latencies, 0.99))} ms`,
  ]);
  print(...drawTable([heading, ...rows]), '');
  print(...drawTable(sharesOfCores()), '');
  const [one] = runners;
  if (one === undefined) return;
  for (const two of runners.filter(({ layout: { processes } }) => processes === 2)) {
    const times = (2 * median(perAction(one, 'servers'))) / median(perAction(two, 'servers'));
    print(
      line(
        `${two.layout.name}: where each has a core, at least ${AIM} times one process`,
        inFigures(times),
        times >= AIM,
      ),
    );
    print(...limitLines(two));
  }
}

/** Who has kept the cores busy: in cores, one and a half of them being 1.50. */
function sharesOfCores(): string[][] {
  const rows = runners.map(({ layout: { name }, rounds: all }) => {
    const inCores = (part: (used: Usages) => number): string =>
      inFigures(median(all.map(({ used }) => part(used) / seconds)));
    const others = ({ machine, servers, database, players }: Usages): number => machine - servers - database - players;
    return [
      name,
      inCores(({ servers }) => servers),
      inCores(({ database }) => database),
      inCores(({ players }) => players),
      inCores(others),
    ];
  });
  return [[`of ${CORES} cores`, 'processes', 'database', 'players', 'all else'], ...rows];
}

/** What two processes would take if each had a core, and what the players and the database would take then. */
function limitLines(two: Runner): string[] {
  const [server, store, player] = (['servers', 'database', 'players'] as const).map((part) =>
    median(perAction(two, part)),
  );
  const [database, players] = [(2 * (store ?? NaN)) / (server ?? NaN), (2 * (player ?? NaN)) / (server ?? NaN)];
  const needed = 2 + database + players;
  const feeds = `one core of the database feeds ${inFigures(2 / database)} of processes`;
  if (needed <= CORES) return [`  ${feeds}`];
  const cores = `two full processes need ${inFigures(needed)} cores: 2, ${inFigures(database)} for the database, ${inFigures(players)} for the players`;
  return [`  ${feeds}`, `  cannot be judged by the clock on ${CORES} cores: ${cores}`];
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

function print(...lines: string[]): void {
  for (const text of lines) process.stdout.write(`${text}\n`);
}
