import { expect, test } from 'vitest';
import { starTrader } from '../../games/star-trader/index.ts';
import { factorPrice } from './factor-price.ts';
import { Played } from './fixtures/played.ts';

/** What is paid when a factor bargains over so many units; undefined where that comes to nothing. */
function settled({ state }: Played, units: number): number | undefined {
  const step = starTrader.apply(state, starTrader.toAct(state) ?? 0, { type: 'factor', units });
  if (!step.ok) throw new Error(starTrader.explainRefusal(step.refusal));
  const { ask } = starTrader.view(step.state, 'watcher');
  if (ask?.ask === 'bank' && ask.toPay !== undefined) return ask.toPay;
  const dealt = step.events.find(({ type }) => type === 'dealt');
  return dealt?.type === 'dealt' ? dealt.total : undefined;
}

test('what a captain is told beforehand is what the factor settles on, to the dollar, for any number of units', () => {
  let seen = 0;
  const match = new Played('today', 2, 3);
  for (; match.state.phase !== 'over'; match.answer()) {
    const { ask } = match.view;
    if (ask?.ask !== 'sell' && ask?.ask !== 'buy') continue;
    for (const units of [1, Math.ceil(ask.fits / 2), ask.fits, ask.ask === 'sell' ? ask.hold : ask.fits]) {
      const total = settled(match, units);
      if (total === undefined) continue;
      expect(factorPrice(match.view, match.heard, ask, units)).toBe(total);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(50);
});

test('in a game of history there is no price of a factor', () => {
  const match = new Played('kaufman1974').until(({ ask }) => ask?.ask === 'sell');
  const { ask } = match.view;
  if (ask?.ask !== 'sell') throw new Error('nothing is sold');
  expect(factorPrice(match.view, match.heard, ask, 1)).toBeUndefined();
});
