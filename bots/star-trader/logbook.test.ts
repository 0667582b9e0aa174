/** Who keeps a logbook knows every star as it is: no secret, only what everybody has heard. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { anyAction } from '../../games/star-trader/any-action.ts';
import { CONFIGS } from '../../games/star-trader/editions.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Event } from '../../games/star-trader/index.ts';
import { positionFor } from './logbook.ts';

test.each(Object.keys(CONFIGS))('in %s it follows stores, prices and levels of all stars', (edition) => {
  let { state, events } = starTrader.start(CONFIGS[edition]!, 3, new Mulberry32(8));
  const heard: Event[] = [];
  const chance = new Mulberry32(5);
  for (let move = 0; move < 3000; move++) {
    const seat = starTrader.toAct(state);
    if (seat === undefined) break;
    for (const event of events) if (starTrader.hears(state, event, seat)) heard.push(event);
    const view = starTrader.view(state, seat);
    if (move % 50 === 0) {
      const known = positionFor(view, heard);
      const { stars } = state;
      expect(known.stars).toBe(stars);
      for (const rows of ['level', 'reckoned', 'x', 'y', 'name'] as const) {
        expect(known[rows].subarray(0, stars)).toEqual(state[rows].subarray(0, stars));
      }
      for (const rows of ['stock', 'price'] as const) {
        expect(known[rows].subarray(0, 6 * stars)).toEqual(state[rows].subarray(0, 6 * stars));
      }
      expect(known.cargo).toEqual(state.cargo);
      expect(starTrader.view(known, seat).ask).toEqual(view.ask);
    }
    const step = starTrader.apply(state, seat, anyAction(view, chance));
    if (!step.ok) throw new Error(starTrader.explain(step.refusal));
    ({ state, events } = step);
  }
});
