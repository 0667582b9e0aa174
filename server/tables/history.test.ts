// What happened before somebody came: in pages, the same as a replay would tell, and never at the cost of other tables.
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { logOf } from '../../table/beginning.ts';
import { historyFor } from '../../table/history.ts';
import { MemoryStore } from '../../table/memory-store.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { HISTORY_PAGE } from './history.ts';
import { Clock, Guest, TestProcess, attemptOf, nobodyThinks, seatTwo } from './fixtures/process.ts';

/** A match of some moves in which a player makes links to move their seat all the time: nobody else plays on meanwhile. */
async function longMatch(entries: number): Promise<{ process: TestProcess; store: MemoryStore; match: string }> {
  const store = new MemoryStore();
  const process = new TestProcess(store, new Clock(), nobodyThinks);
  const live = await seatTwo(process, ['a', 'b']);
  const player = new Guest('a');
  const other = new Guest('b');
  await process.watch(live.id, player);
  await process.watch(live.id, other);
  for (let time = 0; time < entries; time++) {
    await live.submit({ by: 0, act: { act: 'offer' }, at: 0, time, hash: `link ${time}` });
    const asked = [player, other].find(({ last }) => last.as === last.toAct)?.last;
    if (time % 50 === 1 && asked !== undefined) await live.submit(attemptOf(asked, time));
  }
  return { process, store, match: live.id };
}

test('who looks back is told page by page what a replay tells', async () => {
  const { process, store, match } = await longMatch(1200);
  const kept = await store.read(match);
  if (kept === undefined) throw new Error('the match is gone');
  for (const hash of ['a', 'b', undefined]) {
    const guest = new Guest(hash);
    const live = await process.open(match);
    for (let from = 0; from < kept.entries.length; from += HISTORY_PAGE) await process.registry.join(live, guest, from);
    expect(guest.updates.map(({ happened }) => happened.length)).toEqual([500, 500, kept.entries.length - 1000]);
    const whole = historyFor(starLanes, logOf(kept), guest.last.as, 0);
    expect(guest.updates.flatMap(({ happened }) => happened)).toEqual(JSON.parse(JSON.stringify(whole)));
  }
});

test('what is learned once grows with the match', async () => {
  const { process, match } = await longMatch(120);
  const live = await process.open(match);
  const early = new Guest('a');
  await process.registry.join(live, early, 0);
  await live.submit({ by: 1, act: { act: 'react', reaction: 'wow' }, at: 0, time: 1 });
  const late = new Guest('a');
  await process.registry.join(live, late, 0);
  expect(late.heard).toEqual(early.heard);
  expect(late.last.happened.at(-1)).toMatchObject({ act: 'react', text: 'wow' });
});

test('others get their turn while a long match is worked out', async () => {
  const { process, match } = await longMatch(1200);
  const live = await process.open(match);
  const count = { turns: 0, isDone: false };
  const counting = (async () => {
    for (; !count.isDone; count.turns++) await setImmediate();
  })();
  await process.registry.join(live, new Guest('a'), 0);
  count.isDone = true;
  await counting;
  expect(count.turns).toBeGreaterThan(1200 / 50);
});
