/** The curves agree with the rules: what the events tell is what the books say. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { CONFIGS } from '../../games/star-lanes/editions.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event } from '../../games/star-lanes/index.ts';
import { worthOf } from '../../games/star-lanes/worth.ts';
import { curvesOf } from './curves.ts';

test.each(['today', 'quick', 'beej', 'osborne'])('%s, after every action of random matches', (edition) => {
  const config = CONFIGS[edition]!;
  for (let seed = 1; seed <= 3; seed++) {
    const chance = new Mulberry32(seed);
    let { state, events } = starLanes.start(config, 3, chance);
    const heard: Event[] = [...events];
    while (state.phase !== 'over') {
      const step = starLanes.apply(state, state.mover, anyAction(starLanes.view(state, state.mover), chance));
      if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
      ({ state, events } = step);
      heard.push(...events);
      const now = curvesOf(config, [true, true, true], heard).at(-1);
      const { companies } = starLanes.view(state, 'watcher');
      expect(now?.worths).toEqual([0, 1, 2].map((seat) => worthOf(state, seat)));
      expect(now?.prices).toEqual(companies.map(({ size, price }) => (size > 0 ? price : undefined)));
    }
  }
});

test('where books are private nobody else has a curve', () => {
  const { events } = starLanes.start(CONFIGS['faber1977']!, 2, new Mulberry32(1));
  expect(curvesOf(CONFIGS['faber1977']!, [false, true], events).at(-1)?.worths).toEqual([undefined, 6000]);
});
