import { expect, test } from 'vitest';
import { CONFIGS } from './editions.ts';
import { starLanes } from './index.ts';
import { medalFor, nextMedal } from './medals.ts';

/** The worths the medals of an edition need, found by asking what is next. */
function steps(edition: string): number[] {
  const needed: number[] = [];
  for (
    let next = nextMedal(CONFIGS[edition]!, 0);
    next !== undefined;
    next = nextMedal(CONFIGS[edition]!, next.worth)
  ) {
    needed.push(next.worth);
  }
  return needed;
}

test.each(Object.keys(CONFIGS).filter((edition) => CONFIGS[edition]?.minPlayers === 1))(
  '%s has three medals, each harder than the one before',
  (edition) => {
    const [bronze = 0, silver = 0, gold = 0, ...more] = steps(edition);
    expect(more).toEqual([]);
    expect(bronze).toBeGreaterThan(CONFIGS[edition]!.cash);
    expect(silver).toBeGreaterThan(bronze);
    expect(gold).toBeGreaterThan(silver);
    expect([bronze - 1, bronze, silver, gold].map((worth) => medalFor(CONFIGS[edition]!, worth))).toEqual([
      undefined,
      'bronze',
      'silver',
      'gold',
    ]);
  },
);

test('with other options nobody has measured it: no medals', () => {
  const reading = starLanes.parseConfig('today+rows=14');
  expect(reading.ok && medalFor(reading.value, 1e12)).toBeUndefined();
});
