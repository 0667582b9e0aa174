/** `npm run soak`: the crash test for as long as one likes. One line at the end says what came of it. */
import { parseArgs } from 'node:util';
import { Mulberry32 } from '../../core/chance.ts';
import { postgresServers, sqliteServers } from './storm/servers.ts';
import { Storm } from './storm/storm.ts';
import type { Counts } from './storm/storm.ts';

const HELP = `npm run soak -- [--kills N] [--store sqlite|postgres] [--seconds N] [--tables N] [--seed N]

Kills servers without warning while matches are played, and counts what they lose. It ends after a number of
kills (1000), or after a number of seconds.
`;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    store: { type: 'string', default: 'sqlite' },
    seconds: { type: 'string', default: '86400' },
    tables: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1977' },
    help: { type: 'boolean', default: false },
  },
});

process.exitCode = values.help ? help() : await soak();

function help(): number {
  process.stdout.write(HELP);
  return 0;
}

async function soak(): Promise<number> {
  const kills = Number(values.kills);
  const seed = Number(values.seed);
  const servers = await (values.store === 'postgres' ? postgresServers : sqliteServers)(new Mulberry32(seed));
  const plan = { kills, seconds: Number(values.seconds), tables: Number(values.tables), seed };
  try {
    const counts = await new Storm(servers, { ...plan, progress: (done, acts) => draw(done, kills, acts) }).run();
    return report(counts);
  } finally {
    await servers.remove();
  }
}

/** A bar for people; a line for every tenth where it cannot be written over. */
function draw(done: number, all: number, acts: number): void {
  const width = 40;
  const full = Math.round((width * done) / all);
  const bar = `${'#'.repeat(full)}${'.'.repeat(width - full)} ${done} of ${all} kills, ${acts} acts`;
  if (process.stderr.isTTY) process.stderr.write(`\r${bar}\u001b[K`);
  else if (done % Math.ceil(all / 10) === 0) process.stderr.write(`${bar}\n`);
}

function report(counts: Counts): number {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const { lost, twice, wrong, stuck } = counts;
  const problems = [...lost, ...twice, ...wrong, ...stuck];
  for (const problem of problems.slice(0, 50)) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${summary(counts)}\n`);
  return problems.length === 0 ? 0 : 1;
}

function summary(counts: Counts): string {
  const { kills, databaseRestarts, matches, acknowledged, unanswered, keptUnanswered, updates } = counts;
  const restarts = databaseRestarts === 0 ? '' : ` and ${databaseRestarts} of the database`;
  return [
    `${values.store}: ${kills} kills${restarts}, ${matches} matches, ${acknowledged} acts acknowledged`,
    `${unanswered} without an answer (${keptUnanswered} of them kept), ${updates} updates compared`,
    `${counts.lost.length} lost, ${counts.twice.length} twice, ${counts.wrong.length} wrong, ${counts.stuck.length} stuck`,
  ].join('; ');
}
