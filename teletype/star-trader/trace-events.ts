/** The events as the trace writes them, but for bargains: galaxy, prices, report, travel, bank, development, end. */
import type { EventOf } from '../../core/contract.ts';
import { dayOf, stardate, yearOf } from '../../games/star-trader/calendar.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { distanceBetween } from '../../games/star-trader/departure.ts';
import { production } from '../../games/star-trader/economy.ts';
import { GOODS, GOOD_COUNT } from '../../games/star-trader/goods.ts';
import type { Event } from '../../games/star-trader/index.ts';
import { starName, starNumber } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';

/** An event as it is traced; undefined for those that are not. */
export function traceEvent(position: Position, event: Event, shipName: string): object | undefined {
  switch (event.type) {
    case 'started':
      return { ev: 'galaxy', H: position.half, stars: starsOf(position) };
    case 'priced':
      return tracePrices(position, event);
    case 'reported':
      return { ev: 'report', year: event.year, day: event.day, players: event.captains.map(captainOf) };
    case 'departed':
      return traceDeparture(position, event);
    case 'landed':
      return traceLanding(position, event, shipName);
    case 'grown':
      return { ev: 'grow', star: numberOf(position, event.star), name: event.star, level: event.level };
    case 'appeared':
      return { ev: 'newstar', ...starOf(position, position.stars - 1), H: position.half };
    case 'ended':
      return { ev: 'gameover', year: event.year };
    case 'extended':
    case 'opened':
    case 'declined':
    case 'dealt':
    case 'failed':
    case 'interest':
    case 'withdrawn':
    case 'deposited':
      return undefined;
  }
}

/** A visit to the bank, with what there was before it, the interest included. */
export function traceBank(before: Position, event: EventOf<Event, 'withdrawn' | 'deposited'>): object {
  const { by, ship, amount, balance, cash } = event;
  return {
    ev: 'bank',
    player: by + 1,
    balance_before: before.balance[by],
    cash_before: before.cash[ship],
    [event.type === 'withdrawn' ? 'withdraw' : 'deposit']: amount,
    balance,
    cash,
  };
}

function starsOf(position: Position): object[] {
  return Array.from({ length: position.stars }, (_, star) => {
    const { x, y, level } = position;
    return { i: star + 1, name: starName(position, star), x: x[star], y: y[star], level: level[star] };
  });
}

function starOf(position: Position, star: number): object {
  const { x, y, level } = position;
  return { star: star + 1, name: starName(position, star), x: x[star], y: y[star], level: level[star] };
}

function numberOf(position: Position, star: string): number {
  return starNumber(position, star) + 1;
}

function tracePrices(position: Position, { star: name, day, year, months }: EventOf<Event, 'priced'>): object {
  const star = starNumber(position, name);
  const level = position.level[star]!;
  const [from, to] = [star * GOOD_COUNT, (star + 1) * GOOD_COUNT];
  return {
    ev: 'prices',
    star: star + 1,
    name,
    day,
    year,
    level,
    months,
    prod: GOODS.map((_, good) => production(level, good)),
    stock: position.stock.slice(from, to),
    price: position.price.slice(from, to),
  };
}

function captainOf(
  { onShips, bank, cargo, total }: EventOf<Event, 'reported'>['captains'][number],
  seat: number,
): object {
  return { player: seat + 1, on_ships: onShips, bank, cargo, total };
}

function traceDeparture(position: Position, { ship, from, to, delay, days }: EventOf<Event, 'departed'>): object {
  const stars = [starNumber(position, from), starNumber(position, to)] as const;
  return {
    ev: 'depart',
    ship: ship + 1,
    from: stars[0] + 1,
    to: stars[1] + 1,
    to_name: to,
    delay_weeks: delay,
    distance: distanceBetween(position, ...stars),
    days,
    eta: carriedOnce(dayOf(position.date) + days, yearOf(position.date)),
    late_weeks: position.late[ship],
    arrive: pair(stardate(position.lands[ship]!)),
  };
}

/** The original carries days over into the next year once only, and so do the recorded games: day 361 is the next day 1. */
function carriedOnce(day: number, year: number): readonly [number, number] {
  return day > 360 ? [day - 360, year + 1] : [day, year];
}

function pair({ day, year }: Stardate): readonly [number, number] {
  return [day, year];
}

function traceLanding(position: Position, event: EventOf<Event, 'landed'>, shipname: string): object {
  const { ship, star, day, year, late, cash, cargo, weight } = event;
  return {
    ev: 'land',
    ship: ship + 1,
    shipname,
    star: numberOf(position, star),
    name: star,
    day,
    year,
    late_weeks: late,
    cash,
    cargo,
    weight,
  };
}
