/** The exchange says what the books say, what a price is made of, and nothing that is private. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { Viewer } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { CONFIGS } from '../../games/star-lanes/editions.ts';
import { anyNotation, configOf } from '../../games/star-lanes/fixtures/trials.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Config, Event, View } from '../../games/star-lanes/index.ts';
import { OPTION_KEYS } from '../../games/star-lanes/options.ts';
import { viewOf } from '../../games/star-lanes/view.ts';
import { factsOf } from './facts.ts';
import { drawn } from './fixtures/drawn.ts';
import { climbedBy, exchangeOf } from './exchange.ts';
import type { ListedCompany, StockExchange } from './exchange.ts';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';

const LONG = process.env['LONG'] === '1';

/** A price is worked out from all that was heard: after every action, a match would take the square of its length. */
const EVERY = LONG ? 1 : 5;

/** Plays a random match and looks at the exchange after every action, or now and then and at its end, as each of the viewers. */
function playAll(
  config: Config,
  players: number,
  seed: number,
  look: (exchange: StockExchange, view: View, heard: readonly Event[]) => void,
  viewers: readonly Viewer[] = ['watcher'],
  every = 1,
): void {
  const chance = new Mulberry32(seed);
  let { state, events } = starLanes.start(config, players, chance);
  const heard = viewers.map((): Event[] => []);
  for (let actions = 0; ; actions++) {
    viewers.forEach((viewer, i) => {
      const own = must(heard[i], 'what a viewer heard');
      own.push(...events.filter((event) => starLanes.isVisible(state, event, viewer)));
      if (actions % every > 0 && state.phase !== 'over') return;
      const view = starLanes.view(state, viewer);
      look(exchangeOf(view, own), view, own);
    });
    if (state.phase === 'over') return;
    const step = starLanes.apply(state, state.mover, anyAction(starLanes.view(state, state.mover), chance));
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    ({ state, events } = step);
  }
}

const total = ({ parts }: ListedCompany): number | undefined => parts?.reduce((sum, { amount }) => sum + amount, 0);

function checkPrices({ companies }: StockExchange): void {
  expect(companies.map(total)).toEqual(companies.map(({ price }) => price));
}

test.each(Object.keys(CONFIGS))('the parts of a price add up to it: %s', (edition) => {
  const config = must(CONFIGS[edition], 'an edition');
  for (let seed = 1; seed <= (LONG ? 20 : 2); seed++)
    playAll(config, config.maxPlayers, seed, checkPrices, ['watcher'], EVERY);
});

test('the parts of a price add up to it under any options', () => {
  const notations = fc
    .tuple(fc.constantFrom(...Object.keys(CONFIGS)), fc.subarray([...OPTION_KEYS]), fc.nat())
    .map(([edition, keys, seed]) => anyNotation(edition, keys, seed));
  fc.assert(
    fc.property(notations, fc.nat(), (notation, seed) => {
      const config = starLanes.parseConfig(notation);
      fc.pre(config.ok && config.value.rows * config.value.columns < 200);
      playAll(config.value, config.value.minPlayers, seed, checkPrices, ['watcher'], EVERY);
    }),
    { numRuns: LONG ? 500 : 25 },
  );
});

test.each(['today', 'beej', 'osborne'])('every star that counts is tied to a space of its company: %s', (edition) => {
  const config = must(CONFIGS[edition], 'an edition');
  const at = ({ map }: View, space: string): string | undefined => {
    const [, row, column] = /^(\d+)([A-Z])$/.exec(space) ?? [];
    return map[Number(row) - 1]?.[must(column, 'a column').charCodeAt(0) - 65];
  };
  let stars = 0;
  playAll(config, 2, 5, ({ companies }, view) => {
    for (const { company, ties } of companies) {
      stars += ties.length;
      expect(ties.map(({ star, lane }) => [at(view, star), at(view, lane)])).toEqual(ties.map(() => ['*', company]));
    }
  });
  expect(stars).toBeGreaterThan(0);
});

