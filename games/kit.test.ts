// The kits of all games: what programs ask of a game holds for every one of them.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../core/chance.ts';
import { usualEdition } from '../core/kit.ts';
import { gameOf, games, kitOf, kits } from './index.ts';

test('every game is found by its name, and no other', () => {
  expect(games.map(({ id }) => gameOf(id))).toEqual(games);
  expect(games.map(({ id }) => kitOf(id)?.game)).toEqual(games);
  expect([gameOf('chess'), kitOf('constructor')]).toEqual([undefined, undefined]);
});

describe.each(kits)('$title', (kit) => {
  const { game } = kit;
  const config = game.editions[usualEdition(kit)];

  /** A match of two that chance plays. */
  function* played() {
    const chance = new Mulberry32(9);
    let { state, events } = game.start(config, 2, new Mulberry32(8));
    yield { state, events };
    for (let seat = game.toAct(state); seat !== undefined; seat = game.toAct(state)) {
      const step = game.apply(state, seat, kit.anyAction(game.view(state, seat), chance));
      if (!step.ok) throw new Error(game.explainRefusal(step.refusal));
      ({ state, events } = step);
      yield { state, events };
    }
  }

  test('a match is told with its turns and without what nothing came of, and comes to its end', () => {
    const told = { news: 0, silent: 0, turns: 0 };
    let before = kit.progress(undefined);
    expect(before.at).toBe(1);
    for (const { state, events } of played()) {
      const view = game.view(state, 'watcher');
      expect(kit.isView(view)).toBe(true);
      expect(kits.filter((other) => other.isView(view))).toEqual([kit]);
      const now = kit.progress(view);
      expect(now.at).toBeGreaterThanOrEqual(before.at);
      expect(now.at).toBeLessThanOrEqual(now.of);
      before = now;
      for (const event of events) {
        if (kit.isNews(event)) told.news++;
        else told.silent++;
        if (kit.opensTurn(event)) told.turns++;
        if (kit.isNews(event)) expect(game.describeEvent(event, ['Ann', 'Ben'], config)).toMatch(/\w/);
      }
      if (game.result(state) !== undefined) expect(kit.isHotSeatPrivate(view)).toBe(false);
    }
    expect(before.at).toBe(before.of);
    expect(told.news).toBeGreaterThan(told.turns);
    expect(Math.min(told.silent, told.turns)).toBeGreaterThan(10);
  });

  test('an open view tells a state as everybody together knows it', () => {
    for (const { state } of played()) {
      const open = kit.openView(state);
      expect(open).toEqual({ ...game.view(state, 'watcher'), ...('books' in open ? { books: open.books } : {}) });
      break;
    }
    const { state } = game.start(game.editions[kit.historic], 2, new Mulberry32(8));
    expect(JSON.stringify(kit.openView(state)).length).toBeGreaterThanOrEqual(
      JSON.stringify(game.view(state, 'watcher')).length,
    );
  });

  test('a match may be made longer, but not for ever', () => {
    let { state } = game.start(config, 2, new Mulberry32(8));
    for (let longer = 0; kit.mayGrow(game.view(state, 'watcher')); longer++) {
      const step = game.agree(state, 'longer');
      if (step === undefined || longer > 100) throw new Error('it said it could grow');
      state = step.state;
    }
    expect(game.agree(state, 'longer')).toBeUndefined();
  });

  test('money is told in full, in groups of three digits, and what is owed as such', () => {
    const amounts = [0, 1250, 1_234_567];
    const told = amounts.map((amount) => kit.formatMoney(amount));
    expect(told.map((words) => Number(words.replaceAll(/\D/g, '')))).toEqual(amounts);
    for (const words of told) expect(words).not.toMatch(/\d{4}/);
    expect(kit.formatMoney(-1250)).toBe(`−${kit.formatMoney(1250)}`);
  });
});

test('what a captain of Star Trader is worth is told in whole dollars', () => {
  expect(kitOf('star-trader')?.formatMoney(2_619_736.957908596)).toBe('$2,619,737');
});
