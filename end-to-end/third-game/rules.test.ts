// A third game by the same laws, at a table and in the arena as any other.
import { expect, test } from 'vitest';
import { playMatch } from '../../bots/arena/match.ts';
import { botPlayer } from '../../bots/arena/player.ts';
import { checkLaws } from '../../core/laws.ts';
import { unwrap } from '../../core/result.ts';
import { sitByTheLaws } from '../../table/fixtures/laws.ts';
import { countdownBots } from './bots.ts';
import { countdownKit } from './kit.ts';
import { countdown } from './rules.ts';

const trial = {
  game: countdown,
  config: unwrap(countdown.parseConfig('handful+stones=30')),
  players: 3,
  seed: 7,
  choose: countdownKit.anyAction,
  withChance: <S extends object, C>(state: S, chance: C) => ({ ...state, chance }),
  every: 1,
  mostActions: 99,
};

test('it keeps the laws of every game', () => {
  expect(checkLaws(trial).length).toBeGreaterThan(9);
});

test('it keeps the laws of a table', () => {
  const { game, choose, withChance } = trial;
  const tried = Array.from({ length: 60 }, (_, i) => ({
    kind: i % 12,
    seat: i % 3,
    pick: i % 7,
    behind: 0,
    seconds: 1,
  }));
  sitByTheLaws({ game, plan: { edition: 'handful', sitting: 'person person' }, choose, withChance }, tried);
});

test('the better of its computer players wins in the arena', async () => {
  const conditions = {
    game: countdown,
    config: unwrap(countdown.parseConfig('handful')),
    fallback: countdownKit.anyAction,
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
