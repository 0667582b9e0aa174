import { describe, expect, test } from 'vitest';
import golden from '../../games/star-trader/fixtures/galaxies.golden.json' with { type: 'json' };
import { starTrader } from '../../games/star-trader/index.ts';
import { run } from '../fixtures/run.ts';
import type { Ran } from '../fixtures/run.ts';

/** Runs `starlanes galaxy` with these words. */
function galaxy(...args: readonly string[]): Promise<Ran> {
  return run(['galaxy', ...args]);
}

test('prints the galaxies of 1974 as data', async () => {
  for (const { seed, players, stars, minDistance, draws, half, galaxy: made } of golden) {
    const words = [
      '--seed',
      `${seed}`,
      '--players',
      `${players}`,
      '--stars',
      `${stars}`,
      '--min-distance',
      `${minDistance}`,
    ];
    const { status, output } = await galaxy(...words, '--json');
    const rows = made.split(' ').map((row) => {
      const [name, x, y, label = ''] = row.split(',');
      return [name, Number(x), Number(y), { I: 15, II: 10, III: 5, IV: 0 }[label], label];
    });
    expect(status).toBe(0);
    expect(JSON.parse(output)).toEqual({
      seed,
      edition: 'kaufman1974',
      players,
      stars,
      min_distance: minDistance,
      draws_count: draws,
      half_board_after: half,
      galaxy: rows,
    });
  }
});

test('without --stars the captains say how many there are', async () => {
  const { output } = await galaxy('--seed', '1', '--players', '3', '--json');
  expect(JSON.parse(output)).toMatchObject({ stars: 10, min_distance: 15 });
});

test('draws a map, and lists the stars', async () => {
  const { status, output } = await galaxy('--seed', '1', '--players', '1', '--edition', 'remake');
  expect(status).toBe(0);
  expect(output).toContain('----*SOL-1----');
  expect(output).toMatch(/\nSOL +I +0 +0\n(?:[A-Z]{4} +(?:III|IV) +-?\d+ +-?\d+\n){3}$/);
});

test('--help says how', async () => {
  expect((await galaxy('--help')).output).toMatch(/^starlanes galaxy --seed N --players N /);
});

describe('what cannot be is refused with a sentence', () => {
  test.each([
    ['no seed', ['--players', '2'], '--seed N is missing. Usage: starlanes galaxy --seed N --players N [flags]'],
    ['no captains', ['--seed', '1'], '--players N is missing. Usage: starlanes galaxy --seed N --players N [flags]'],
    ['too many captains', ['--seed', '1', '--players', '13'], '--players takes a whole number from 1 to 12, not "13".'],
    ['one captain in 1974', ['--seed', '1', '--players', '1'], 'kaufman1974 is for 2 captains or more.'],
    [
      'five in 1974 without a number of stars',
      ['--seed', '1', '--players', '5'],
      'kaufman1974 has at most 13 stars; with 5 captains choose stars=13 or less.',
    ],
    [
      'stars that do not fit',
      ['--seed', '1', '--players', '2', '--edition', 'today+map-size=60', '--stars', '25', '--min-distance', '20'],
      '25 stars at least 20 light years apart do not fit on a map of 60x60; choose fewer stars, a smaller min-distance or a larger map-size.',
    ],
    [
      'an unknown edition',
      ['--seed', '1', '--players', '2', '--edition', 'tomorrow'],
      `Unknown edition "tomorrow"; editions: ${Object.keys(starTrader.editions).join(', ')}.`,
    ],
    ['an unknown flag', ['--colour'], "Unknown option '--colour'. Try: starlanes galaxy --help"],
  ])('%s', async (_, words, sentence) => {
    expect(await galaxy(...words)).toEqual({ status: 2, output: '', errors: `${sentence}\n` });
  });
});
