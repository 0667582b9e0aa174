/** The champion makes more of a galaxy than the searcher, and also by keeping what the searcher would sell. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { unwrap } from '../../../core/result.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import type { StarTraderTypes } from '../../../games/star-trader/index.ts';
import { playBots } from '../../fixtures/play-bots.ts';
import type { Bot } from '../../bot.ts';
import { champion } from '../champion.ts';
import { searcher } from '../searcher.ts';

const GALAXIES = 6;
const FEW = { playouts: 100 };

function worthAlone(bot: Bot<StarTraderTypes>, seed: number): number {
  const config = unwrap(starTrader.parseConfig('today'));
  const { state } = playBots({ game: starTrader, config, seats: [bot], seed, budget: FEW });
  return starTrader.result(state)?.[0] ?? 0;
}

test('alone it earns more than the searcher from the same galaxies', () => {
  let gain = 0;
  for (let seed = 1; seed <= GALAXIES; seed++) gain += worthAlone(champion, seed) - worthAlone(searcher, seed);
  expect(gain / GALAXIES).toBeGreaterThan(10_000);
});

test('alone it sometimes keeps a cargo that the searcher would sell', () => {
  const config = unwrap(starTrader.parseConfig('today'));
  const kept = [1, 2, 3].flatMap((seed) => {
    const { asked } = playBots({ game: starTrader, config, seats: [champion], seed, budget: FEW });
    return asked.filter(({ answer, question }) => {
      const { view, heard } = question();
      if (view.ask?.ask !== 'sell' || answer.action.type !== 'pass') return false;
      const usual = searcher.answer({ view, heard }, FEW, new Mulberry32(1));
      return usual.action.type === 'sell';
    });
  });
  expect(kept.length).toBeGreaterThan(0);
});
