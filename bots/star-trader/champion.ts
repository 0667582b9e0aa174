/**
 * Level 7: plays hundreds of futures for every port worth a look, in which all fly by a judge of ports: in company by what captains who
 * look ahead have shown it, alone by what self-play has taught it. Alone it also tries how much of each good to trade, together with
 * where to go then: a star pays more for what it has lacked for long, so it can pay to keep a cargo for another port, or to leave a need
 * to grow. In company a rival would fill it meanwhile.
 */
import type { Chance } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starName } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { Action, TradeAsk } from '../../games/star-trader/types.ts';
import { positionFor } from '../../insight/star-trader/logbook.ts';
import { daysLeft } from '../../insight/star-trader/visit.ts';
import type { Bot, Budget } from '../bot.ts';
import { sequentialHalving } from '../sequential-halving.ts';
import { CAPTAIN, answerInPort, some } from './captain.ts';
import { starTraderCard } from './cards.ts';
import { StopFutures } from './champion/stop-futures.ts';
import type { StopPlan } from './champion/stop-futures.ts';

/** How many ports are tried, of the most promising: where to go, and with each number of units. */
const PORTS = 6;
const PORTS_A_NUMBER = 3;
/** So near the end there is no better time to sell than now. */
const LAST_DAYS = 150;
/** A future costs by the square of the stars and by the ships; where it costs more than among seven stars and three ships, fewer are tried. */
const USUAL_COST = 7 * 7 * 3;
const FEWEST = 12;

export const champion: Bot<StarTraderTypes> = {
  ...starTraderCard('champion'),
  answer({ view, heard }, budget, chance) {
    const { ask } = view;
    if (ask === undefined) throw new Error('this view asks nothing');
    const position = positionFor(view, heard, budget.cache);
    if (ask.ask === 'destination') return { action: { type: 'go', star: bestPort(position, budget, chance) } };
    const isTrade = ask.ask === 'sell' || ask.ask === 'buy';
    const isTried = isTrade && position.players === 1 && daysLeft(position) >= LAST_DAYS;
    return { action: isTried ? bestTrade(position, ask, budget, chance) : answerInPort(position, ask, CAPTAIN) };
  },
};

function bestPort(position: Position, budget: Budget, chance: Chance): string {
  const futures = new StopFutures(position, CAPTAIN);
  const ports = futures.portsAfter(0).slice(0, PORTS);
  const best = bestPlan(
    position,
    futures,
    ports.map((star) => ({ units: 0, star })),
    budget,
    chance,
  );
  return starName(position, best.star);
}

function bestTrade(position: Position, ask: TradeAsk, budget: Budget, chance: Chance): Action {
  const futures = new StopFutures(position, CAPTAIN);
  const numbers = unitsToTry(futures, position, ask);
  const first = must(numbers[0], 'the usual number');
  if (numbers.length === 1) return some(ask.ask, first);
  const plans = numbers.flatMap((units) =>
    futures
      .portsAfter(units)
      .slice(0, PORTS_A_NUMBER)
      .map((star) => ({ units, star })),
  );
  return some(ask.ask, bestPlan(position, futures, plans, budget, chance).units);
}

/** What a captain trades usually, nothing, half of what can be traded, and all of it. */
function unitsToTry({ counter }: StopFutures, position: Position, ask: TradeAsk): number[] {
  const { good } = position;
  counter.openInPort(position);
  const isSale = ask.ask === 'sell';
  const most = isSale ? Math.min(ask.hold, counter.mostToSell(good)) : Math.min(ask.fits, counter.mostToBuy(good));
  const usual = Math.min(most, isSale ? counter.unitsToSell(good) : counter.unitsToBuy(good));
  return [...new Set([usual, 0, Math.floor(most / 2), most])];
}

function bestPlan(
  position: Position,
  futures: StopFutures,
  plans: readonly StopPlan[],
  budget: Budget,
  chance: Chance,
): StopPlan {
  const share = USUAL_COST / (position.stars ** 2 * position.ships);
  const playouts = Math.min(budget.playouts, Math.max(FEWEST, Math.round(budget.playouts * share)));
  const tried = sequentialHalving(plans, (plan, seed) => futures.lead(plan, seed), { ...budget, playouts }, chance);
  return must(tried[0], 'a plan to go on').choice;
}
