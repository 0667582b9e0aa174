// Matches that were left are deleted in time, and never because a clock is wrong.
import { expect, test } from 'vitest';
import { MemoryStore } from '../table/memory-store.ts';
import { Retention } from './retention.ts';
import { NOTHING_DUE, PLAYING, head } from './stores/fixtures/matches.ts';

const DAY = 24 * 60 * 60 * 1000;
const TODAY = 1_800_000_000_000;

async function storeWith(...made: readonly number[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (const [index, time] of made.entries())
    await store.create(head(`match-${index}`, time), 's', PLAYING, NOTHING_DUE);
  return store;
}

function retention(
  store: MemoryStore,
  clock: { now: number; uptime: number },
): { tidy: () => Promise<void>; lines: string[] } {
  const lines: string[] = [];
  const warn = (_: object, line: string): void => void lines.push(line);
  const clocks = { now: () => clock.now, uptime: () => clock.uptime };
  const kept = new Retention(store, 90, warn, clocks);
  return { tidy: () => kept.tidy(), lines };
}

test('what was left unfinished for longer than the limit is deleted, and the log says so', async () => {
  const store = await storeWith(TODAY - 100 * DAY, TODAY - DAY);
  const { tidy, lines } = retention(store, { now: TODAY, uptime: 0 });
  await tidy();
  expect(await store.ids('', 9)).toEqual(['match-1']);
  expect(lines).toEqual(['deleted matches that were left unfinished']);
});

test('a clock that is ahead by a hundred days at the start deletes nothing, even when a match is made by it', async () => {
  const store = await storeWith(TODAY - 2 * DAY, TODAY - DAY);
  const clock = { now: TODAY + 100 * DAY, uptime: 0 };
  const { tidy, lines } = retention(store, clock);
  await tidy();
  await store.create(head('new', clock.now), 's', PLAYING, NOTHING_DUE);
  clock.uptime = DAY / 2;
  await tidy();
  expect(await store.ids('', 9)).toEqual(['match-0', 'match-1', 'new']);
  expect(lines).toEqual(['the clock and the newest match disagree: nothing is deleted for a day']);
});

test('a server that really stood still for long deletes after a day', async () => {
  const store = await storeWith(TODAY - 200 * DAY);
  const clock = { now: TODAY, uptime: 0 };
  const { tidy } = retention(store, clock);
  await tidy();
  expect(await store.ids('', 9)).toEqual(['match-0']);
  clock.uptime = DAY;
  await tidy();
  expect(await store.ids('', 9)).toEqual([]);
});
