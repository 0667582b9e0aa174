// Who is told what never changes, and who only once.
import { expect, test } from 'vitest';
import { MemoryStore } from '../../table/memory-store.ts';
import { Clock, Guest, TWO, TestProcess, attemptOf, nobodyThinks, settle } from './fixtures/process.ts';

test('who wants it brief is told what never changes with the first view, also when it was there before the start', async () => {
  const clock = new Clock();
  const here = new TestProcess(new MemoryStore(), clock, nobodyThinks);
  const live = await here.registry.create(TWO);
  const [brief, whole, late] = [new Guest('ann', true), new Guest(), new Guest(undefined, true)];
  for (const guest of [brief, whole]) await here.watch(live.id, guest);
  for (const [seat, name] of ['ann', 'ben'].entries())
    await live.submit({ by: seat, act: { act: 'sit', name, words: '' }, at: 0, time: clock.time, hash: name });
  await here.watch(live.id, late);
  await live.submit(attemptOf(whole.last, clock.time));
  await settle();
  expect(brief.updates.map(told)).toEqual(expectedOf(brief));
  expect(late.updates.map(told)).toEqual(expectedOf(late));
  expect(whole.updates.map(({ head }) => typeof head)).toEqual(whole.updates.map(() => 'object'));
  expect(late.updates.length).toBeGreaterThan(1);
  expect(brief.last.at).toBe(whole.last.at);
});

function told({ head, view }: Guest['last']): string {
  if (view === undefined) return head === undefined ? 'nothing' : 'head';
  return [head === undefined ? '' : 'head', 'config' in view ? 'config' : ''].join(' ').trim();
}

/** Whole updates up to the first with a view, and brief ones after it. */
function expectedOf({ updates }: Guest): string[] {
  const first = updates.findIndex(({ view }) => view !== undefined);
  return updates.map((_, i) => (i < first ? 'head' : i === first ? 'head config' : ''));
}
