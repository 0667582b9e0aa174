import { expect, test } from 'vitest';
import { starTrader } from '../../games/star-trader/index.ts';
import type { View } from '../../games/star-trader/index.ts';
import { Played } from './fixtures/played.ts';
import { paidUnits } from './paid-units.ts';

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
      const paid = paidUnits(match.view, match.heard, ask);
      if (paid > 0) expect(offerFor(match, paid)).toBeLessThanOrEqual(funds);
      if (paid < ask.fits) expect(offerFor(match, paid + 1)).toBeGreaterThan(funds);
      seen[paid < ask.fits ? 'some' : 'all']++;
    }
  }
  expect(seen.all).toBeGreaterThan(5);
  expect(seen.some).toBeGreaterThan(2);
});
