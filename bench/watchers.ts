/**
 * `npm run bench:watchers`: one match with thousands of watchers on one process. Four people play; what counts is how long it
 * takes from sending an action until each watcher has its update.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { line } from './server/aims.ts';
import { contestants } from './server/contestants.ts';
import { sitDownWithUs } from './server/our-room.ts';
import { ServerProcess } from './server/server-process.ts';
import { percentile } from './server/spread.ts';
import { WatcherCrowd } from './server/watcher-crowd.ts';
import { inFigures } from './table.ts';

const { values: flags } = parseArgs({
  options: {
    watchers: { type: 'string', default: '5000' },
    acts: { type: 'string', default: '60' },
    /** Milliseconds between two actions. */
    pause: { type: 'string', default: '500' },
  },
});

/** The most milliseconds at the 99th percentile until a watcher has an update. */
const AIM = 250;

const [watchers, acts] = [Number(flags.watchers), Number(flags.acts)];
const [ours] = contestants('rules', { profile: false });
const server = await ServerProcess.start(ours?.command() ?? []);
const crowd = new WatcherCrowd();
try {
  const room = await sitDownWithUs(server.base, 0, () => {});
  const { memory: empty } = await server.usage('memory');
  await crowd.watch(server.base, room.match, watchers);
  const { memory: full } = await server.usage('memory');
  const before = await server.usage();
  const latencies: number[] = [];
  const lasts: number[] = [];
  let bytes = 0;
  for (let act = 0; act < acts && !room.isOver; act++) {
    const heard = crowd.hear();
    const sent = process.hrtime.bigint();
    room.act();
    const arrivals = await heard;
    const waits = arrivals.times.map((time) => Number(time - sent) / 1e6);
    for (const wait of waits) latencies.push(wait);
    lasts.push(Math.max(...waits));
    bytes += arrivals.bytes;
    await sleep(Number(flags.pause));
  }
  const { cpu } = await server.usage();
  room.leave();
  const updates = latencies.length;
  const p99 = percentile(latencies, 0.99);
  print(
    `${watchers} watchers of one match, ${lasts.length} actions, ${updates} updates of ${inFigures(bytes / updates)} bytes`,
    `an update reaches a watcher after ${inFigures(percentile(latencies, 0.5))} ms (median), ${inFigures(p99)} ms (p99); the last after ${inFigures(percentile(lasts, 0.5))} ms (median), ${inFigures(Math.max(...lasts))} ms (at most)`,
    `the slowest actions, by when the last watcher heard: ${slowest(lasts)}`,
    `${inFigures(((cpu - before.cpu) / updates) * 1e6)} microseconds of CPU an update, ${inFigures((full - empty) / watchers / 1000)} kB of memory a watcher`,
    line(`p99 of an update under ${AIM} ms with ${watchers} watchers`, `${inFigures(p99)} ms`, p99 < AIM),
  );
} finally {
  crowd.leave();
  await server.stop();
}

/** One slow action of sixty is all that the 99th percentile shows, so it is good to know which. */
function slowest(all: readonly number[]): string {
  const ranked = [...all.entries()].toSorted(([, one], [, other]) => other - one).slice(0, 5);
  return ranked.map(([act, ms]) => `number ${act + 1} after ${inFigures(ms)} ms`).join(', ');
}

function print(...lines: string[]): void {
  for (const text of lines) process.stdout.write(`${text}\n`);
}
