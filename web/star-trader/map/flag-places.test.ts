/** The flags of ships in port cover no name. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { CONFIGS } from '../../../games/star-trader/editions.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import { frameOf, pixelOf } from './chart-frame.ts';
import { flagsOf } from './flag-places.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 8])('in galaxy %i', (seed) => {
  const view = starTrader.view(starTrader.start(CONFIGS['today']!, 3, new Mulberry32(seed)).state, 0);
  const frame = frameOf(view.stars, 900, 600);
  const names = view.stars.map((star) => {
    const { x, y } = pixelOf(frame, star);
    return { x, y: y + 32, width: 62, height: 16 };
  });
  const [flags, ...others] = flagsOf(view, frame, names);
  expect(others).toEqual([]);
  expect(flags!.ships).toHaveLength(6);
  for (const name of names) {
    const across = Math.abs(name.x - flags!.box.x) >= (name.width + flags!.box.width) / 2;
    const upright = Math.abs(name.y - flags!.box.y) >= (name.height + flags!.box.height) / 2;
    expect(across || upright).toBe(true);
  }
});
