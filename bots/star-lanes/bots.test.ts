/** Every bot in every edition: only legal actions, repeatable, in time, and from what its seat may know. */
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { unwrap } from '../../core/result.ts';
import type { Config } from '../../games/star-lanes/config.ts';
import { CONFIGS } from '../../games/star-lanes/editions.ts';
import { anyNotation } from '../../games/star-lanes/fixtures/trials.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { OPTION_KEYS } from '../../games/star-lanes/options.ts';
import { MEMO_LIMIT } from '../bot.ts';
import type { Bot, Budget } from '../bot.ts';
import { askAgain, playBots } from '../fixtures/play-bots.ts';
import { loadStarLanesBots } from './index.ts';

const bots = await loadStarLanesBots();
const LONG = process.env['LONG'] === '1';

/** The actions of a match among bots. */
function playMatch(
  config: Config,
  seats: readonly Bot<StarLanesTypes>[],
  seed: number,
  budget: Budget,
  most = Infinity,
): readonly string[] {
  return playBots({ game: starLanes, config, seats, seed, budget, most }).done;
}

function table(bot: Bot<StarLanesTypes>, players: number): Bot<StarLanesTypes>[] {
  return Array.from({ length: players }, () => bot);
}

const FEW: Budget = { playouts: 12 };

describe.each(bots)('$name', (bot) => {
  /** Who searches takes long over every action: the longer run plays on. */
  const isSlow = bot.playouts > 0 && !LONG;

  test.each(Object.keys(CONFIGS))('plays %s by the rules', (edition) => {
    const config = CONFIGS[edition]!;
    for (const players of [config.minPlayers, config.maxPlayers]) {
      const most = isSlow ? players + 14 : 150;
      expect(playMatch(config, table(bot, players), 7, FEW, most).length).toBeGreaterThan(5);
    }
  });

  test('plays any combination of options by the rules', () => {
    const editions = Object.keys(CONFIGS);
    for (let seed = 0; seed < (LONG ? 400 : isSlow ? 8 : 24); seed++) {
      const reading = starLanes.parseConfig(anyNotation(editions[seed % editions.length]!, OPTION_KEYS, seed));
      if (!reading.ok) continue;
      const { minPlayers, maxPlayers } = reading.value;
      const players = minPlayers + (seed % (maxPlayers - minPlayers + 1));
      expect(playMatch(reading.value, table(bot, players), seed, FEW, isSlow ? 10 : 25)).not.toHaveLength(0);
    }
  });

  test.each(['today', 'faber1977+selling=owned'])('answers the same question in the same way: %s', (notation) => {
    const config = unwrap(starLanes.parseConfig(notation));
    const match = { game: starLanes, config, seats: table(bot, 3), seed: 11, budget: FEW, most: isSlow ? 36 : 60 };
    const { asked } = playBots(match);
    expect(asked.some(({ question }) => question().view.ask?.ask === 'trade')).toBe(true);
    expect(askAgain(asked, FEW, structuredClone)).toEqual(asked.map(({ answer }) => answer));
    for (const { answer } of asked) expect(JSON.stringify(answer.memo ?? {}).length).toBeLessThanOrEqual(MEMO_LIMIT);
  });

  test('answers by the rules where its memo is lost, or is of another turn', () => {
    const match = { game: starLanes, config: CONFIGS['today']!, seats: table(bot, 2), seed: 5, budget: FEW, most: 12 };
    const { asked, state } = playBots(match);
    const seat = starLanes.toAct(state)!;
    for (const memo of [undefined, ...asked.map(({ answer }) => answer.memo)]) {
      const question = { view: starLanes.view(state, seat), heard: [], memo };
      expect(starLanes.apply(state, seat, bot.answer(question, FEW, new Mulberry32(1)).action).ok).toBe(true);
    }
  });

  test('stops at once when time is up', () => {
    const asked: boolean[] = [];
    const timeIsUp = (): boolean => {
      asked.push(asked.length >= 40);
      return asked.at(-1) === true;
    };
    const { state } = starLanes.start(CONFIGS['grand']!, 4, new Mulberry32(5));
    bot.answer(
      { view: starLanes.view(state, state.mover), heard: [] },
      { playouts: Infinity, timeIsUp },
      new Mulberry32(1),
    );
    // Asked once more when the arms are in, once in the middle of a playout, and once when the next one is due.
    expect(asked.filter(Boolean).length).toBeLessThanOrEqual(3);
  });

  test('goes on where somebody else has sold short and owes cash', () => {
    const { state } = starLanes.start(CONFIGS['faber1977']!, 2, new Mulberry32(3));
    const owing = state.copy();
    owing.phase = 'trade';
    owing.size[1] = 2;
    owing.price[1] = 300;
    owing.active = 1;
    owing.asked = 1;
    owing.cash[owing.mover] = -1000;
    const view = starLanes.view(owing, owing.mover);
    const { action } = bot.answer({ view, heard: [] }, FEW, new Mulberry32(1));
    expect(starLanes.apply(owing, owing.mover, action).ok).toBe(true);
  });
});

test('a bot knows no more than its seat: another future or other private books change no answer', () => {
  const { state } = starLanes.start(CONFIGS['faber1977']!, 3, new Mulberry32(21));
  const other = state.copy();
  other.chance = new Mulberry32(99);
  other.cash[(state.mover + 1) % 3] = 999_999;
  for (const bot of bots) {
    const [one, two] = [state, other].map((position) =>
      bot.answer({ view: starLanes.view(position, position.mover), heard: [] }, FEW, new Mulberry32(4)),
    );
    expect([bot.name, two]).toEqual([bot.name, one]);
  }
});
