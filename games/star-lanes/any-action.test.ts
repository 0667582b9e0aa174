// The random player: everything it does is allowed, and it tries everything.
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { anyAction } from './any-action.ts';
import { configOf } from './fixtures/trials.ts';
import { starLanes } from './index.ts';
import type { Action } from './types.ts';

/** What kinds of orders were given in some random matches, by a player who is wild or not. */
function ordersOf(notation: string, wild: boolean): Set<string> {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    let { state } = starLanes.start(configOf(notation), 2, new Mulberry32(seed));
    const chooser = new Mulberry32(seed + 100);
    while (state.phase !== 'over') {
      const action = anyAction(starLanes.view(state, state.mover), chooser, wild);
      for (const { company, shares } of action.type === 'trade' ? action.orders : []) {
        const owned = state.held[state.mover * state.config.companies + company.charCodeAt(0) - 65]!;
        kinds.add(kindOf(shares, owned));
      }
      const step = starLanes.apply(state, state.mover, action);
      if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
      ({ state } = step);
    }
  }
  return kinds;
}

function kindOf(shares: number, owned: number): string {
  if (!Number.isInteger(shares)) return 'part';
  if (shares < 0) return -shares > owned ? 'short' : 'sale';
  return shares === 0 ? 'nothing' : 'purchase';
}

test('it buys, sells and passes', () => {
  expect(ordersOf('today', false)).toEqual(new Set(['purchase', 'sale']));
  expect(ordersOf('faber1977', false)).toEqual(new Set(['purchase', 'sale', 'nothing']));
});

test('wild, it sells short and buys parts of shares where the edition lets it', () => {
  expect(ordersOf('faber1977', true)).toEqual(new Set(['purchase', 'sale', 'nothing', 'short', 'part']));
  expect(ordersOf('beej', true)).toEqual(new Set(['purchase', 'sale']));
});

/** Whether it does so: a new kind does not compile until it is here. Ending would cut every random match short. */
const DONE: Readonly<Record<Action['type'], boolean>> = { place: true, trade: true, end: false };

test('it does everything it may, so that the laws are tried on it', () => {
  const done = new Set<string>();
  let { state } = starLanes.start(configOf('beej'), 2, new Mulberry32(1));
  const chooser = new Mulberry32(101);
  while (state.phase !== 'over') {
    const action = anyAction(starLanes.view(state, state.mover), chooser);
    done.add(action.type);
    const step = starLanes.apply(state, state.mover, action);
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    ({ state } = step);
  }
  expect(Object.fromEntries(Object.keys(DONE).map((type) => [type, done.has(type)]))).toEqual(DONE);
});

test('it is asked nothing when the match is over', () => {
  const { state } = starLanes.start(configOf('beej'), 2, new Mulberry32(1));
  const step = starLanes.apply(state, state.mover, { type: 'end' });
  expect(step.ok).toBe(true);
  if (step.ok) expect(() => anyAction(starLanes.view(step.state, 0), new Mulberry32(1))).toThrow('asks nothing');
});
