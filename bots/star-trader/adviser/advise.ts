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
import type { LongerView, Lot, StarTraderAdvice, StarTraderSuggestion } from './advice.ts';
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
  return routes.map((route) => optionOf(position, charts, route, longerView(position, route, routes, tried)));
}

function optionOf(
  position: Position,
  charts: Navigator,
  { star, gain, days }: PortRoute,
  ahead: LongerView | undefined,
): StarTraderSuggestion {
  const { days: onTime, deals, after } = charts.call(position, star);
  const lots = lotsIn(deals, ownerOf(position, position.ship));
  const [onward] = charts.routes(after);
  const because = {
    why: 'port',
    days: onTime,
    lots,
    aYear: (360 * gain) / days,
    ...(onward === undefined || onward.gain <= 0 ? {} : { next: starName(position, onward.star) }),
    ...(ahead === undefined ? {} : { ahead }),
  } as const;
  return { action: { type: 'go', star: starName(position, star) }, gain, because };
}

/** As many answers as screens show: a comparison with another port would name one that the advice does not have. */
const SHOWN = 3;

/** How a port that was tried compares: the best with one that gains more at once, or with the next; others with the best. */
function longerView(
  position: Position,
  { star, gain }: PortRoute,
  routes: readonly PortRoute[],
  tried: readonly TriedPort[],
): LongerView | undefined {
  const triesOf = (one: number | undefined): TriedPort | undefined => tried.find((port) => port.star === one);
  const [best, next] = tried;
  const shown = new Set(tried.slice(0, SHOWN).map((port) => port.star));
  const richer = routes
    .filter((route) => route.gain > gain && shown.has(route.star))
    .toSorted((one, other) => other.gain - one.gain)[0];
  const isBest = star === best?.star;
  const [own, other] = [triesOf(star), isBest ? (triesOf(richer?.star) ?? next) : best];
  if (own === undefined || other === undefined) return undefined;
  const amount = leadOver(own, other);
  // In the few futures that a poor port was tried in, luck may have had its way: then there is nothing to tell.
  if (isBest ? amount <= 0 : amount >= 0) return undefined;
  const gainsMore = routes.some((route) => route.star === other.star && route.gain > gain);
  return { than: starName(position, other.star), amount, horizon: horizonOf(position), gainsMore };
}

function lotsIn(deals: readonly Event[], seat: number): Lot[] {
  return deals
    .filter((event) => event.type === 'dealt')
    .filter(({ by }) => by === seat)
    .map(({ side, good, units }) => ({ side, good, units }));
}
