import { expect, test } from 'vitest';
import { bargainsSoFar, dealsOfStop } from './bargain-so-far.ts';
import { Played } from './fixtures/played.ts';

test('every round shows what the star said when it was asked', () => {
  const match = new Played('today', 2, 7);
  let offers: number[] = [];
  let ended = 0;
  for (let answers = 0; answers < 400 && match.state.phase !== 'over'; answers++) {
    const { ask } = match.view;
    const { now, last } = bargainsSoFar(match.view, match.heard);
    if (ask?.ask === 'bid') {
      offers = ask.round === 1 ? [ask.offer] : [...offers, ask.offer];
      expect(now).toMatchObject({ star: ask.star, side: ask.side, good: ask.good, units: ask.units, end: undefined });
      expect(now!.rounds.map(({ offer }) => offer)).toEqual(offers);
      expect(now!.rounds.map(({ round }) => round)).toEqual(offers.map((_, index) => index + 1));
      expect(now!.rounds.at(-1)!.bid).toBeUndefined();
    } else if (offers.length > 0 && !(ask !== undefined && 'toPay' in ask)) {
      expect(now).toBeUndefined();
      expect(last!.rounds.map(({ offer }) => offer)).toEqual(offers);
      if (last!.end?.how === 'dealt') expect(last!.rounds.at(-1)!.bid).toBe(last!.end.total);
      offers = [];
      ended++;
    }
    match.answer();
  }
  expect(ended).toBeGreaterThan(20);
});

test('a bargain that is broken off, and the one that follows it', () => {
  const match = new Played().until(({ ask }) => ask?.ask === 'bid');
  const { ask } = match.view;
  if (ask?.ask !== 'bid') throw new Error('no bid is asked');
  match.act({ type: 'pass' });
  const { now, last } = bargainsSoFar(match.view, match.heard);
  expect(now).toBeUndefined();
  expect(last).toMatchObject({
    good: ask.good,
    rounds: [{ round: 1, offer: ask.offer, bid: undefined }],
    end: { how: 'failed', why: 'captain' },
  });
  match.until((view) => view.ask?.ask === 'bid');
  expect(bargainsSoFar(match.view, match.heard)).toMatchObject({ now: { end: undefined }, last: { good: ask.good } });
});

test('nothing was bargained over at the start', () => {
  const { view, heard } = new Played();
  expect(bargainsSoFar(view, heard)).toEqual({ now: undefined, last: undefined });
});

test('who begins to listen after the landing sees the same prices, and none that were never heard', () => {
  const match = new Played().until(({ ask }) => ask?.ask === 'sell');
  const before = match.heard.length;
  match.until(({ ask }) => ask?.ask === 'bid');
  const later = match.heard.slice(before);
  const { now } = bargainsSoFar(match.view, match.heard);
  expect(now?.rounds[0]?.offer).toBeGreaterThan(0);
  expect(bargainsSoFar(match.view, later).now).toEqual(now);
  const priced = match.heard.findLast((event) => event.type === 'priced');
  expect(bargainsSoFar(match.view, [...later, priced!]).now).toMatchObject({ units: now?.units, rounds: [] });
});

test('the deals of a stop are those since the ship has landed, whatever others did meanwhile', () => {
  const match = new Played('today', 2, 7);
  const deals: { ship: number; total: number }[] = [];
  let stops = 0;
  for (let answers = 0; answers < 400 && match.state.phase !== 'over'; answers++) {
    const before = match.heard.length;
    const ship = match.view.ask?.ship;
    match.answer();
    for (const event of match.heard.slice(before)) {
      if (event.type === 'dealt') deals.push(event);
      if (event.type !== 'landed') continue;
      if (deals.length > 1) stops++;
      deals.length = 0;
    }
    const next = match.view.ask?.ship;
    if (ship !== undefined && ship === next)
      expect(dealsOfStop(match.heard, ship).map(({ total }) => total)).toEqual(deals.map(({ total }) => total));
  }
  expect(stops).toBeGreaterThan(5);
});
