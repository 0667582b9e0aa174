/** What a screen of Star Trader is drawn from: what is seen, what ports promise, and which ships are under way. */
import { landingsOf } from '../../insight/star-trader/landings.ts';
import type { Landing } from '../../insight/star-trader/landings.ts';
import { outlookOf } from '../../insight/star-trader/outlook.ts';
import type { Prospect } from '../../insight/star-trader/outlook.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { MatchModel } from '../match/table-sight.ts';

export interface TraderSight extends MatchModel<StarTraderTypes> {
  /** Every other star with what it promises the ship that is asked about; nothing while somebody else is asked. */
  readonly outlook: readonly Prospect[];
  /** All ships under way, the one expected first first. */
  readonly landings: readonly Landing[];
  /** How many Januaries have been reported. */
  readonly letters: number;
}

export function lookTrader(seen: MatchModel<StarTraderTypes>): TraderSight {
  const { view, events, asked } = seen;
  return {
    ...seen,
    outlook: asked === undefined ? [] : outlookOf(view, events),
    landings: landingsOf(view),
    letters: events.filter((event) => event.type === 'reported' && event.by === undefined).length,
  };
}
