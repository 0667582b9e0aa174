// Advice: the obvious is found, the figures make sense, and every edition is advised on.
import { unwrap } from '../../../core/result.ts';
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { anyAction } from '../../../games/star-lanes/any-action.ts';
import { EDITIONS } from '../../../games/star-lanes/editions.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import type { Config, Event } from '../../../games/star-lanes/index.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import type { Action, Ask } from '../../../games/star-lanes/types.ts';
import { loadMind } from '../judge/mind.ts';
import type { StarLanesAdvice } from './advice.ts';
import { advise, adviseAt } from './advise.ts';
import { outcomesAtEnd, worthOfScore } from './evaluator.ts';
import { meanOf } from '../../sequential-halving.ts';
import { drawn } from '../../../insight/star-lanes/fixtures/drawn.ts';

const mind = await loadMind();
const SMALL = { playouts: 60 };
const LONG = process.env['LONG'] === '1';

function at(position: Position, playouts = 60): StarLanesAdvice {
  return adviseAt(position, mind, { playouts }, new Mulberry32(5));
}

/** Ann can win with the merger only: its bonus is more than Bob's lead. */
const LAST_TURN = `
  faber1977+books=open
  .......
  ..A....
  .......
  ..B....
  .......
  A 3 $800 0 0
  B 2 $600 10 0
  cash 1000 9000
  offered 1G 5G 3C 5A 1A
  moves 47`;

describe('the last turn', () => {
  test('the move that wins comes first, and its chance is certain', () => {
    const { options, evaluator } = at(drawn(LAST_TURN));
    expect(evaluator).toBe('champion');
    expect(options[0]).toMatchObject({ action: { type: 'place', space: '3C' }, chance: 1 });
    expect(options.slice(1).map(({ chance }) => chance)).toEqual([0, 0, 0, 0]);
  });

  test('so it does without the weights', () => {
    const { options, evaluator } = adviseAt(drawn(LAST_TURN), undefined, SMALL, new Mulberry32(5));
    expect(evaluator).toBe('searcher');
    expect(options.map(({ chance }) => chance)).toEqual([1, 0, 0, 0, 0]);
  });

  test('the worth at the end is what it comes to', () => {
    const [first, second] = at(drawn(LAST_TURN)).options;
    // The bonus, 5 shares at 1400, and dividends of 350; the others keep 10 shares at 600 and get 300.
    expect(first?.worth).toBe(1000 + 6000 + 7000 + 350);
    expect(second?.worth).toBe(1000 + 6000 + 300);
  });

  test('among victories the larger worth comes first', () => {
    const { options } = at(drawn(LAST_TURN.replace('cash 1000 9000', 'cash 9000 0')));
    expect(options.map(({ chance }) => chance)).toEqual([1, 1, 1, 1, 1]);
    expect(options[0]?.action).toEqual({ type: 'place', space: '3C' });
  });
});

test('growing what one owns is better than growing what the rival owns', () => {
  const { options } = at(
    drawn(`
      faber1977+books=open+selling=none
      ..*...*..
      .A.....B.
      .........
      A 3 $800 40 0
      B 3 $800 0 40
      cash 0 0
      offered 2C 2G
      moves 40`),
    200,
  );
  expect(options[0]?.action).toEqual({ type: 'place', space: '2C' });
  expect(options[0]?.because).toMatchObject({ why: 'grows', company: 'A', own: { seat: 0, shares: 40, gain: 24_000 } });
  expect(options[0]?.chance).toBeGreaterThan(0.7);
  expect(options[1]?.chance).toBeLessThan(0.5);
});

