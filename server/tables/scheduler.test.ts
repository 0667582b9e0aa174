// Who a computer player plays for: people who wait come first, and a match of computer players alone waits for somebody to look.
import { expect, test } from 'vitest';
import { MemoryStore } from '../../table/memory-store.ts';
import { Clock, Guest, TWO, TestProcess, settle } from './fixtures/process.ts';
import type { BotRequest } from './bot-request.ts';

const BOTS = { ...TWO, seats: [{ for: 'bot', bot: 'greedy' } as const, { for: 'bot', bot: 'greedy' } as const] };
const ONE = { ...TWO, seats: [{ for: 'person' } as const, { for: 'bot', bot: 'greedy' } as const] };

function processWith(): { process: TestProcess; asked: BotRequest[]; clock: Clock } {
  const asked: BotRequest[] = [];
  const clock = new Clock();
  const process = new TestProcess(new MemoryStore(), clock, async (request) => {
    asked.push(request);
    return undefined;
  });
  return { process, asked, clock };
}

test('computer players alone play only while somebody looks, and nothing is due meanwhile', async () => {
  const { process, asked, clock } = processWith();
  const live = await process.registry.create(BOTS);
  for (let poll = 0; poll < 3; poll++, clock.time += 20_000) {
    await process.scheduler.poll();
    await settle();
  }
  expect(asked).toEqual([]);
  expect(await process.registry.store.claim(clock.time + 1e9, clock.time + 2e9, 9)).toEqual([]);
  const guest = new Guest();
  await process.watch(live.id, guest);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(asked.every(({ isUrgent }) => !isUrgent)).toBe(true);
});

test('who looks away stops them', async () => {
  const { process, asked } = processWith();
  const live = await process.registry.create(BOTS);
  const guest = new Guest();
  await process.watch(live.id, guest);
  process.registry.leave(live, guest);
  await settle();
  const { length } = asked;
  await settle();
  await settle();
  expect(asked.length - length).toBeLessThan(2);
});

test('whom people wait for is urgent; a match that all have left is not, and goes on only while somebody looks', async () => {
  const { process, asked } = processWith();
  const live = await process.registry.create(ONE);
  await live.submit({ by: 0, act: { act: 'sit', name: 'Ann', words: '' }, at: 0, time: 1, hash: 'a' });
  await live.submit({ by: 0, act: { act: 'leave' }, at: 1, time: 2 });
  await settle();
  expect(asked.every(({ isUrgent }) => isUrgent)).toBe(true);
  const { length } = asked;
  await process.scheduler.poll();
  await settle();
  expect(asked.length).toBe(length);
  await process.watch(live.id, new Guest());
  await expect.poll(() => asked.length).toBeGreaterThan(length + 3);
  expect(asked.slice(length).every(({ isUrgent }) => !isUrgent)).toBe(true);
});

test('the luck of computer players cannot be worked out from what everybody knows', async () => {
  const seeds = await Promise.all(
    [1, 2].map(async () => {
      const { process, asked } = processWith();
      const live = await process.registry.create(ONE);
      const kept = await process.registry.store.read(live.id);
      expect(live.luck).toContain(kept?.secret);
      await live.submit({ by: 0, act: { act: 'sit', name: 'Ann', words: '' }, at: 0, time: 1, hash: 'a' });
      await live.submit({ by: 0, act: { act: 'leave' }, at: 1, time: 2 });
      await process.watch(live.id, new Guest());
      await expect.poll(() => asked.length).toBeGreaterThan(3);
      return asked.map(({ seed }) => seed);
    }),
  );
  expect(seeds[0]?.slice(0, 3)).not.toEqual(seeds[1]?.slice(0, 3));
});
