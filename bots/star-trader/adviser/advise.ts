/**
 * The adviser: the answers a captain can give, best first, with what each gains and
 * why. Like a bot it knows no more than the seat it advises, and borrows its budget and its chance.
 */
import type { Chance } from '../../../core/chance.ts';
import type { StarTraderTypes } from '../../../games/star-trader/index.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import type { Ask, Event } from '../../../games/star-trader/types.ts';
import type { Budget, Question } from '../../bot.ts';
import { positionFor } from '../../../insight/star-trader/logbook.ts';
import type { Lot, StarTraderAdvice, StarTraderReason, StarTraderSuggestion } from './advice.ts';
import { bankOptions, bidOptions, tradeOptions } from './answers-in-port.ts';
import { ownerOf, starName } from '../../../games/star-trader/position.ts';
import { CAPTAIN } from '../captain.ts';
import { Navigator } from '../../../insight/star-trader/routes.ts';
import type { PortRoute } from '../../../insight/star-trader/routes.ts';
import { horizonOf, leadOver, tryPorts } from '../searcher.ts';
import type { TriedPort } from '../searcher.ts';

/** Advice on what a seat is asked, from what it may see and has heard. */
export function advise({ view, heard }: Question<StarTraderTypes>, budget: Budget, chance: Chance): StarTraderAdvice {
  const { ask } = view;
  if (ask === undefined) throw new Error('nothing is asked of this seat');
  const options = optionsFor(positionFor(view, heard, budget.cache), ask, budget, chance);
  return { to: ask.to, ask: ask.ask, options };
}

function optionsFor(position: Position, ask: Ask, budget: Budget, chance: Chance): StarTraderSuggestion[] {
  switch (ask.ask) {
    case 'sell':
    case 'buy':
      return tradeOptions(position, ask);
    case 'bid':
      return bidOptions(position, ask);
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return bankOptions(position, ask);
    case 'destination':
      return portOptions(position, budget, chance);
  }
}

/** Every port, the best first: those that were tried by what came of them, then the others by their gain a day. */
function portOptions(position: Position, budget: Budget, chance: Chance): StarTraderSuggestion[] {
  const charts = new Navigator(position, { ...CAPTAIN, carry: 0 });
  const tried = tryPorts(CAPTAIN, position, budget, chance);
  const ranks = tried.map(({ star }) => star);
  const rank = (star: number) => (ranks.includes(star) ? ranks.indexOf(star) : ranks.length);
  const routes = charts.routes(position).toSorted((one, other) => rank(one.star) - rank(other.star));
  return routes.map((route, i) => {
    const option = optionOf(position, route, charts.deals(position, route.star));
    return withLongerView(position, option, route, routes.slice(i + 1), tried);
  });
}

interface PortSuggestion extends StarTraderSuggestion {
  readonly because: StarTraderReason & { readonly why: 'port' };
}

function optionOf(position: Position, { star, gain, days }: PortRoute, deals: readonly Event[]): PortSuggestion {
  const name = starName(position, star);
  const lots = lotsIn(deals, ownerOf(position, position.ship));
  const because = { why: 'port', days, lots, aYear: (360 * gain) / days } as const;
  return { action: { type: 'go', star: name }, gain, because };
}

/** Where a port comes before one that gains more at once: why. */
function withLongerView(
  position: Position,
  option: PortSuggestion,
  { star, gain }: PortRoute,
  behind: readonly PortRoute[],
  tried: readonly TriedPort[],
): StarTraderSuggestion {
  const triesOf = (one: number): TriedPort | undefined => tried.find((port) => port.star === one);
  const richest = behind
    .filter((route) => route.gain > gain && triesOf(route.star) !== undefined)
    .toSorted((one, other) => other.gain - one.gain)[0];
  const [own, other] = [triesOf(star), richest && triesOf(richest.star)];
  if (own === undefined || other === undefined) return option;
  const amount = leadOver(own, other);
  // In the few futures that a poor port was tried in, luck may have had its way: then there is nothing to tell.
  if (amount <= 0) return option;
  const ahead = { than: starName(position, other.star), amount, horizon: horizonOf(position) };
  return { ...option, because: { ...option.because, ahead } };
}

function lotsIn(deals: readonly Event[], seat: number): Lot[] {
  return deals
    .filter((event) => event.type === 'dealt')
    .filter(({ by }) => by === seat)
    .map(({ side, good, units }) => ({ side, good, units }));
}