describe('trading', () => {
  const TRADE = `
    today
    .......
    .AA..C.
    .......
    A 2 $300 12 6
    C 1 $600 20 30
    cash 4200 0
    moves 20`;

  test('plans are orders, with what they lead to', () => {
    const { ask, options } = at(drawn(TRADE));
    expect(ask).toBe('trade');
    const told = new Map(
      options.map(({ action, trade, because }) => [starLanes.formatAction(action), { trade, because }]),
    );
    expect(told.get('C 7')).toEqual({
      trade: { orders: [{ company: 'C', shares: 7, price: 600 }], cash: 4200, cashLeft: 0 },
      because: { why: 'holds', company: 'C', shares: 27, issued: 57, rival: { seat: 1, shares: 30 } },
    });
    expect(told.get('A -12, C 13')?.because).toMatchObject({ shares: 33, issued: 63 });
    // Into one company, into both as the rival has them, and none: each told once.
    expect([...told.keys()]).toEqual(expect.arrayContaining(['A -12, C 13', 'A 14', 'C 7', 'pass']));
    expect(told.size).toBe(options.length);
  });

  test('only as many shares as are left are bought', () => {
    const { options } = at(drawn(TRADE.replace('today', 'today+shares=53')));
    const some = { orders: [{ company: 'C', shares: 3, price: 600 }], cash: 4200, cashLeft: 2400 };
    expect(options.map(({ trade }) => trade)).toContainEqual(some);
  });

  test('in order the first order comes first', () => {
    const { options } = at(drawn(TRADE.replace('today', 'faber1977+books=open')));
    const into = options.find(({ trade }) => trade?.orders.length === 1 && trade.orders[0]?.shares === 7);
    expect(into?.action).toEqual({ type: 'trade', orders: [{ company: 'A', shares: 0 }] });
  });

  test('without money there is nothing to choose', () => {
    const { options } = at(drawn(TRADE.replace('cash 4200', 'cash 100').replace('today', 'today+selling=none')));
    expect(options).toMatchObject([{ trade: { orders: [] }, because: { why: 'nothing-to-buy' } }]);
  });

  test('a player who owes money must sell', () => {
    const { options } = at(drawn(TRADE.replace('cash 4200', 'cash -500').replace('today', 'faber1977')));
    expect(options[0]).toMatchObject({
      action: { type: 'trade', orders: [{ company: 'A', shares: -2 }] },
      because: { why: 'debt' },
    });
  });

  test('the last trade is told after the space it goes with', () => {
    const [first] = at(drawn(`${TRADE}\noffered 1E`)).options;
    expect(first).toMatchObject({ action: { type: 'place', space: '1E' }, because: { why: 'outpost', ends: false } });
    expect(first?.plans.map(({ chance }) => chance)).toEqual(
      first?.plans.map(({ chance }) => chance).toSorted((one, other) => other - one),
    );
    expect(first?.plans.length).toBe(3);
    expect(first?.plans[0]?.orders.length).toBeGreaterThan(0);
  });
});

describe('alone', () => {
  const [modest = 0] = outcomesAtEnd(endingWith(1_000_000));
  const [fortune = 0] = outcomesAtEnd(endingWith(1_000_000_000_000));

  test('a worth that is certain is told as it is', () => {
    expect(worthOfScore(modest)).toBe(1_000_000);
  });

  test('one fortune among four ends does not decide the worth that is told', () => {
    expect(worthOfScore(meanOf([modest, modest, modest, fortune]))).toBeLessThan(2_000_000);
  });
});

/** A match of one player that is over. */
function endingWith(cash: number): Position {
  const position = drawn(`today\n.....\ncash ${cash}`);
  position.phase = 'over';
  return position;
}

test('ending the match is an answer where the edition has it', () => {
  const text = LAST_TURN.replace('faber1977', 'napoli1979').replace('moves 47', 'moves 20');
  const ahead = at(drawn(text.replace('cash 1000 9000', 'cash 9000 1000'))).options[0];
  expect(ahead).toMatchObject({ action: { type: 'end' }, chance: 1, worth: 15_000 });
  const rivals = [{ seat: 1, worth: 1000 }];
  expect(ahead?.because).toEqual({ why: 'end-now', worth: 15_000, rivals, guessed: false });
  expect(at(drawn(text)).options.find(({ action }) => action.type === 'end')?.chance).toBe(0);
});

test('the same seed has the same advice, another has nearly the same', () => {
  const one = at(drawn(LAST_TURN.replace('moves 47', 'moves 20')));
  expect(at(drawn(LAST_TURN.replace('moves 47', 'moves 20')))).toEqual(one);
  const other = adviseAt(drawn(LAST_TURN.replace('moves 47', 'moves 20')), mind, SMALL, new Mulberry32(6));
  expect(other.options[0]?.action).toEqual(one.options[0]?.action);
  expect(other).not.toEqual(one);
});

test('the position that is advised on stays as it is', () => {
  const position = drawn(LAST_TURN);
  const before = position.copy();
  at(position);
  expect(position).toEqual(before);
});

test('when time is up there is an answer all the same', () => {
  const options = adviseAt(drawn(LAST_TURN), mind, { playouts: 1e9, timeIsUp: () => true }, new Mulberry32(1)).options;
  expect(options[0]?.action).toEqual({ type: 'place', space: '3C' });
});

