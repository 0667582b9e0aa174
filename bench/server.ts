/**
 * `npm run bench:server`: real matches of Star Lanes between socket clients on our server, saved
 * before they are told, and the same number of actions in rooms of four on other servers, in the same
 * run. Absolute figures are the machine's; the ratios are what to look at.
 */
import { parseArgs } from 'node:util';
import { contestants } from './server/contestants.ts';
import { measureServer } from './server/measurement.ts';
import type { Measurement } from './server/measurement.ts';
import { drawTable, inFigures } from './table.ts';
import type { Contestant } from './server/contestants.ts';
import { Players } from './server/players.ts';
import { ServerProcess } from './server/server-process.ts';

const { values: flags } = parseArgs({
  options: {
    /** How many rooms of four, one measurement after the other. */
    rooms: { type: 'string', default: '50,200,500' },
    /** How long each server plays, twice: as fast as it can, and at half of that rate. */
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'ours,colyseus,boardgame.io' },
    /** Idle connections; 0 for none. */
    connections: { type: 'string', default: '10000' },
    postgres: { type: 'string' },
    /** Writes build/profiles for our server. */
    profile: { type: 'boolean', default: false },
  },
});

const EXPLANATION = `
Ours plays matches of the edition "today" by its rules, tells every player the whole view after every action, saves every
action (SQLite: WAL, synchronous=FULL) before anybody hears of it, and makes a new match over HTTP when one is over. The
others play an equal room in their favour: a map of 108 spaces, four players' cash and shares, and the turn; an action
marks a space or buys a share, without offers, mergers, dividends or prices; nothing is saved; Colyseus sends patches only.
Every action goes to all four. CPU seconds are the server process's own, all threads; players are other processes.`;

const servers = contestants(flags).filter(({ dialect }) => flags.only.split(',').includes(dialect));
const measurements: Measurement[] = [];
for (const rooms of flags.rooms.split(',').map(Number)) {
  for (const contestant of servers) {
    const say = (doing: string): void => progress(`${contestant.name}, ${rooms} rooms: ${doing}`);
    measurements.push(await measureServer(contestant, { rooms, seconds: Number(flags.seconds), say }));
  }
}
progress('');
print(`Node ${process.versions.node}`, EXPLANATION, '', ...drawTable(topRates()), '', ...ratios(), '');
print(...drawTable(halfRates()), '');
if (Number(flags.connections) > 0) print(...(await idleLines(Number(flags.connections))));

function topRates(): string[][] {
  const heading = ['as fast as it can', 'rooms', 'actions/CPU s', 'actions/s', 'median', 'p99', 'a match', 'durable'];
  const rows = measurements.map((m) => [
    m.contestant.name,
    String(m.rooms),
    inFigures(m.perCpuSecond),
    inFigures(m.perSecond),
    milliseconds(m.latency.median),
    milliseconds(m.latency.p99),
    `${inFigures(m.memory / 1000)} kB`,
    m.contestant.isDurable ? 'yes' : 'no',
  ]);
  return [heading, ...rows];
}

/** How often each of ours does what the others do, by CPU seconds. */
function ratios(): string[] {
  const isOurs = ({ contestant: { dialect } }: Measurement): boolean => dialect === 'ours';
  return measurements.filter(isOurs).flatMap((ours) =>
    measurements
      .filter((other) => !isOurs(other) && other.rooms === ours.rooms)
      .map((other) => {
        const times = inFigures(ours.perCpuSecond / other.perCpuSecond);
        return `${ours.contestant.name}, ${ours.rooms} rooms: ${times} times ${other.contestant.name}`;
      }),
  );
}

function halfRates(): string[][] {
  const rows = measurements.map(({ contestant: { name }, rooms, atHalf: { perSecond, median, p99 } }) => [
    name,
    String(rooms),
    inFigures(perSecond),
    milliseconds(median),
    milliseconds(p99),
  ]);
  return [['at half of that rate', 'rooms', 'actions/s', 'median', 'p99'], ...rows];
}

async function idleLines(connections: number): Promise<string[]> {
  const lines: string[] = [];
  for (const contestant of servers.filter(({ dialect }) => dialect === 'ours')) {
    progress(`${contestant.name}: ${connections} idle connections`);
    const { empty, full } = await holdIdle(contestant, connections);
    const [all, each] = [inFigures(full / 2 ** 20), inFigures((full - empty) / connections / 1000)];
    lines.push(`${contestant.name}: ${connections} idle connections in ${all} MiB, ${each} kB each`);
  }
  progress('');
  return lines;
}

function milliseconds(number: number): string {
  return `${inFigures(number)} ms`;
}

/** One line that is written over where somebody looks on. */
function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}`);
  else if (line !== '') process.stderr.write(`${line}\n`);
}

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

/** Bytes of the whole process, before and with these connections. */
async function holdIdle(
  contestant: Contestant,
  connections: number,
): Promise<{ readonly empty: number; readonly full: number }> {
  const server = await ServerProcess.start(contestant.command());
  const players = new Players();
  try {
    const { memory: empty } = await server.usage();
    await players.connect(server.base, connections);
    const { memory: full } = await server.usage();
    return { empty, full };
  } finally {
    players.leave();
    await server.stop();
  }
}
