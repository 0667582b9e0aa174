// A third game by the same laws, at a table and in the arena as any other.
import { expect, test } from 'vitest';
import { playMatch } from '../../bots/arena/match.ts';
import { botPlayer } from '../../bots/arena/player.ts';
import type { Chance } from '../../core/chance.ts';
import { checkLaws } from '../../core/laws.ts';
import { unwrap } from '../../core/result.ts';
import { WHIMS, sitByTheLaws } from '../../table/fixtures/laws.ts';
import { countdownBots } from './bots.ts';
import { countdownKit } from './kit.ts';
import { countdown } from './rules.ts';
import type { CountdownTypes } from './rules.ts';

const trial = {
  game: countdown,
  config: unwrap(countdown.parseConfig('handful+stones=30')),
  players: 3,
  seed: 7,
  choose: (view: CountdownTypes['View'], chance: Chance) => countdownKit.anyAction(view, chance),
  withChance: <S extends object, C>(state: S, chance: C) => ({ ...state, chance }),
  every: 1,
  mostActions: countdownKit.mostActions({ edition: 'handful', stones: 30 }, 3),
};

test('it keeps the laws of every game', () => {
  expect(checkLaws(trial).length).toBeGreaterThan(9);
});

test('it keeps the laws of a table, to the end of the match', () => {
  const { game, choose, withChance } = trial;
  const tried = Array.from({ length: 199 }, (_, i) => ({
    kind: (i * 7) % WHIMS,
    seat: i % 2,
    pick: i % 5,
    behind: 0,
    seconds: 1,
  }));
  const plan = { edition: 'handful', sitting: 'person person' };
  const { table, taken } = sitByTheLaws({ game, plan, choose, withChance }, tried);
  expect(table.phase).toBe('over');
  expect(taken.filter(({ act }) => act.act === 'do').length).toBeGreaterThan(3);
});

test('the better of its computer players wins in the arena', async () => {
  const conditions = {
    game: countdown,
    config: unwrap(countdown.parseConfig('handful')),
    fallback: trial.choose,
    clock: () => 0,
    milliseconds: undefined,
  };
  const players = countdownBots.map((bot) => botPlayer(bot, { playouts: undefined, milliseconds: undefined }, () => 0));
  for (const galaxy of [1, 2, 3, 4]) {
    const { worth, slips } = await playMatch(conditions, { galaxy, seed: 1, players });
    expect(slips).toEqual([]);
    expect(worth[1]).toBeGreaterThan(100);
  }
});