test('shares, cash and worth are those of the books, and ranks go by worth', () => {
  playAll(configOf('today'), 4, 7, ({ companies, players }, { books }) => {
    for (const { company, holdings, issued } of companies) {
      const shares = books.map((book) => book?.shares[company.charCodeAt(0) - 65]);
      expect(holdings.map((holding) => holding?.shares)).toEqual(shares);
      expect(issued).toBe(shares.reduce<number>((sum, held) => sum + must(held, 'open books'), 0));
    }
    expect(players.map((player) => [player.books?.cash, player.books?.net])).toEqual(
      books.map((book) => [book?.cash, book?.net]),
    );
    const byRank = players.toSorted((one, other) => must(one.rank, 'a rank') - must(other.rank, 'a rank'));
    const nets = byRank.map((player) => must(player.books, 'open books').net);
    expect(nets).toEqual(nets.toSorted((one, other) => other - one));
  });
});

test('private books: a player sees their own alone, a watcher none, until the match is over', () => {
  const look = ({ companies, players }: StockExchange, { as, phase }: View): void => {
    if (phase === 'over') {
      // Nothing is paid any more.
      expect(companies.map(({ dividend }) => dividend)).toEqual(companies.map(() => undefined));
      return;
    }
    const mine = (seat: number): boolean => seat === as;
    expect(players.map(({ books }) => books !== undefined)).toEqual([0, 1, 2].map(mine));
    expect(players.map(({ rank }) => rank)).toEqual([undefined, undefined, undefined]);
    for (const { holdings, issued, leaders, dividend } of companies) {
      expect(holdings.map((holding) => holding !== undefined)).toEqual([0, 1, 2].map(mine));
      expect({ issued, leaders }).toEqual({ issued: undefined, leaders: [] });
      expect(dividend === undefined).toBe(as === 'watcher');
    }
  };
  playAll(configOf('today+books=private'), 3, 2, look, ['watcher', 0, 2]);
});

/** The exchange of a drawn board, seen by seat 0. */
const exchangeOn = (lines: readonly string[]): StockExchange =>
  exchangeOf(viewOf(drawn(['today', '.....', '..A..', '.....', ...lines].join('\n')), 0), []);

test('who holds the most leads, together with who holds as much', () => {
  const { companies, players } = exchangeOn(['A 1 $2600 5 15', 'cash 100 200', 'offered 1A']);
  expect(companies).toMatchObject([
    {
      issued: 20,
      holdings: [
        { shares: 5, part: 0.25 },
        { shares: 15, part: 0.75 },
      ],
      leaders: [1],
      toSplit: 400,
      dividend: 650,
      // Nothing was heard of how it came about.
      parts: undefined,
      change: undefined,
    },
  ]);
  expect(players).toMatchObject([
    { books: { cash: 100, net: 13_100 }, rank: 2, climbed: undefined },
    { books: { cash: 200, net: 39_200 }, rank: 1, climbed: undefined },
  ]);
  expect(exchangeOn(['A 1 $100 7 7', 'cash 1 1', 'offered 1A']).companies[0]?.leaders).toEqual([0, 1]);
  expect(exchangeOn(['A 1 $100 0 0', 'cash 1 1', 'offered 1A']).companies[0]?.leaders).toEqual([]);
});

/** What a company is made of after the spaces of a drawn board were played one after the other. */
function partsAfter(edition: string, rows: readonly string[], spaces: readonly string[]): ListedCompany | undefined {
  let position = drawn([edition, ...rows, 'cash 6000 6000', `offered ${spaces.join(' ')}`].join('\n'));
  const heard: Event[] = [];
  for (const space of spaces) {
    const { after, events } = factsOf(position, must(spaceNumber(space, rows.length, 7), 'a space'), -1);
    heard.push(...events);
    position = after;
  }
  return exchangeOf(viewOf(position, 0), heard).companies[0];
}

