/** A record played by itself: step by step, faster, paused, and stopped by whoever steps in. */
import { expect, test } from 'vitest';
import { Playback } from './playback.ts';

/** A record of five moments, the third of them with news, in a time that is moved by hand. */
function trial() {
  let [now, moment] = [0, 0];
  const due = new Set<{ readonly time: number; readonly call: () => void }>();
  const show = (next: number): void => void (moment = next);
  const playback = new Playback(
    { now: () => moment, last: 4, show, isNews: (one) => one === 2 },
    (ms, call) => {
      const one = { time: now + ms, call };
      due.add(one);
      return () => due.delete(one);
    },
    () => {},
  );
  const pass = (ms: number): number => {
    const end = now + ms;
    for (;;) {
      const next = [...due].filter(({ time }) => time <= end).toSorted((a, b) => a.time - b.time)[0];
      if (next === undefined) break;
      due.delete(next);
      now = next.time;
      next.call();
    }
    now = end;
    return moment;
  };
  return { playback, show, pass };
}

test('it steps on by itself, stays where there is news, and ends at the end', () => {
  const { playback, pass } = trial();
  playback.play();
  expect([pass(400), pass(400), pass(400), pass(1200), pass(400)]).toEqual([1, 2, 2, 3, 4]);
  expect(playback.isPlaying).toBe(false);
  playback.play();
  expect(pass(0)).toBe(0);
});

test('it is faster for who wants that, and pauses', () => {
  const { playback, pass } = trial();
  playback.play();
  playback.setSpeed(4);
  expect(pass(100)).toBe(1);
  playback.pause();
  expect(pass(5000)).toBe(1);
});

test('who steps by hand stops it', () => {
  const { playback, pass, show } = trial();
  playback.play();
  show(3);
  expect(pass(5000)).toBe(3);
  expect(playback.isPlaying).toBe(false);
});
