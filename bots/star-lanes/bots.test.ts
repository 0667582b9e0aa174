/** Every bot in every edition: only legal actions, repeatable, in time, and from what its seat may know. */
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { Config } from '../../games/star-lanes/config.ts';
import { CONFIGS } from '../../games/star-lanes/editions.ts';
import { anyNotation } from '../../games/star-lanes/fixtures/trials.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event, StarLanesTypes } from '../../games/star-lanes/index.ts';
import { OPTION_KEYS } from '../../games/star-lanes/options.ts';
import type { Bot, Budget } from '../bot.ts';
import { allStarLanesBots } from './index.ts';

const bots = await allStarLanesBots();
const LONG = process.env['LONG'] === '1';

/** Plays a match among bots; returns the actions. Throws when one of them is refused. */
function playMatch(
  config: Config,
  seats: readonly Bot<StarLanesTypes>[],
  seed: number,
  budget: Budget,
  most = Infinity,
): string[] {
  let { state, events } = starLanes.start(config, seats.length, new Mulberry32(seed));
  const heard: Event[][] = seats.map(() => []);
  const done: string[] = [];
  const chance = new Mulberry32(seed + 1);
  for (let seat = starLanes.toAct(state); seat !== undefined && done.length < most; seat = starLanes.toAct(state)) {
    for (const [listener, ears] of heard.entries()) {
      ears.push(...events.filter((event) => starLanes.isVisible(state, event, listener)));
    }
    const action = seats[seat]!.answer({ view: starLanes.view(state, seat), heard: heard[seat]! }, budget, chance);
    const step = starLanes.apply(state, seat, action);
    if (!step.ok)
      throw new Error(
        `${seats[seat]!.name}: ${starLanes.formatAction(action)}: ${starLanes.explainRefusal(step.refusal)}`,
      );
    ({ state, events } = step);
    done.push(starLanes.formatAction(action));
  }
  return done;
}

function table(bot: Bot<StarLanesTypes>, players: number): Bot<StarLanesTypes>[] {
  return Array.from({ length: players }, () => bot);
}

const FEW: Budget = { playouts: 12 };

describe.each(bots)('$name', (bot) => {
  test.each(Object.keys(CONFIGS))('plays %s by the rules', (edition) => {
    const config = CONFIGS[edition]!;
    for (const players of [config.minPlayers, config.maxPlayers]) {
      expect(playMatch(config, table(bot, players), 7, FEW, 150).length).toBeGreaterThan(10);
    }
  });

  test('plays any combination of options by the rules', () => {
    const editions = Object.keys(CONFIGS);
    for (let seed = 0; seed < (LONG ? 400 : 40); seed++) {
      const reading = starLanes.parseConfig(anyNotation(editions[seed % editions.length]!, OPTION_KEYS, seed));
      if (!reading.ok) continue;
      const { minPlayers, maxPlayers } = reading.value;
      const players = minPlayers + (seed % (maxPlayers - minPlayers + 1));
      expect(playMatch(reading.value, table(bot, players), seed, FEW, 25)).not.toHaveLength(0);
    }
  });

  test('answers the same question in the same way', () => {
    const once = playMatch(CONFIGS['today']!, table(bot, 3), 11, FEW, 30);
    expect(playMatch(CONFIGS['today']!, table(bot, 3), 11, FEW, 30)).toEqual(once);
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
    const action = bot.answer({ view, heard: [] }, FEW, new Mulberry32(1));
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
