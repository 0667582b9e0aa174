// Computer players in threads: people first, every match in its turn, and only what is new is sent.
import { expect, onTestFinished, test } from 'vitest';
import { BotPool } from './bot-pool.ts';
import type { BotRequest } from './bot-request.ts';

/** A thread that answers with what it was sent, after a while if its bot is slow; `stuck` never answers, `dies` ends it. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let answered = 0;
    parentPort.on('message', ({ key, known, bot, question }) => {
      if (bot === 'dies') process.exit();
      if (bot === 'stuck') return;
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

test('people do not wait for a thought that nobody waits for, and each kind keeps its order', async () => {
  const bots = pool(1);
  const order: string[] = [];
  const ask = (match: string, isUrgent: boolean, bot = 'quick') =>
    bots.answer(request(match, [], { isUrgent, bot })).then(() => order.push(match));
  void ask('thinks for ever', false, 'stuck');
  void ask('a', false);
  await Promise.all([ask('person', true, 'slow'), ask('person too', true)]);
  expect(order).toEqual(['person', 'person too']);
  expect(bots.waiting).toBe(2);
});

test('what nobody waits for is begun when no people wait any more, in the order it came', async () => {
  const bots = pool(1);
  const order: string[] = [];
  const ask = (match: string, bot: string, isUrgent = false) =>
    bots.answer(request(match, [], { isUrgent, bot })).then(() => order.push(match));
  const person = ask('person', 'slow', true);
  await Promise.all([person, ask('a', 'slow'), ask('b', 'quick'), ask('person too', 'slow', true), ask('c', 'quick')]);
  expect(order).toEqual(['person', 'person too', 'a', 'b', 'c']);
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