test('a match that is over asks nothing', () => {
  const position = drawn(LAST_TURN);
  position.phase = 'over';
  expect(() => at(position)).toThrow('nothing is asked');
  const view = starLanes.view(position, 0);
  expect(() => advise({ view, heard: [] }, mind, SMALL, new Mulberry32(1))).toThrow('nothing is asked');
});

describe('what the seat may know', () => {
  test('private books are guessed, and nobody is quoted from them', () => {
    const { question } = someQuestion(configOf('faber1977'), 2, 30, 3);
    const advice = advise(question, mind, SMALL, new Mulberry32(1));
    expect(JSON.stringify(advice)).not.toMatch(/"(issued|rival)"|"rivals":\[\{/);
  });

  test('hidden books change nothing in the advice', () => {
    const { question, state, seat } = someQuestion(configOf('faber1977'), 2, 30, 3);
    const other = state.copy();
    other.cash[1 - seat]! += 5000;
    const hidden = { view: starLanes.view(other, seat), heard: question.heard };
    const ask = (asked: typeof question): StarLanesAdvice => advise(asked, mind, SMALL, new Mulberry32(1));
    expect(ask(hidden)).toEqual(ask(question));
  });

  test('open books are quoted', () => {
    const { question } = someQuestion(configOf('today'), 2, 30, 3);
    expect(JSON.stringify(advise(question, undefined, SMALL, new Mulberry32(1)))).toMatch(/"rival"|"rivals":\[\{/);
  });
});

describe.each([
  ...Object.keys(EDITIONS),
  'today+founded=chosen+ties=chosen',
  'faber1977+books=open+selling=owned+shares=40',
])('%s', (notation) => {
  const config = configOf(notation);

  test.each([config.minPlayers, config.maxPlayers])('every answer is advised on, with %d players', (players) => {
    for (const actions of LONG ? [0, 4, 9] : [players === config.minPlayers ? 9 : 4]) check(config, players, actions);
  });
});

/** Takes any match so far and compares the advice with the question. */
function check(config: Config, players: number, actions: number): void {
  const { question, state, seat } = someQuestion(config, players, actions, actions + players);
  const { to, options, ask } = advise(question, mind, { playouts: 24 }, new Mulberry32(2));
  expect(to).toBe(seat);
  expect(ask).toBe(question.view.ask?.ask);
  const placed = options
    .filter(({ action }) => action.type === 'place')
    .map(({ action }) => starLanes.formatAction(action));
  expect(placed.toSorted()).toEqual(spacesOf(question.view.ask).toSorted());
  for (const option of options) {
    expect(starLanes.apply(state, seat, option.action).ok).toBe(true);
    for (const { chance, worth } of [option, ...option.plans]) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(Number.isFinite(worth)).toBe(true);
    }
  }
  const chances = options.map(({ chance }) => chance);
  expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  if (players === 1) expect(new Set(chances)).toEqual(new Set([1]));
}

/** The placings that are offered, with every company to choose. */
function spacesOf(ask: Ask | undefined): string[] {
  if (ask?.ask !== 'place') return [];
  return ask.spaces.flatMap(({ space, companies }): string[] => {
    const actions: Action[] = companies?.map((company) => ({ type: 'place', space, company })) ?? [
      { type: 'place', space },
    ];
    return actions.map((action) => starLanes.formatAction(action));
  });
}

/** What is asked after some actions of any match. */
function someQuestion(config: Config, players: number, actions: number, seed: number) {
  const chance = new Mulberry32(seed);
  const begun = starLanes.start(config, players, new Mulberry32(seed));
  let { state } = begun;
  const heard: Event[][] = Array.from({ length: players }, () => []);
  const hear = (events: readonly Event[]): void =>
    heard.forEach((all, seat) => all.push(...events.filter((event) => starLanes.isVisible(state, event, seat))));
  hear(begun.events);
  for (let i = 0; i < actions; i++) {
    const by = starLanes.toAct(state) ?? 0;
    const step = starLanes.apply(state, by, anyAction(starLanes.view(state, by), chance));
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    state = step.state;
    hear(step.events);
  }
  const seat = starLanes.toAct(state) ?? 0;
  return { state, seat, question: { view: starLanes.view(state, seat), heard: heard[seat] ?? [] } };
}

function configOf(notation: string): Config {
  const reading = unwrap(starLanes.parseConfig(notation));
  return reading;
}
