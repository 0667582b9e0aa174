// The random captain: everything it does is allowed, and it does everything.
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { anyAction } from './any-action.ts';
import { configOf } from './fixtures/trials.ts';
import { starTrader } from './index.ts';
import type { Action } from './types.ts';

/** A new kind does not compile until it is here. */
const DONE: Readonly<Record<Action['type'], true>> = {
  sell: true,
  buy: true,
  bid: true,
  factor: true,
  bank: true,
  withdraw: true,
  deposit: true,
  go: true,
  report: true,
  pass: true,
};

test('it does everything it may, so that the laws are tried on it', () => {
  const done = new Set<string>();
  const config = configOf('kaufman1974+factor=3');
  for (const seed of [1, 2, 3]) {
    let { state } = starTrader.start(config, 2, new Mulberry32(seed));
    const chooser = new Mulberry32(100 + seed);
    for (let by = starTrader.toAct(state); by !== undefined; by = starTrader.toAct(state)) {
      const action = anyAction(starTrader.view(state, by), chooser);
      done.add(action.type);
      const step = starTrader.apply(state, by, action);
      if (!step.ok) throw new Error(starTrader.explainRefusal(step.refusal));
      ({ state } = step);
    }
  }
  expect(Object.keys(DONE).filter((type) => !done.has(type))).toEqual([]);
});
