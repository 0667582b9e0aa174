/** The cards of important events: how long they stay, who waits for them, and which keys make them go. */
import { expect, test } from 'vitest';
import { CARD_MS, CardQueue, SeenDeeds, isGoingOn, sinceDrawn } from './card-queue.ts';
import type { EventCard } from './card-queue.ts';

const MERGER: EventCard = { title: 'Altair takes in Denebola', lines: [] };
const SPLIT: EventCard = { title: 'Altair splits 2 for 1', lines: [] };

/** A time that is moved by hand. */
function handClock() {
  let now = 0;
  const due = new Set<{ readonly time: number; readonly call: () => void }>();
  const wait = (ms: number, call: () => void): (() => void) => {
    const one = { time: now + ms, call };
    due.add(one);
    return () => due.delete(one);
  };
  const pass = (ms: number): void => {
    now += ms;
    for (const one of [...due].filter(({ time }) => time <= now)) {
      due.delete(one);
      one.call();
    }
  };
  return { wait, pass };
}

/** A queue in such a time. */
function trial() {
  const { wait, pass } = handClock();
  return { queue: new CardQueue(wait, () => {}), pass };
}

/** Whether a promise has come true by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false)))]);
}

test('a card goes after two seconds, and who waits goes on then', async () => {
  const { queue, pass } = trial();
  queue.show([MERGER]);
  const read = queue.whenRead();
  pass(CARD_MS - 1);
  expect(queue.cards).toEqual([MERGER]);
  expect(await isDone(read)).toBe(false);
  pass(1);
  expect(queue.cards).toEqual([]);
  expect(await isDone(read)).toBe(true);
});

test('it goes at once when somebody goes on, and nobody waits where there is none', async () => {
  const { queue } = trial();
  expect(await isDone(queue.whenRead())).toBe(true);
  queue.show([MERGER]);
  const read = queue.whenRead();
  queue.dismiss();
  expect(await isDone(read)).toBe(true);
});

test('several have the time of each; no more than three are shown', () => {
  const { queue, pass } = trial();
  queue.show([MERGER]);
  queue.show([SPLIT]);
  pass(CARD_MS);
  expect(queue.cards).toEqual([MERGER, SPLIT]);
  pass(CARD_MS);
  expect(queue.cards).toEqual([]);
  queue.show([MERGER, SPLIT, MERGER, SPLIT]);
  expect(queue.cards).toHaveLength(3);
});

test('it stays while somebody points at it, and has its time again afterwards', () => {
  const { queue, pass } = trial();
  queue.show([MERGER]);
  queue.hold(true);
  pass(10 * CARD_MS);
  expect(queue.cards).toEqual([MERGER]);
  queue.hold(false);
  pass(CARD_MS);
  expect(queue.cards).toEqual([]);
});

test('its time begins when it is drawn, however long that takes', () => {
  const { pass, wait } = handClock();
  const frames: (() => void)[] = [];
  const drawn = (call: () => void): (() => void) => {
    frames.push(call);
    return () => frames.splice(0);
  };
  const queue = new CardQueue(sinceDrawn(drawn, wait), () => {});
  queue.show([MERGER]);
  pass(10 * CARD_MS);
  expect(queue.cards).toEqual([MERGER]);
  for (const call of frames.splice(0)) call();
  pass(CARD_MS - 1);
  expect(queue.cards).toEqual([MERGER]);
  pass(1);
  expect(queue.cards).toEqual([]);
  // What goes before it was drawn leaves no time behind.
  queue.show([SPLIT]);
  queue.dismiss();
  expect(frames).toEqual([]);
});

test.each([
  ['Enter', false, true],
  ['2', false, true],
  [' ', false, true],
  ['Escape', false, true],
  ['Escape', true, true],
  // What is typed into a field is meant for the field.
  ['2', true, false],
  ['Enter', true, false],
  // What leads to a button of the card must not take it away.
  ['Tab', false, false],
  ['Shift', false, false],
])('the key %j, in a field: %j, makes cards go: %j', (key, isInField, goes) => {
  expect(isGoingOn({ key, isInField })).toBe(goes);
});

test('everybody sees what they have not seen, and what was taken back again', () => {
  const seen = new SeenDeeds(1);
  expect(seen.take(0, ['start', 'merge'])).toEqual(['merge']);
  expect(seen.take(0, ['start', 'merge'])).toEqual([]);
  expect(seen.take(1, ['start', 'merge', 'trade'])).toEqual(['merge', 'trade']);
  expect(seen.take(0, ['start'])).toEqual([]);
  expect(seen.take(0, ['start', 'merge'])).toEqual(['merge']);
});
