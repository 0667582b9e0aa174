/**
 * What somebody may know: never the chance to come, when a ship under way will really land, or what
 * exactly a star has in store; its prices as of the last report or visit. All books are open, as on
 * the one teletype of 1974.
 */
import type { Viewer } from '../../core/contract.ts';
import { listOf } from '../../core/numbers.ts';
import { askOf } from './ask.ts';
import { stardate } from './calendar.ts';
import { classOf } from './classes.ts';
import { pricesOf } from './economy.ts';
import { cargoOf } from './landing.ts';
import { ownerOf, starName } from './position.ts';
import type { Position } from './position.ts';
import type { AccountView, Event, ShipView, StarView, View } from './types.ts';
import { standings } from './worth.ts';

/** The match as a viewer may see it. */
export function viewOf(position: Position, as: Viewer): View {
  const { config, players, date, endYear, phase } = position;
  return {
    as,
    config,
    players,
    today: stardate(date),
    endYear,
    phase,
    stars: listOf(position.stars, (star) => starView(position, star)),
    ships: listOf(position.ships, (ship) => shipView(position, ship)),
    accounts: listOf(players, (seat) => accountView(position, seat)),
    captains: standings(position),
    ask: askOf(position),
  };
}

/** Whether a viewer may hear of an event: small steps of development go unnoticed where the edition says so. */
export function isVisible({ config }: Position, event: Event): boolean {
  return event.type !== 'grown' || config.growthNews === 'steps' || event.class !== undefined;
}

/** A star's answer to a bid (who could take that back would try every price), and prices that were not known before. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'declined':
    case 'dealt':
    case 'reported':
    case 'priced':
    case 'landed':
      return true;
    case 'failed':
      return event.why !== 'captain';
    case 'started':
    case 'opened':
    case 'interest':
    case 'withdrawn':
    case 'deposited':
    case 'departed':
    case 'grown':
    case 'appeared':
    case 'extended':
    case 'ended':
      return false;
  }
}

function starView(position: Position, star: number): StarView {
  const known = position.priced[star] === 1;
  return {
    star: starName(position, star),
    x: position.x[star]!,
    y: position.y[star]!,
    class: classOf(position.config, position.level[star]!),
    prices: known ? pricesOf(position, star) : undefined,
    asOf: known ? stardate(position.reckoned[star]!) : undefined,
  };
}

function shipView(position: Position, ship: number): ShipView {
  const { cash, weight, from, to, eta } = position;
  const goal = starName(position, to[ship]!);
  return {
    owner: ownerOf(position, ship),
    cash: cash[ship]!,
    cargo: cargoOf(position, ship),
    weight: weight[ship]!,
    at: isInPort(position, ship) ? goal : undefined,
    from: starName(position, from[ship]!),
    to: goal,
    eta: stardate(eta[ship]!),
  };
}

/** The ship whose captain is asked, and at the start all that wait at SOL for their first destination. */
function isInPort({ phase, opening, ship: current }: Position, ship: number): boolean {
  return phase !== 'over' && (ship === current || (opening && ship > current));
}

function accountView({ balance, banked }: Position, seat: number): AccountView {
  return { balance: balance[seat]!, asOf: stardate(banked[seat]!) };
}
