/** `npm run soak`: the crash test for as long as one likes, in hostile company if one likes. A few lines at the end say what came of it. */
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Mulberry32 } from '../../core/chance.ts';
import { forkAttackers } from './siege/attack-process.ts';
import { findings, table } from './siege/findings.ts';
import { postgresServers, sqliteServers } from './storm/servers.ts';
import type { Servers } from './storm/servers.ts';
import { Storm } from './storm/storm.ts';
import type { Counts } from './storm/storm.ts';

const HELP = `npm run soak -- [--kills N] [--store sqlite|postgres] [--processes N] [--seconds N] [--tables N] [--seed N]
npm run soak -- --hostile [--attackers N] [--calm SECONDS] ...

Kills servers without warning while matches are played, and counts what they lose. It ends after a number of
kills (1000), or after a number of seconds. Over PostgreSQL three processes share the tables, unless told otherwise.

With --hostile, people at 50 tables play at their own pace while four attackers do all they can, against one server
with the limits a host has; at first nothing is killed (120 seconds), then 200 kills follow. People's answers must
take less than 250 ms at the 99th percentile, and the server less than 512 MiB. An act that a kill cuts off has
no answer to be timed; coming back is not timed, either; everything else is, from the first moment a server is up.
`;

const { values } = parseArgs({
  options: {
    hostile: { type: 'boolean', default: false },
    kills: { type: 'string' },
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string' },
    seconds: { type: 'string', default: '86400' },
    tables: { type: 'string' },
    attackers: { type: 'string', default: '4' },
    calm: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1977' },
    help: { type: 'boolean', default: false },
  },
});

const { hostile } = values;
const kills = Number(values.kills ?? (hostile ? 200 : 1000));
const tables = Number(values.tables ?? (hostile ? 50 : 10));
const processes = Number(values.processes ?? (values.store === 'postgres' && !hostile ? 3 : 1));

process.exitCode = values.help ? help() : await soak();

function help(): number {
  process.stdout.write(HELP);
  return 0;
}

async function soak(): Promise<number> {
  const seed = Number(values.seed);
  const servers = await startServers(new Mulberry32(seed));
  // Before anything that could make us slow ourselves is measured, so that it can be told from what the servers do.
  const ownDelay = monitorEventLoopDelay();
  ownDelay.enable();
  const siege = hostile
    ? { attackers: forkAttackers(Number(values.attackers)), calmSeconds: Number(values.calm) }
    : undefined;
  const plan = { kills, seconds: Number(values.seconds), tables, seed, siege };
  try {
    const counts = await new Storm(servers, { ...plan, progress: (done, acts) => draw(done, acts) }).run();
    ownDelay.disable();
    return report(counts, { peakMemory: servers.peakMemory(), ownDelay: ownDelay.percentile(99) / 1e6 });
  } finally {
    await servers.remove();
  }
}

function startServers(chance: Mulberry32): Promise<Servers> {
  const limits = hostile ? 'usual' : 'generous';
  return values.store === 'postgres' ? postgresServers(chance, { processes, limits }) : sqliteServers(chance, limits);
}

/** A bar for people; a line for every tenth where it cannot be written over. */
function draw(done: number, acts: number): void {
  const width = 40;
  const full = Math.min(width, Math.round((width * done) / kills));
  const bar = `${'#'.repeat(full)}${'.'.repeat(width - full)} ${done} of ${kills} kills, ${acts} acts`;
  if (process.stderr.isTTY) process.stderr.write(`\r${bar}\u001b[K`);
  else if (done % Math.ceil(kills / 10) === 0) process.stderr.write(`${bar}\n`);
}

function report(counts: Counts, own: { peakMemory: number | undefined; ownDelay: number }): number {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const { lost, twice, wrong, stuck } = counts;
  const problems = [...lost, ...twice, ...wrong, ...stuck, ...(hostile ? findings(counts, own.peakMemory) : [])];
  for (const problem of problems.slice(0, 50)) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${summary(counts)}\n`);
  if (hostile) process.stdout.write(table(counts, { ...own, load: loadavg() }));
  return problems.length === 0 ? 0 : 1;
}

function summary(counts: Counts): string {
  const { databaseRestarts, matches, acknowledged, unanswered, keptUnanswered, updates } = counts;
  const restarts = databaseRestarts === 0 ? '' : ` and ${databaseRestarts} of the database`;
  const many = processes === 1 ? '' : `, ${processes} processes`;
  return [
    `${values.store}${many}: ${counts.kills} kills${restarts}, ${matches} matches, ${acknowledged} acts acknowledged`,
    `${unanswered} without an answer (${keptUnanswered} of them kept), ${updates} updates compared`,
    `${counts.lost.length} lost, ${counts.twice.length} twice, ${counts.wrong.length} wrong, ${counts.stuck.length} stuck`,
  ].join('; ');
}
