/** What a press means, and what a resting pointer does not. */
import { expect, test } from 'vitest';
import { PressGuard } from './press-guard.ts';

const HERE = { x: 100, y: 200 };

/** A guard with a clock that is set by hand, the pointer resting at a place as a question comes. */
function guarded() {
  let now = 5000;
  const guard = new PressGuard(() => now);
  guard.follow(HERE);
  guard.renew();
  return { guard, wait: (milliseconds: number) => void (now += milliseconds) };
}

test('the second of two quick presses does not count on what came between them', () => {
  const { guard, wait } = guarded();
  wait(120);
  expect(guard.isMeant).toBe(false);
  wait(180);
  expect(guard.isMeant).toBe(true);
});

test('a press that was aimed counts at once', () => {
  const { guard } = guarded();
  guard.follow({ x: 140, y: 200 });
  expect([guard.isMeant, guard.hasMoved]).toEqual([true, true]);
  guard.renew();
  expect([guard.isMeant, guard.hasMoved]).toEqual([false, false]);
});

test('a pointer that rests, or trembles, points at nothing new, however long', () => {
  const { guard, wait } = guarded();
  wait(60_000);
  guard.follow(HERE);
  guard.follow({ x: 103, y: 204 });
  expect(guard.hasMoved).toBe(false);
});

test('a pointer that goes there and back was moved', () => {
  const { guard } = guarded();
  guard.follow({ x: 0, y: 0 });
  guard.follow(HERE);
  expect(guard.hasMoved).toBe(true);
});

test('a pointer that was never seen came from elsewhere; one that pressed the page before did not', () => {
  const fresh = new PressGuard(() => 0);
  expect(fresh.hasMoved).toBe(false);
  fresh.follow(HERE);
  expect(fresh.hasMoved).toBe(true);
  const pressed = new PressGuard(() => 0, HERE);
  pressed.follow(HERE);
  expect(pressed.hasMoved).toBe(false);
});
