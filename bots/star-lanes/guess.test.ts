import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event } from '../../games/star-lanes/index.ts';
import { guessBooks } from '../../insight/star-lanes/known-position.ts';
import { relative } from './simple-bots.ts';

test('private books are guessed within sight of the truth, and known ones are left alone', () => {
  let { state, events } = starLanes.start(starLanes.editions['faber1977']!, 2, new Mulberry32(12));
  const heard: Event[][] = [[], []];
  const errors: number[] = [];
  for (let seat = starLanes.toAct(state); seat !== undefined; seat = starLanes.toAct(state)) {
    for (const [listener, ears] of heard.entries()) {
      ears.push(...events.filter((event) => starLanes.isVisible(state, event, listener)));
    }
    const view = starLanes.view(state, 0);
    const [mine, theirs] = guessBooks(view, heard[0]!);
    expect(mine).toBe(view.books[0]);
    const guessed = theirs!.cash + theirs!.shares.reduce((sum, shares, i) => sum + shares * state.price[i]!, 0);
    errors.push(Math.abs(Math.log(guessed / starLanes.view(state, 1).books[1]!.net)));
    const question = { view: starLanes.view(state, seat), heard: heard[seat]! };
    const step = starLanes.apply(state, seat, relative.answer(question, { playouts: 0 }, new Mulberry32(1)).action);
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    ({ state, events } = step);
  }
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  // Within a factor of two on average: a guess, but far better than none.
  expect(mean).toBeLessThan(Math.log(2));
});
