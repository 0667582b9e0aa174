// The accountant itself: it agrees with an honest match and objects to every way of cooking the books.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { anyAction } from './any-action.ts';
import { configOf } from './fixtures/trials.ts';
import { starLanes } from './index.ts';
import { Ledger } from './fixtures/ledger.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

const NOTATION = 'beej+stars=1/8+black-holes=1/12';

interface Step {
  readonly state: Position;
  readonly events: readonly Event[];
}

/** A match with black holes, splits, mergers and everything else there is. */
function match(notation: string, seed: number): Step[] {
  const steps: Step[] = [starLanes.start(configOf(notation), 3, new Mulberry32(seed))];
  const chooser = new Mulberry32(seed + 1);
  for (let { state } = steps[0]!; state.phase !== 'over';) {
    const step = starLanes.apply(state, state.mover, anyAction(starLanes.view(state, state.mover), chooser));
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    steps.push(step);
    ({ state } = step);
  }
  return steps;
}

function audit(steps: readonly Step[], change: (event: Event) => Event = (event) => event): void {
  const ledger = new Ledger(configOf(NOTATION), 3);
  for (const { state, events } of steps) {
    ledger.follow(events.map(change));
    ledger.compare(state);
  }
}

const steps = match(NOTATION, 4);

test('an honest match balances, and this one has every kind of event', () => {
  const kinds = new Set(steps.flatMap(({ events }) => events.map(({ type }) => type)));
  expect([...kinds].toSorted()).toEqual(
    'dividend ended founded grown joined lost merged offered outpost split started swallowed traded'.split(' '),
  );
  expect(() => audit(steps)).not.toThrow();
});

/** Changes one figure of every event that has it. */
const FIGURES: Partial<Record<Event['type'], readonly string[]>> = {
  started: ['map'],
  outpost: ['space'],
  founded: ['space', 'company', 'shares', 'size', 'price', 'stars', 'holes', 'outposts'],
  grown: ['space', 'company', 'size', 'price', 'stars', 'holes', 'outposts'],
  merged: ['from', 'into', 'fromSize', 'intoSize', 'fromPrice', 'intoPrice', 'size', 'price', 'exchanges'],
  joined: ['space', 'company', 'size', 'price', 'stars', 'holes', 'outposts'],
  split: ['company', 'from', 'price'],
  swallowed: ['company', 'price', 'spaces'],
  dividend: ['to', 'amount'],
  traded: ['by', 'orders'],
  ended: ['standings'],
};

function cooked(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string')
    return value.length > 9
      ? `${value.slice(1)}.`
      : value === 'A'
        ? 'B'
        : value === '1A'
          ? '1B'
          : value.length > 1
            ? '1A'
            : 'A';
  return Array.isArray(value) && value.length > 0 ? value.slice(1) : ['1A'];
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

  test('a seat that is paid what belongs to another', () => {
    const lie = (event: Event): Event => (event.type === 'dividend' ? { ...event, to: (event.to + 1) % 3 } : event);
    expect(() => audit(steps, lie)).toThrow('the books do not balance');
  });
});

describe('a position that is not what happened is noticed', () => {
  const changes: [string, (state: Position) => void][] = [
    ['cash from nowhere', (state) => state.cash[1]!++],
    ['a share from nowhere', (state) => state.held[2]!++],
    ['a size', (state) => state.size[0]!++],
    ['a price', (state) => (state.price[3]! += 100)],
    ['a mark on the map', (state) => (state.map[15] = 4)],
    ['the number of empty spaces', (state) => state.empty--],
    ['the end', (state) => (state.phase = 'over')],
    ['an amount that is no number', (state) => (state.cash[0] = NaN)],
  ];
  test.each(changes)('%s', (_, change) => {
    const [first, ...rest] = steps.map(({ state, events }) => ({ state: state.copy(), events }));
    change(first!.state);
    expect(() => audit([first!, ...rest])).toThrow('the books do not balance');
  });
});

test('sums of sizes and marks', () => {
  const ledger = new Ledger(configOf(NOTATION), 3);
  for (const { events } of steps) ledger.follow(events);
  const last = steps.at(-1)!.state;
  expect(ledger.sums().sizes).toBe(last.size.reduce((sum, size) => sum + size, 0));
  expect(ledger.sums().marks).toBe(ledger.sums().sizes);
});
