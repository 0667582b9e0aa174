// One thing after the other, whatever becomes of each.
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
