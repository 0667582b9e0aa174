/** Every captain in every edition: only legal actions, repeatable, in time, and from what its seat may know. */
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { unwrap } from '../../core/result.ts';
import type { Config } from '../../games/star-trader/config.ts';
import { CONFIGS } from '../../games/star-trader/editions.ts';
import { anyNotation } from '../../games/star-trader/fixtures/trials.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { OPTION_KEYS } from '../../games/star-trader/options.ts';
import type { Bot, Budget } from '../bot.ts';
import { askAgain, playBots } from '../fixtures/play-bots.ts';
import type { PlayedByBots } from '../fixtures/play-bots.ts';
import { starTraderBots } from './index.ts';

const LONG = process.env['LONG'] === '1';
const FEW: Budget = { playouts: 8 };

/** Plays a match, or its first `most` actions. */
function play(
  config: Config,
  seats: readonly Bot<StarTraderTypes>[],
  seed: number,
  most: number,
): PlayedByBots<StarTraderTypes> {
  return playBots({ game: starTrader, config, seats, seed, budget: FEW, most });
}

function table(bot: Bot<StarTraderTypes>, players: number): Bot<StarTraderTypes>[] {
  return Array.from({ length: players }, () => bot);
}

describe.each(starTraderBots)('$name', (bot) => {
  /** Who searches takes long over every action: the longer run plays on. */
  const isSlow = bot.playouts > 0 && !LONG;

  test.each(Object.keys(CONFIGS))('plays %s by the rules, alone or in company', (edition) => {
    const config = CONFIGS[edition]!;
    for (const players of [config.minPlayers, config.maxPlayers]) {
      expect(play(config, table(bot, players), 7, isSlow ? 30 : 200).done.length).toBeGreaterThan(25);
    }
  });

  test('plays any combination of options by the rules', () => {
    const editions = Object.keys(CONFIGS);
    for (let seed = 0; seed < (LONG ? 600 : isSlow ? 10 : 30); seed++) {
      const reading = starTrader.parseConfig(anyNotation(editions[seed % editions.length]!, OPTION_KEYS, seed));
      if (!reading.ok) continue;
      const { minPlayers, maxPlayers } = reading.value;
      const players = minPlayers + (seed % (maxPlayers - minPlayers + 1));
      expect(play(reading.value, table(bot, players), seed, isSlow ? 40 : 150).done).not.toHaveLength(0);
    }
  });

  test('plays a whole match, and answers the same questions in the same way', () => {
    const config = unwrap(starTrader.parseConfig('today+years=2'));
    const { state, asked, done } = play(config, table(bot, 2), 11, Infinity);
    expect(state.phase).toBe('over');
    // The levels are about bargaining oneself; who sends a factor by chance would stand above who cannot bargain.
    expect(done.filter((text) => text.startsWith('factor'))).toEqual([]);
    const some = asked.filter((_, i) => i % 7 === 0);
    expect(askAgain(some, FEW, structuredClone)).toEqual(some.map(({ answer }) => answer));
  });

  test('goes by the view alone where nothing was heard', () => {
    const { state } = play(unwrap(starTrader.parseConfig('today+years=5')), table(bot, 2), 3, 200);
    const seat = starTrader.toAct(state) ?? 0;
    const { action } = bot.answer({ view: starTrader.view(state, seat), heard: [] }, FEW, new Mulberry32(1));
    expect(starTrader.apply(state, seat, action).ok).toBe(true);
  });

  test('answers at once when time is up', () => {
    const { state, heard } = play(CONFIGS['today']!, table(bot, 2), 3, 0);
    const budget = { playouts: Infinity, timeIsUp: () => true };
    const { action } = bot.answer({ view: starTrader.view(state, 0), heard }, budget, new Mulberry32(1));
    expect(starTrader.apply(state, 0, action).ok).toBe(true);
  });

  test.each([0, 60, 150, 300])('knows no secret after %i actions: another future changes no answer', (most) => {
    const { state, heard } = play(CONFIGS['kaufman1974']!, table(bot, 2), 9, most);
    const seat = starTrader.toAct(state) ?? 0;
    const other = state.copy();
    other.chance = new Mulberry32(99);
    // When the ships under way will land, and what stars have in store, is nobody's to see.
    for (let ship = 0; ship < other.ships; ship++) if (ship !== other.ship) other.lands[ship]! += 7;
    const [one, two] = [state, other].map((position) =>
      bot.answer({ view: starTrader.view(position, seat), heard }, FEW, new Mulberry32(4)),
    );
    expect(two).toEqual(one);
  });
});

test.each([1, 2, 3, 5, 8, 12])('%i captains of all levels play today together by the rules', (players) => {
  const seats = Array.from({ length: players }, (_, seat) => starTraderBots[seat % starTraderBots.length]!);
  const config = unwrap(starTrader.parseConfig('today+years=5'));
  expect(play(config, seats, players, LONG ? 400 : 150).done.length).toBeGreaterThan(100);
});
