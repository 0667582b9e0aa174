/**
 * `npm run bench:processes`: one process over PostgreSQL, and two. Two processes on two cores share them with the database and with
 * the players, so that the clock on the wall says little: what counts is what an action costs each of them. From that follows
 * what two processes carry where each has a core, and how many of them the database can feed.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/stores/fixtures/postgres.ts';
import { line } from './server/aims.ts';
import { contestants } from './server/contestants.ts';
import { cpuOfDatabase } from './server/database-usage.ts';
import { Players } from './server/players.ts';
import { ServerProcess } from './server/server-process.ts';
import { median, percentile, withSpread } from './server/spread.ts';
import { drawTable, inFigures } from './table.ts';

const { values: flags } = parseArgs({
  options: {
    rooms: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const [rooms, rounds, seconds] = [Number(flags.rooms), Number(flags.rounds), Number(flags.seconds)];

/** Two processes are to carry at least so much more than one. */
const AIM = 1.7;

/** Rounds before those that count: two processes share the acts, so that each takes longer until its code is compiled. */
const WARM_UP = 3;

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
  for (let round = 1 - WARM_UP; round <= rounds; round++) {
    for (const runner of runners) {
      say(`${runner.layout.name}: ${round < 1 ? 'warming up' : `round ${round} of ${rounds}`}`);
      await run(runner, round > 0);
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

interface Runner {
  readonly layout: Layout;
  readonly database: string;
  readonly servers: ServerProcess[];
  readonly players: Players;
  /** Microseconds of CPU an action, round by round: of all server processes, and of the database. */
  readonly server: number[];
  readonly store: number[];
  readonly perSecond: number[];
  readonly latencies: number[];
}

/** What was started is one of the runners at once, so that it is stopped whatever fails afterwards. */
async function start(layout: Layout): Promise<void> {
  say(`${layout.name}: players join`);
  const database = await postgres.database();
  const [, ours] = contestants('rules', { postgres: database, profile: false });
  const servers: ServerProcess[] = [];
  const players = new Players();
  runners.push({ layout, database, servers, players, server: [], store: [], perSecond: [], latencies: [] });
  for (let i = 0; i < layout.processes; i++) servers.push(await ServerProcess.start(ours?.command() ?? []));
  const bases = servers.map(({ base }) => base);
  if (layout.isMixed) await players.sitDown('ours', bases.join(','), 0, rooms);
  else
    for (const [i, base] of bases.entries())
      await players.sitDown('ours', base, (i * rooms) / bases.length, ((i + 1) * rooms) / bases.length);
}

async function run(runner: Runner, counts: boolean): Promise<void> {
  const { servers, players, database } = runner;
  const before = [await cpuOf(servers), await cpuOfDatabase(database)] as const;
  const latencies = await players.play({ seconds });
  const after = [await cpuOf(servers), await cpuOfDatabase(database)] as const;
  if (!counts) return;
  runner.server.push((1e6 * (after[0] - before[0])) / latencies.length);
  runner.store.push((1e6 * (after[1] - before[1])) / latencies.length);
  runner.perSecond.push(latencies.length / seconds);
  for (const latency of latencies) runner.latencies.push(latency);
}

async function cpuOf(servers: readonly ServerProcess[]): Promise<number> {
  const used = await Promise.all(servers.map((server) => server.usage()));
  return used.reduce((sum, { cpu }) => sum + cpu, 0);
}

function report(): void {
  const heading = ['over PostgreSQL', 'CPU µs an action: processes', 'database', 'actions/s here', 'median', 'p99'];
  const rows = runners.map(({ layout, server, store, perSecond, latencies }) => [
    layout.name,
    withSpread(server),
    withSpread(store),
    withSpread(perSecond),
    `${inFigures(median(latencies))} ms`,
    `${inFigures(percentile(latencies, 0.99))} ms`,
  ]);
  print(...drawTable([heading, ...rows]), '');
  const [one] = runners;
  if (one === undefined) return;
  for (const { layout, server } of runners.filter(({ layout: { processes } }) => processes === 2)) {
    const times = (2 * median(one.server)) / median(server);
    const aim = `${layout.name}: where each has a core, at least ${AIM} times one process`;
    print(line(aim, inFigures(times), times >= AIM));
  }
  const cores = median(one.server) / median(one.store);
  print(
    `one core of the database feeds ${inFigures(cores)} cores of processes: beyond that, the database is the limit`,
  );
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

function print(...lines: string[]): void {
  for (const text of lines) process.stdout.write(`${text}\n`);
}
