// Copies: of a position's own, and whole.
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { forgottenFields } from '../../core/fixtures/copied-fields.ts';
import { fingerprint } from '../../core/laws.ts';
import { anyAction } from './any-action.ts';
import { configOf } from './fixtures/trials.ts';
import { play, starTrader } from './index.ts';
import { Position } from './position.ts';

test('a copy, and a scratch position that becomes it, go on in the same way', () => {
  const config = configOf('kaufman1974+years=2');
  let { state } = starTrader.start(config, 3, new Mulberry32(8));
  const scratch = new Position(config, 3, new Mulberry32(0));
  const chooser = new Mulberry32(9);
  const pairs: [string, string][] = [];
  for (let step = 0; state.phase !== 'over'; step++) {
    const action = anyAction(starTrader.view(state, 0), chooser);
    scratch.copyFrom(state);
    scratch.chance = state.chance.copy();
    play(scratch, action);
    const next = starTrader.apply(state, starTrader.toAct(state)!, action);
    if (!next.ok) throw new Error('refused');
    ({ state } = next);
    if (step % 20 === 0) pairs.push([fingerprint(scratch), fingerprint(state)]);
  }
  for (const [played, applied] of pairs) expect(played).toBe(applied);
  expect(pairs.length).toBeGreaterThan(5);
});

test('nothing of a position is forgotten in a copy', () => {
  const make = (): Position => new Position(configOf('today'), 3, new Mulberry32(1));
  expect(forgottenFields(make, ['config', 'players', 'ships', 'chance'])).toEqual([]);
});

test.each([
  ['kaufman1974', 1],
  ['kaufman1974', 5],
  ['today', 0],
  ['today', 13],
  ['today', 1.5],
])('%s is not for %f captains', (edition, players) => {
  expect(() => starTrader.start(configOf(edition), players, new Mulberry32(1))).toThrow(`players, not ${players}`);
});
