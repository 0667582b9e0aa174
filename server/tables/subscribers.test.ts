// Who is told everything, and who what has changed.
import { expect, test } from 'vitest';
import { MemoryStore } from '../../table/memory-store.ts';
import { Clock, Guest, TWO, TestProcess, attemptOf, nobodyThinks, settle } from './fixtures/process.ts';

test('who wants changes is told everything with the first view, also when it was there before the start', async () => {
  const clock = new Clock();
  const here = new TestProcess(new MemoryStore(), clock, nobodyThinks);
  const live = await here.registry.create(TWO);
  const [ann, whole, late] = [new Guest('ann', true), new Guest(), new Guest(undefined, true)];
  for (const guest of [ann, whole]) await here.watch(live.id, guest);
  for (const [seat, name] of ['ann', 'ben'].entries())
    await live.submit({ by: seat, act: { act: 'sit', name, words: '' }, at: 0, time: clock.time, hash: name });
  await here.watch(live.id, late);
  await live.submit(attemptOf(whole.last, clock.time));
  await settle();
  expect(ann.updates.map(kind)).toEqual(expectedOf(ann));
  expect(late.updates.map(kind)).toEqual(expectedOf(late));
  expect(whole.updates.map(kind)).toEqual(whole.updates.map(() => 'whole'));
  expect(late.updates.length).toBeGreaterThan(1);
  expect(ann.last.at).toBe(whole.last.at);
});

function kind(update: object): string {
  return 'since' in update ? 'change' : 'whole';
}

/** Whole updates up to the first with a view, and changes after it. */
function expectedOf({ updates }: Guest): string[] {
  const first = updates.findIndex(({ view }) => view !== undefined);
  return updates.map((_, i) => (i <= first ? 'whole' : 'change'));
}
