import { expect, test } from 'vitest';
import { starTrader } from '../../games/star-trader/index.ts';
import type { View } from '../../games/star-trader/index.ts';
import { Played } from './fixtures/played.ts';
import { tradeSizes } from './units-to-trade.ts';

/** What can be spent here: at stars of class I and II the bank is at hand. */
function fundsHere({ ask, ships, accounts, stars }: View): number {
  const { cash } = ships[ask!.ship]!;
  const kind = stars.find(({ star }) => star === ask!.star)!.class;
  return kind === 'I' || kind === 'II' ? cash + accounts[ask!.to]!.balance : cash;
}

/** What the star names for this many units. */
function offerFor({ state }: Played, units: number): number {
  const step = starTrader.apply(state, starTrader.toAct(state) ?? 0, { type: 'buy', units });
  if (!step.ok) throw new Error(starTrader.explainRefusal(step.refusal));
  const { ask } = starTrader.view(step.state, 'watcher');
  return ask?.ask === 'bid' ? ask.offer : 0;
}

test('the money reaches for what is named for these units, and not for one more', () => {
  const seen = { all: 0, some: 0 };
  for (const seed of [1, 2, 3, 4]) {
    const match = new Played('today+years=3', 2, seed).until(({ ask }) => ask?.ask === 'buy');
    for (; match.state.phase !== 'over'; match.answer()) {
      const { ask } = match.view;
      if (ask?.ask !== 'buy') continue;
      const funds = fundsHere(match.view);
      const { paid } = tradeSizes(match.view, match.heard, ask);
      if (paid > 0) expect(offerFor(match, paid)).toBeLessThanOrEqual(funds);
      if (paid < ask.fits) expect(offerFor(match, paid + 1)).toBeGreaterThan(funds);
      seen[paid < ask.fits ? 'some' : 'all']++;
    }
  }
  expect(seen.all).toBeGreaterThan(5);
  expect(seen.some).toBeGreaterThan(2);
});

test('a star takes up to twice its need at the same price, and all of that is what pays', () => {
  let seen = 0;
  const match = new Played('today', 2, 3);
  for (; seen < 30 && match.state.phase !== 'over'; match.answer()) {
    const { ask } = match.view;
    if (ask?.ask !== 'sell') continue;
    const { most, pays } = tradeSizes(match.view, match.heard, ask);
    expect(most).toBe(Math.min(ask.hold, 2 * ask.need));
    expect(pays).toBe(most);
    const step = starTrader.apply(match.state, ask.to, { type: 'sell', units: most });
    expect(step.ok && step.events.find((event) => event.type === 'opened')).toMatchObject({ units: most, cut: false });
    seen++;
  }
  expect(seen).toBe(30);
});

test('what pays is bought within the money, the room and what gains, and often less than fits', () => {
  const seen = { none: 0, some: 0, all: 0 };
  for (const seed of [1, 2, 3]) {
    const match = new Played('today+years=3', 2, seed);
    for (; match.state.phase !== 'over'; match.answer()) {
      const { ask } = match.view;
      if (ask?.ask !== 'buy') continue;
      const { most, paid, pays } = tradeSizes(match.view, match.heard, ask);
      expect(pays).toBeLessThanOrEqual(Math.min(most, paid));
      seen[pays === 0 ? 'none' : pays === most ? 'all' : 'some']++;
    }
  }
  expect(Object.values(seen).every((count) => count > 0)).toBe(true);
});
