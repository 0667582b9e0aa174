/** Where to fly: what each port gains by the day the ship can be expected there, tried against drawn futures. */
import type { Chance } from '../../../core/chance.ts';
import { ownerOf, starName } from '../../../games/star-trader/position.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import type { Event } from '../../../games/star-trader/types.ts';
import type { Budget } from '../../bot.ts';
import { CAPTAIN } from '../captain.ts';
import { Navigator } from '../../../insight/star-trader/routes.ts';
import type { PortRoute } from '../../../insight/star-trader/routes.ts';
import { tryPorts } from '../searcher.ts';
import type { Lot, StarTraderSuggestion } from './advice.ts';

/** Every port, the best first: those that were tried by what came of them, then the others by their gain a day. */
export function portOptions(position: Position, budget: Budget, chance: Chance): StarTraderSuggestion[] {
  const charts = new Navigator(position, { ...CAPTAIN, carry: 0 });
  const ranks = tryPorts(CAPTAIN, position, budget, chance).map(({ star }) => star);
  const rank = (star: number) => (ranks.includes(star) ? ranks.indexOf(star) : ranks.length);
  return charts
    .routes(position)
    .toSorted((one, other) => rank(one.star) - rank(other.star))
    .map((route) => optionOf(position, route, charts.deals(position, route.star)));
}

function optionOf(position: Position, { star, gain, days }: PortRoute, deals: readonly Event[]): StarTraderSuggestion {
  const name = starName(position, star);
  const lots = lotsIn(deals, ownerOf(position, position.ship));
  const because = { why: 'port', days, lots, aYear: (360 * gain) / days } as const;
  return { action: { type: 'go', star: name }, gain, because };
}

function lotsIn(deals: readonly Event[], seat: number): Lot[] {
  return deals
    .filter((event) => event.type === 'dealt')
    .filter(({ by }) => by === seat)
    .map(({ side, good, units }) => ({ side, good, units }));
}
