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
    for (const event of events) if (starTrader.isVisible(state, event, seat)) heard.push(event);
    const view = starTrader.view(state, seat);
    if (move % 50 === 0) {
      const known = positionFor(view, heard);
      const { stars } = state;
      expect(known.stars).toBe(stars);
      for (const rows of ['level', 'reckoned', 'x', 'y', 'name'] as const) {
        expect(known[rows].slice(0, stars)).toEqual(state[rows].slice(0, stars));
      }
      for (const rows of ['stock', 'price'] as const) {
        expect(known[rows].slice(0, 6 * stars)).toEqual(state[rows].slice(0, 6 * stars));
      }
      expect(known.cargo).toEqual(state.cargo);
      expect(starTrader.view(known, seat).ask).toEqual(view.ask);
    }
    const step = starTrader.apply(state, seat, anyAction(view, chance));
    if (!step.ok) throw new Error(starTrader.explainRefusal(step.refusal));
    ({ state, events } = step);
  }
});

test('a star that appears is there from then on, with empty stores', () => {
  const { state, events } = starTrader.start(CONFIGS['today']!, 2, new Mulberry32(8));
  const appeared = { type: 'appeared', star: 'LYRA', x: 30, y: -40, class: 'IV' } as const;
  const view = starTrader.view(state, 0);
  const grown = { ...view, stars: [...view.stars, { ...appeared, prices: undefined, asOf: undefined }] };
  for (const heard of [[...events, appeared], []]) {
    const known = positionFor(grown, heard);
    expect(known.stars).toBe(state.stars + 1);
    expect(starTrader.view(known, 0).stars.at(-1)).toMatchObject({ star: 'LYRA', x: 30, y: -40, prices: undefined });
  }
});

test('what was taken back is forgotten, though the same list is read again', () => {
  const { state, events } = starTrader.start(CONFIGS['today']!, 2, new Mulberry32(8));
  const view = starTrader.view(state, 0);
  const dealt = { type: 'dealt', by: 0, ship: 0, star: 'SOL', side: 'buy', good: 'HE', units: 2, total: 1 } as const;
  const heard: Event[] = [...events, dealt];
  const after = positionFor(view, heard).stock;
  heard[heard.length - 1] = { ...dealt, units: 4 };
  expect(positionFor(view, heard).stock).toEqual(positionFor(view, [...heard]).stock);
  expect(positionFor(view, heard).stock).not.toEqual(after);
  heard.pop();
  expect(positionFor(view, heard).stock).toEqual(positionFor(view, events).stock);
});
