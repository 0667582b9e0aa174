/**
 * `npm run bench:server`: matches of Star Lanes between socket clients on our server, saved before they are told, and on other
 * servers in the same run, by the same rules. Absolute figures are the machine's; the ratios are what to look at. A whole run
 * takes about ten minutes; `--rooms 50 --table rules` is a piece of it.
 */
import { parseArgs } from 'node:util';
import { drawTable, inFigures } from './table.ts';
import { aimLines } from './server/aims.ts';
import { contestants } from './server/contestants.ts';
import type { Contestant, TableOfRace } from './server/contestants.ts';
import { race } from './server/measurement.ts';
import type { Measurement, Race } from './server/measurement.ts';
import { Players } from './server/players.ts';
import { ServerProcess } from './server/server-process.ts';
import { ratios, withSpread } from './server/spread.ts';

const { values: flags } = parseArgs({
  options: {
    /** How many rooms of four, one measurement after the other. */
    rooms: { type: 'string', default: '50,200,500' },
    /** Everybody by the same rules, or the others in empty rooms. */
    table: { type: 'string', default: 'rules,empty' },
    rounds: { type: 'string', default: '5' },
    /** How long each server plays in a round. */
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: 'Star Lanes,Colyseus,boardgame.io,floor' },
    /** Idle connections; 0 for none. */
    connections: { type: 'string', default: '10000' },
    postgres: { type: 'string' },
    /** Writes build/profiles for our server. */
    profile: { type: 'boolean', default: false },
  },
});

const EXPLANATION: Readonly<Record<TableOfRace, string>> = {
  rules: `
The same rules for all. Every server plays matches of the edition "today" with our engine, and every action goes to all four
players with what happened. Ours saves every action (SQLite: WAL, synchronous=FULL) before anybody hears of it, and makes a new
match over HTTP when one is over. Colyseus keeps what players see as a schema and sends patches at once; boardgame.io calls the
rules from a move and sends its state; neither saves anything. The floor saves as we do and sends the same frame to all four,
without rules, views or checks.`,
  empty: `
The others play empty rooms, in their favour: a map of 108 spaces, four players' cash and shares, and the turn; an action marks
a space or buys a share, without offers, mergers, dividends or prices. Ours plays the rules as above.`,
};

const wanted = ({ name }: Contestant): boolean => flags.only.split(',').some((one) => name.startsWith(one));
const effort = { rounds: Number(flags.rounds), seconds: Number(flags.seconds) };

print(
  `Node ${process.versions.node}. CPU seconds are the server process's own, all threads; players are other processes.`,
);
print(
  `Servers take turns, ${effort.rounds} rounds of ${effort.seconds} s each; medians, and the lowest and highest round.`,
);
for (const table of ['rules', 'empty'] as const) {
  if (!flags.table.split(',').includes(table)) continue;
  const servers = contestants(table, flags).filter(wanted);
  const races: Race[] = [];
  for (const rooms of flags.rooms.split(',').map(Number)) {
    const say = (doing: string): void => progress(`${rooms} rooms, ${doing}`);
    races.push(await race(servers, { rooms, ...effort, say }));
  }
  const measured = races.flatMap((one) => one.measured);
  progress('');
  print(EXPLANATION[table], '', ...drawTable(topRates(measured)), '', ...ratioLines(measured), '');
  print(...drawTable(halfRates(measured)), '', ...races.map(otherWorkLine), '');
  if (table === 'rules') print(...aimLines(measured), '');
}
if (Number(flags.connections) > 0) print(...(await idleLines(Number(flags.connections))));

function topRates(measured: readonly Measurement[]): string[][] {
  const heading = ['as fast as it can', 'rooms', 'actions/CPU s', 'actions/s', 'median', 'p99', 'a match', 'durable'];
  const rows = measured.map((m) => [
    m.contestant.name,
    String(m.rooms),
    withSpread(m.perCpuSecond),
    withSpread(m.perSecond),
    milliseconds(m.latency.median),
    milliseconds(m.latency.p99),
    `${inFigures(m.memory / 1000)} kB`,
    m.contestant.isDurable ? 'yes' : 'no',
  ]);
  return [heading, ...rows];
}

/** How often each of ours does what the others do, by CPU seconds. */
function ratioLines(measured: readonly Measurement[]): string[] {
  const isOurs = ({ contestant: { dialect } }: Measurement): boolean => dialect === 'ours';
  return measured.filter(isOurs).flatMap((ours) =>
    measured
      .filter((other) => !isOurs(other) && other.rooms === ours.rooms)
      .map((other) => {
        const times = withSpread(ratios(ours.perCpuSecond, other.perCpuSecond));
        return `${ours.contestant.name}, ${ours.rooms} rooms: ${times} times ${other.contestant.name}`;
      }),
  );
}

function halfRates(measured: readonly Measurement[]): string[][] {
  const rows = measured.map(({ contestant: { name }, rooms, atHalf: { perSecond, median, p99 } }) => [
    name,
    String(rooms),
    inFigures(perSecond),
    `${withSpread(median)} ms`,
    `${withSpread(p99)} ms`,
  ]);
  return [['at half of that rate', 'rooms', 'actions/s', 'median', 'p99'], ...rows];
}

/** What else ran is in the figures: where it took much, measure again. */
function otherWorkLine({ rooms, otherWork }: Race): string {
  return `${rooms} rooms: other work took ${withSpread(otherWork.map((part) => 100 * part))} % of the machine meanwhile`;
}

async function idleLines(connections: number): Promise<string[]> {
  const lines: string[] = [];
  for (const contestant of contestants('rules', flags).filter(({ dialect }) => dialect === 'ours')) {
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
    const { memory: empty } = await server.usage('memory');
    await players.connect(server.base, connections);
    const { memory: full } = await server.usage('memory');
    return { empty, full };
  } finally {
    players.leave();
    await server.stop();
  }
}
