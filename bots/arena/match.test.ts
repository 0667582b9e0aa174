import { unwrap } from '../../core/result.ts';
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Question } from '../bot.ts';
import { bot, buyer, chanceBot, conditions } from './fixtures/bots.ts';
import type { StarLanesBot } from './fixtures/bots.ts';
import { playMatch } from './match.ts';
import type { ArenaOutcome } from './match.ts';
import { botPlayer } from './player.ts';
import type { ArenaPlayer } from './player.ts';

const thinking = { playouts: undefined, milliseconds: undefined };

function player(of: StarLanesBot): ArenaPlayer<StarLanesTypes> {
  return botPlayer(of, thinking, () => 0);
}

function play(...bots: readonly StarLanesBot[]): Promise<ArenaOutcome> {
  return playMatch(conditions(), { galaxy: 5, seed: 6, players: bots.map(player) });
}

test('a match ends with the worth of every seat', async () => {
  const { worth, slips, turns } = await play(buyer, chanceBot);
  expect(worth).toHaveLength(2);
  expect(slips).toEqual([]);
  expect(turns).toHaveLength(48);
});

test('the same seeds give the same match', async () => {
  expect(await play(chanceBot, buyer)).toEqual(await play(chanceBot, buyer));
});

test('players that answer later play the same match', async () => {
  const later: ArenaPlayer<StarLanesTypes> = { answer: async (...asked) => player(chanceBot).answer(...asked) };
  const { worth } = await playMatch(conditions(), { galaxy: 5, seed: 6, players: [later, player(buyer)] });
  expect(worth).toEqual((await play(chanceBot, buyer)).worth);
});

test('a bot sees its own seat and hears nothing twice', async () => {
  const asked: { as: unknown; heard: number }[] = [];
  const witness = bot('witness', (question: Question<StarLanesTypes>, budget, chance) => {
    asked.push({ as: question.view.as, heard: question.heard.length });
    expect(new Set(question.heard).size).toBe(question.heard.length);
    expect(question.heard[0]?.type).toBe('started');
    return chanceBot.answer(question, budget, chance);
  });
  const { slips } = await play(chanceBot, witness);
  expect(slips).toEqual([]);
  expect(new Set(asked.map(({ as }) => as))).toEqual(new Set([1]));
  expect(asked.at(-1)?.heard).toBeGreaterThan(100);
});

test("a bot hears nothing of the others' private books", async () => {
  const base = conditions();
  const config = unwrap(base.game.parseConfig('faber1977'));
  const witness = bot('witness', (question, budget, chance) => {
    expect(question.heard.filter((event) => event.type === 'traded' && event.by !== 0)).toEqual([]);
    return chanceBot.answer(question, budget, chance);
  });
  const { slips } = await playMatch(
    { ...base, config },
    { galaxy: 1, seed: 2, players: [witness, chanceBot].map(player) },
  );
  expect(slips).toEqual([]);
});

test('an answer that is not allowed loses the move to chance', async () => {
  const cheat = bot('cheat', () => ({ action: { type: 'trade', orders: [{ company: 'A', shares: 1e6 }] } }));
  const { slips, worth } = await play(cheat, buyer);
  expect(worth).toHaveLength(2);
  expect(slips.length).toBeGreaterThanOrEqual(24);
  expect(slips.every(({ seat, fault }) => seat === 0 && fault === 'illegal')).toBe(true);
  expect(slips[0]?.why).toMatch(/^A 1000000: ./);
});

test('an error loses the move to chance', async () => {
  const broken = bot('broken', () => {
    throw new Error('no idea');
  });
  const { slips } = await play(buyer, broken);
  expect(slips[0]).toMatchObject({ seat: 1, fault: 'failed', why: 'Error: no idea' });
  expect(new Set(slips.map(({ seat, fault }) => `${seat} ${fault}`))).toEqual(new Set(['1 failed']));
});

test('the fallback is the same whatever went wrong', async () => {
  const broken = bot('broken', () => {
    throw new Error('no idea');
  });
  const cheat = bot('cheat', () => ({ action: { type: 'end' } }));
  expect((await play(broken, buyer)).worth).toEqual((await play(cheat, buyer)).worth);
});

test('too long is late, but the move stands', async () => {
  // The clock goes on by one for every look: an answer takes one millisecond.
  const players = [player(buyer), player(chanceBot)];
  const intime = await playMatch(conditions(1), { galaxy: 5, seed: 6, players });
  const late = await playMatch(conditions(0.5), { galaxy: 5, seed: 6, players });
  expect(intime.slips).toEqual([]);
  expect(new Set(late.slips.map(({ fault }) => fault))).toEqual(new Set(['late']));
  expect(late.worth).toEqual(intime.worth);
});

test('a bot is given its own playouts, or those that are asked for, or time', () => {
  const seen: unknown[] = [];
  const searcher = bot('searcher', (question, { playouts, timeIsUp }, chance) => {
    seen.push([playouts, timeIsUp?.(), timeIsUp?.()]);
    return chanceBot.answer(question, { playouts }, chance);
  });
  let time = 0;
  for (const limits of [thinking, { ...thinking, playouts: 3 }, { ...thinking, milliseconds: 2 }]) {
    const { game, config } = conditions();
    const { state } = game.start(config, 2, new Mulberry32(1));
    const view = game.view(state, game.toAct(state) ?? 0);
    void botPlayer(searcher, limits, () => time++).answer({ view, heard: [] }, new Mulberry32(1));
  }
  expect(seen).toEqual([
    [7, undefined, undefined],
    [3, undefined, undefined],
    [Infinity, false, true],
  ]);
});
