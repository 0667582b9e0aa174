/** Whether a match on the server is one of Star Trader: then its views and events are those of Star Trader. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Seating } from '../table/seating.ts';
import type { ServerMatch } from '../table/server-match.ts';

export function isTraderMatch(match: ServerMatch): match is ServerMatch & Seating<StarTraderTypes> {
  return match.anyUpdate()?.head.game === 'star-trader';
}
