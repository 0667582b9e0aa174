/** Whether a match on the server is one of Star Trader: then its views and events are those of Star Trader. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { MatchClient } from '../../client/match-client.ts';
import type { ServerMatch } from '../table/server-match.ts';

export function isTraderMatch(match: ServerMatch): match is ServerMatch & MatchClient<StarTraderTypes> {
  return match.anyUpdate()?.head.game === 'star-trader';
}
