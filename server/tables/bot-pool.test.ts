// Computer players in threads: people first, every match in its turn, and only what is new is sent.
import { expect, onTestFinished, test } from 'vitest';
import { BotPool } from './bot-pool.ts';
import type { BotRequest } from './bot-request.ts';

/** A thread that answers with what it was sent, after a while if its bot is slow; `dies` ends it. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let answered = 0;
    parentPort.on('message', ({ key, known, bot, question }) => {
      if (bot === 'dies') process.exit();
      const did = [answered++, key, known, question.heard.length].join(' ');
      setTimeout(() => parentPort.postMessage({ did }), bot === 'slow' ? 50 : 0);
    });
  `)}`,
);

function pool(threads: number): BotPool {
  const made = new BotPool(threads, THREAD);
  onTestFinished(() => made.close());
  return made;
}

function request(match: string, events: BotRequest['question']['heard'], other: Partial<BotRequest> = {}): BotRequest {
  const question = { view: { as: 0 }, heard: events };
  return { match, seat: 0, game: 'walk', bot: 'quick', question, seed: 1, isUrgent: true, ...other };
}

const EVENT = { type: 'stepped' };

test('whom people wait for comes before all that wait already, and the others keep their order', async () => {
  const bots = pool(1);
  const order: string[] = [];
  const ask = (match: string, isUrgent: boolean) =>
    bots.answer(request(match, [], { isUrgent, bot: 'slow' })).then(() => order.push(match));
  await Promise.all([ask('a', false), ask('b', false), ask('c', false), ask('person', true), ask('person too', true)]);
  expect(order).toEqual(['a', 'person', 'person too', 'b', 'c']);
});

test('a thread is sent only what it has not heard, and everything again when something was taken back', async () => {
  const bots = pool(2);
  const heard = [EVENT, EVENT];
  const did = async (events: BotRequest['question']['heard']): Promise<string | undefined> =>
    (await bots.answer(request('m', events)))?.did;
  expect(await did(heard)).toBe('0 m 0 0 2');
  heard.push(EVENT);
  expect(await did(heard)).toBe('1 m 0 2 1');
  expect(await did(heard)).toBe('2 m 0 3 0');
  expect(await did([EVENT])).toBe('3 m 0 0 1');
});

test('a thread that dies is replaced, its question is asked once more, and the next one hears everything', async () => {
  const bots = pool(1);
  const heard = [EVENT];
  expect((await bots.answer(request('m', heard)))?.did).toBe('0 m 0 0 1');
  expect(await bots.answer(request('m', heard, { bot: 'dies' }))).toBeUndefined();
  expect((await bots.answer(request('m', heard)))?.did).toBe('0 m 0 0 1');
  expect(bots.waiting).toBe(0);
});