test('a space beside two stars and an outpost: two spaces and two stars', () => {
  const company = partsAfter('today', ['..*....', '.+.*...', '.......'], ['2C']);
  expect(company).toMatchObject({
    parts: [
      { part: 'spaces', count: 2, amount: 200 },
      { part: 'stars', count: 2, amount: 1000 },
    ],
    ties: [
      { star: '1C', lane: '2C' },
      { star: '2D', lane: '2C' },
    ],
  });
});

test('a company that was taken in counts with its price', () => {
  const company = partsAfter('faber1977+books=open', ['.+...*.', '.......', '+......'], ['1C', '1D', '2F', '1E', '2E']);
  expect(company?.parts).toEqual([
    { part: 'spaces', count: 4, amount: 400 },
    { part: 'stars', count: 1, amount: 500 },
    { part: 'company', count: 1, amount: 600, company: 'B' },
  ]);
});

test('a split takes half away', () => {
  const rows = ['.*.*.*.', '.......', '.*.*.*.'];
  const company = partsAfter('today', rows, ['2B', '2C', '2D', '2E', '2F']);
  expect(company).toMatchObject({
    price: 1750,
    parts: [
      { part: 'spaces', count: 5, amount: 500 },
      { part: 'stars', count: 6, amount: 3000 },
      { part: 'splits', count: 1, amount: -1750 },
    ],
  });
});

/** What happened after the last whole turn of seat 1. */
function sinceTurn(heard: readonly Event[]): readonly Event[] {
  const now = heard.findLastIndex(({ type }) => type === 'offered');
  const own = heard.slice(0, now).findLastIndex((event) => event.type === 'offered' && event.to === 1);
  const next = heard.findIndex(({ type }, i) => i > own && type === 'offered');
  return heard.slice(next);
}

test('changes are counted from the end of the last turn of who looks', () => {
  const atOffers: { readonly prices: readonly number[]; readonly ranks: readonly (number | undefined)[] }[] = [];
  let changes = 0;
  const look = ({ companies, players }: StockExchange, view: View, heard: readonly Event[]): void => {
    const offers = heard.flatMap((event) => (event.type === 'offered' ? [event.to] : []));
    const ranks = players.map(({ rank }) => rank);
    if (offers.length > atOffers.length) atOffers.push({ prices: view.companies.map(({ price }) => price), ranks });
    // The offer to the next player ends a turn.
    const before = atOffers[offers.slice(0, -1).lastIndexOf(1) + 1];
    if (!offers.slice(0, -1).includes(1) || before === undefined) {
      expect(players.map(({ climbed }) => climbed)).toEqual([undefined, undefined, undefined]);
      return;
    }
    const splitsOf = (company: string): number =>
      sinceTurn(heard).filter((event) => event.type === 'split' && event.company === company).length;
    for (const { company, price, change } of companies.filter((one) => one.change !== undefined))
      expect(change).toBe(price * 2 ** splitsOf(company) - must(before.prices[company.charCodeAt(0) - 65], 'a price'));
    const [former, now] = [before.ranks, ranks].map((some) => some.map((rank) => must(rank, 'a rank')));
    expect(players.map(({ climbed }) => climbed)).toEqual(
      ranks.map((_, seat) => climbedBy(seat, must(former, 'former ranks'), must(now, 'ranks'))),
    );
    changes += companies.filter(({ change }) => change !== undefined && change > 0).length;
  };
  playAll(configOf('today'), 3, 3, look, [1]);
  expect(changes).toBeGreaterThan(10);
});

test('a place is won by passing somebody, not by drawing level', () => {
  const climbed = (former: readonly number[], ranks: readonly number[]): readonly number[] =>
    ranks.map((_, seat) => climbedBy(seat, former, ranks));
  expect(climbed([1, 2], [1, 1])).toEqual([0, 0]);
  expect(climbed([1, 1], [1, 2])).toEqual([0, 0]);
  expect(climbed([1, 2, 3], [3, 2, 1])).toEqual([-2, 0, 2]);
  expect(climbed([1, 2, 3, 4], [2, 2, 4, 1])).toEqual([-1, -1, -1, 3]);
});
