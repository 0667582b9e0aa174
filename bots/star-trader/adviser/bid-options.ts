/** What to bid: as far as the star listens, the price it thinks fair, or nothing. */
import { stockHere } from '../../../games/star-trader/bargain.ts';
import { BASE_PRICES } from '../../../games/star-trader/goods.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import { money } from '../../../games/star-trader/text.ts';
import type { Ask } from '../../../games/star-trader/types.ts';
import { bestBid, outlookOf } from '../haggle.ts';
import type { Option } from './advice.ts';
import { dollars } from './words.ts';

type Bid = Ask & { readonly ask: 'bid' };

export function bidOptions(position: Position, ask: Bid): Option[] {
  const none: Option = { action: { type: 'pass' }, words: 'break it off', gain: 0, reason: NONE };
  if (ask.above >= ask.below) return [none];
  const { side, units, round, rounds } = ask;
  const bargaining = { side, fair: 10 * ask.above, share: units / Math.abs(stockHere(position)), round, rounds };
  const best = bestBid(bargaining);
  const fair = bestBid({ ...bargaining, rounds: round });
  const last = outlookOf(bargaining);
  const worth = units * BASE_PRICES[position.good]!;
  const gain = (total: number) => (side === 'sell' ? total - worth : worth - total);
  const atOnce = {
    action: { type: 'bid', total: fair },
    words: `bid ${money(fair)}`,
    gain: gain(fair),
    reason: TAKEN,
  } as const;
  if (best === fair) return [atOnce, none];
  const reason = `The star listens so far in round ${round} and moves a fifth of the way; the last bid can then be about ${dollars(last)}.`;
  return [
    { action: { type: 'bid', total: best }, words: `bid ${money(best)}`, gain: gain(last), reason },
    atOnce,
    none,
  ];
}

const TAKEN = 'That is what the star thinks fair: it takes it at once.';
const NONE = 'There is no second bargain for this good at this visit.';
