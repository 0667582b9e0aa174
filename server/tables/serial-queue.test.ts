// One thing after the other, whatever becomes of each.
import { setTimeout } from 'node:timers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SerialQueue } from '../tables/serial-queue.ts';

test('work is done in the order it came, never two pieces at once, and a failure stops nothing', async () => {
  const queue = new SerialQueue();
  const log: string[] = [];
  const work =
    (name: string, fails = false) =>
    async (): Promise<string> => {
      log.push(`${name} begins`);
      await setImmediate();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const done = await Promise.allSettled([queue.run(work('a')), queue.run(work('b', true)), queue.run(work('c'))]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  await setImmediate();
  expect(queue.isIdle).toBe(true);
});

test('work that answers by itself takes its turn with the rest, however much of it is done at once', async () => {
  const queue = new SerialQueue();
  const log: string[] = [];
  queue.start((finish) => {
    log.push('a begins');
    setTimeout(() => {
      log.push('a ends');
      finish();
    }, 5);
  });
  for (let i = 0; i < 20_000; i++)
    queue.start((finish) => {
      if (i % 10_000 === 0) log.push(`${i}`);
      finish();
    });
  expect(queue.isIdle).toBe(false);
  const last = queue.run(async () => log.push('last'));
  const broken = queue.run(() => {
    throw new Error('before it has begun');
  });
  await last;
  await expect(broken).rejects.toThrow('before it has begun');
  await setImmediate();
  expect(log).toEqual(['a begins', 'a ends', '0', '10000', 'last']);
  expect(queue.isIdle).toBe(true);
});
