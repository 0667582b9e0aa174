/** Captains that were tried as a level above the searcher or the champion. Each searches more or otherwise. */
import type { Bot, BotCard } from '../../bots/bot.ts';
import { sequentialHalving } from '../../bots/sequential-halving.ts';
import { CAPTAIN, navigating } from '../../bots/star-trader/captain.ts';
import { champion } from '../../bots/star-trader/champion.ts';
import { horizonOf, searcher } from '../../bots/star-trader/searcher.ts';
import { must } from '../../core/must.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starName } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
import { Navigator } from '../../insight/star-trader/routes.ts';
import { bestVoyage } from './best-voyage.ts';
import { Voyages } from './voyages.ts';

/** How many of the most promising ports begin a plan of two stops. */
const TRIED = 6;
/** In fewer futures the best voyage is the luckiest. */
const FUTURES = 8;

const card = (name: string, playouts: number): BotCard => ({ name, level: searcher.level + 1, playouts });

/** The searcher with more than six times its playouts. */
const patient: Bot<StarTraderTypes> = { ...searcher, ...card('800 playouts', 800) };

/** The champion with four times its playouts: how much it could gain by thinking longer. */
const thorough: Bot<StarTraderTypes> = { ...champion, ...card('four times the playouts', 4 * champion.playouts) };

/** Tries every next stop but one for every promising port, in the searcher's futures. */
const twoStops = navigating(card('two stops', 400), CAPTAIN, (position, budget, chance) => {
  const voyages = new Voyages(position, horizonOf(position).days);
  const plans = stopsAhead(position).map((stops) =>
    Array.from({ length: position.ships }, (_, ship) => (ship === position.ship ? stops : [])),
  );
  const tried = sequentialHalving(plans, (plan, seed) => voyages.lead(plan, seed, false), budget, chance);
  return starName(position, must(tried[0]?.choice[position.ship]?.[0], 'a port to fly to'));
});

function stopsAhead(position: Position): number[][] {
  const ports = new Navigator(position, CAPTAIN).routes(position).slice(0, TRIED);
  const stars = Array.from({ length: position.stars }, (_, star) => star);
  return ports.flatMap(({ star: port }) => stars.map((star) => (star === port ? [port] : [port, star])));
}

/** Looks for the best voyage to the end of the match, at every stop anew. */
const voyager = navigating(card('whole voyages', 1200), CAPTAIN, (position, { playouts }, chance) =>
  starName(
    position,
    must(bestVoyage(position, playouts, FUTURES, chance).plan[position.ship]?.[0], 'a port to fly to'),
  ),
);

export const variants: readonly Bot<StarTraderTypes>[] = [voyager, patient, twoStops, thorough];
