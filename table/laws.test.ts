// The laws of every table, over random sequences of attempts; and each of them is shown to catch a breach.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { race, raceTrial } from '../core/fixtures/race.ts';
import type { RaceTypes } from '../core/fixtures/race.ts';
import { WHIMS, sitByTheLaws } from './fixtures/laws.ts';
import type { TableTrial } from './fixtures/laws.ts';
import { walk } from './fixtures/walk.ts';

const whims = fc.array(
  fc.record({
    kind: fc.nat({ max: WHIMS }),
    seat: fc.nat({ max: 9 }),
    pick: fc.nat({ max: 9 }),
    behind: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 4 })),
    seconds: fc.constantFrom(0, 1, 1, 1, 1, 1, 1, 20, 61),
  }),
  { maxLength: 120, size: 'max' },
);

const races: TableTrial<RaceTypes> = {
  game: race,
  plan: {},
  choose: raceTrial.choose,
  withChance: raceTrial.withChance,
};
const walks = { ...races, game: walk };

describe('whatever is tried,', () => {
  test.each<[string, TableTrial<RaceTypes>]>([
    ['two who race', { ...races, plan: { clock: 60 } }],
    ['a race against a computer player', { ...races, plan: { sitting: 'person greedy' } }],
    [
      'three who race with a computer player, in public',
      { ...races, plan: { sitting: 'person person greedy person', public: true } },
    ],
    ['two who walk', { ...walks, plan: { clock: 60 } }],
    ['one who walks alone', { ...walks, plan: { sitting: 'person', clock: 15 } }],
    ['a walk with computer players', { ...walks, plan: { sitting: 'greedy person greedy' } }],
  ])('%s keep the laws', (_, trial) => {
    fc.assert(
      fc.property(whims, (tried) => {
        sitByTheLaws(trial, tried);
      }),
      { numRuns: process.env['LONG'] === undefined ? 40 : 2000 },
    );
  });
});

// A machine with much else to do takes a minute and more for it.
test('among all that is tried, everything is done that can be done at a table', () => {
  const before = 'sit reveal redraw stand start offer move do bot undo late leave back';
  const all = `${before} propose yes no lapse resume react say rematch`.split(' ').sort();
  const done = new Set<string>();
  const phases = new Set<string>();
  for (const tried of fc.sample(whims, { seed: 1977, numRuns: 400 })) {
    const { table, taken } = sitByTheLaws({ ...walks, plan: { clock: 60, sitting: 'person person greedy' } }, tried);
    for (const { act } of taken) done.add(act.act);
    phases.add(table.phase);
    if (done.size >= all.length) break;
  }
  expect([...done].sort()).toEqual(all);
  expect([...phases].sort()).toEqual(['gathering', 'over', 'paused', 'playing']);
});

describe('a breach is caught:', () => {
  const check = (law: string, broken: Partial<typeof race>): void => {
    const trial = { ...races, game: { ...race, ...broken } };
    const steps = Array.from({ length: 9 }, (_, pick) => ({ kind: WHIMS, seat: 0, pick, behind: 0, seconds: 0 }));
    expect(() => sitByTheLaws(trial, steps)).toThrow(law);
    expect(() => sitByTheLaws(races, steps)).not.toThrow();
  };

  test('rules that change the position they are given', () => {
    check('judge touches nothing', {
      apply: (state, by, action) => {
        state.chance.draw();
        return race.apply(state, by, action);
      },
    });
  });

  test('rules that play differently the next time', () => {
    let time = 0;
    check('taking with the step and without it is the same', {
      apply: (state, by, { steps }) => race.apply(state, by, { steps: (steps + time++) % 4 }),
    });
  });

  test('a view that tells the key', () => {
    check('no update holds a secret', {
      view: (state, as) => ({ ...race.view(state, as), chance: state.chance.format() }),
    });
  });

  test('a view that tells the next throw', () => {
    check('no update tells the chance to come', {
      view: (state, as) => ({ ...race.view(state, as), at: [state.chance.copy().draw()] }),
    });
  });

  test('a notation that is not read as it was written', () => {
    check('taking with the step and without it is the same', {
      formatAction: ({ steps }) => `step ${Math.max(0, steps - 1)}`,
    });
  });
});
