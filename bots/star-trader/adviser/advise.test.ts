/** Where to go next: the adviser's ports are compared with each other, not with one that it does not show. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { Played } from '../../../insight/star-trader/fixtures/played.ts';
import { advise } from './advise.ts';

/** As many as screens show. */
const SHOWN = 3;

test('a port is compared only with ports that are shown', () => {
  const match = new Played();
  const compared = { best: 0, others: 0 };
  for (let stop = 0; stop < 12; stop++) {
    const { view, heard } = match.until(({ ask }) => ask?.ask === 'destination');
    const { options } = advise({ view, heard, memo: undefined }, { playouts: 60 }, new Mulberry32(1));
    const shown = options.slice(0, SHOWN);
    const names = shown.map(({ action }) => action.type === 'go' && action.star);
    for (const [at, { because }] of shown.entries()) {
      if (because.why !== 'port' || because.ahead === undefined) continue;
      expect(names).toContain(because.ahead.than);
      compared[at === 0 ? 'best' : 'others']++;
    }
    match.answer();
  }
  expect(compared.best).toBeGreaterThan(3);
  expect(compared.others).toBeGreaterThan(3);
});
