// The accountant itself: it agrees with an honest match and objects to every way of cooking the books.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import { anyAction } from './any-action.ts';
import { Ledger } from './fixtures/ledger.ts';
import { configOf } from './fixtures/trials.ts';
import { starTrader } from './index.ts';
import type { Position } from './position.ts';
import type { Action, Event, View } from './types.ts';

const config = configOf('kaufman1974+stars=4+years=12+ships=4+max-players=2');

interface Step {
  readonly state: Position;
  readonly events: readonly Event[];
}

/** Often sells all that is needed at the star's own price, so that stars develop. */
function generous(view: View, chance: Chance): Action {
  const { ask } = view;
  if (chance.draw() < 0.1) return anyAction(view, chance);
  if (ask?.ask === 'sell') return { type: 'sell' };
  return ask?.ask === 'bid' && ask.above < ask.offer ? { type: 'bid', total: ask.offer } : anyAction(view, chance);
}

/** A long match between few stars: they develop, and new ones appear. */
function match(seed: number): Step[] {
  const steps: Step[] = [starTrader.start(config, 2, new Mulberry32(seed))];
  const chooser = new Mulberry32(seed + 1);
  for (let { state } = steps[0]!; state.phase !== 'over';) {
    const by = starTrader.toAct(state)!;
    const step = starTrader.apply(state, by, generous(starTrader.view(state, by), chooser));
    if (!step.ok) throw new Error(starTrader.explainRefusal(step.refusal));
    steps.push(step);
    ({ state } = step);
  }
  return steps;
}

function audit(steps: readonly Step[], change: (event: Event) => Event = (event) => event): void {
  const ledger = new Ledger(config);
  for (const { state, events } of steps) {
    ledger.follow(events.map(change));
    ledger.compare(state);
  }
}

const steps = match(0);

test('an honest match balances, and this one has every kind of event', () => {
  const kinds = new Set(steps.flatMap(({ events }) => events.map(({ type }) => type)));
  expect([...kinds].toSorted()).toEqual(
    'appeared dealt declined departed deposited ended failed grown interest landed opened priced reported started withdrawn'.split(
      ' ',
    ),
  );
  expect(() => audit(steps)).not.toThrow();
});

const FIGURES: Partial<Record<Event['type'], readonly string[]>> = {
  started: ['players', 'ships', 'stars'],
  priced: ['star', 'day', 'year', 'months', 'prices'],
  reported: ['number', 'day', 'year', 'captains'],
  departed: ['by', 'ship', 'from', 'to', 'days', 'delay', 'eta'],
  landed: ['ship', 'star', 'day', 'year', 'late', 'cash', 'cargo', 'weight'],
  opened: ['star', 'ship'],
  dealt: ['by', 'ship', 'star', 'side', 'good', 'units', 'total'],
  interest: ['to', 'amount', 'balance'],
  withdrawn: ['by', 'ship', 'amount', 'balance', 'cash'],
  deposited: ['by', 'ship', 'amount', 'balance', 'cash'],
  grown: ['star', 'level', 'class'],
  appeared: ['star', 'x', 'class'],
};

function cooked(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string')
    return value === 'SOL' ? 'KIRK' : value === 'UR' ? 'MET' : value === 'sell' ? 'buy' : 'SOL';
  if (Array.isArray(value)) return value.map(cooked);
  return typeof value === 'object'
    ? Object.fromEntries(Object.entries(value ?? {}).map(([key, part]) => [key, cooked(part)]))
    : 'III';
}

describe('a figure that is not true is noticed', () => {
  const cases = Object.entries(FIGURES).flatMap(([type, keys]) => keys.map((key): [string, string] => [type, key]));
  test.each(cases)('%s: %s', (type, key) => {
    const lie = (event: Event): Event =>
      event.type === type
        ? {
            ...event,
            ...Object.fromEntries([[key, cooked(Object.entries(event).find(([name]) => name === key)?.[1])]]),
          }
        : event;
    expect(() => audit(steps, lie)).toThrow();
  });
});

describe('a position that is not what happened is noticed', () => {
  const changes: [string, (state: Position) => void][] = [
    ['cash from nowhere', (state) => state.cash[1]!++],
    ['a unit from nowhere', (state) => state.cargo[8]!++],
    ['a ton', (state) => state.weight[2]!++],
    ['money in the bank', (state) => state.balance[0]!++],
    ['goods at a star', (state) => (state.stock[3]! += 0.1)],
    ['a level', (state) => (state.level[2]! += 1.25)],
    ['a day', (state) => state.date++],
    ['the end', (state) => (state.phase = 'over')],
    ['an amount that is no number', (state) => (state.cash[0] = NaN)],
  ];
  test.each(changes)('%s', (_, change) => {
    const [first, ...rest] = steps.map(({ state, events }) => ({ state: state.copy(), events }));
    change(first!.state);
    expect(() => audit([first!, ...rest])).toThrow('the books do not balance');
  });
});
