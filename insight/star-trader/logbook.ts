/**
 * The position a captain thinks about: rebuilt from what its seat sees and has heard. Every landing,
 * bargain and report is public, so who keeps a logbook knows what each star has in store and how far
 * it has come; only when the ships under way will really land, and what is still to be drawn, is
 * unknown.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { overwrite } from '../../core/numbers.ts';
import { FIRST_YEAR, dateOf } from '../../games/star-trader/calendar.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { CLASS_LEVELS } from '../../games/star-trader/classes.ts';
import { develop } from '../../games/star-trader/development.ts';
import { production, reckon } from '../../games/star-trader/economy.ts';
import { BASE_PRICES, GOODS, GOOD_COUNT } from '../../games/star-trader/goods.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import { FRONTIER, Position, starNumber } from '../../games/star-trader/position.ts';
import { STAR_NAMES } from '../../games/star-trader/star-names.ts';
import type { Ask, Event, ShipView, StarView, View } from '../../games/star-trader/types.ts';
import { EventCache } from '../event-cache.ts';
import { expectedLateness } from './lateness.ts';

/** Every star's clock was started three months before the match. */
const CLOCK_STARTED = dateOf(270, FIRST_YEAR - 1);

/** The stars as far as events were read. */
class Logbook {
  readonly position: Position;

  constructor(view: View) {
    this.position = blank(view);
  }

  hear(event: Event): void {
    follow(this.position, event);
  }
}

/**
 * What the seat that is asked knows, ready to be played on. Reading a long match takes some milliseconds: who asks often
 * brings a cache.
 */
export function positionFor(view: View, heard: readonly Event[], cache = new EventCache()): Position {
  const known = heard[0]?.type === 'started' ? readIn(view, heard, cache) : guessed(view);
  takeOver(known, view);
  return known;
}

function readIn(view: View, heard: readonly Event[], cache: EventCache): Position {
  const key = { config: view.config, parts: [view.players, view.stars.length] };
  return must(
    cache.read(Logbook, key, heard, () => new Logbook(view)),
    'a logbook that is read in full',
  ).position.copy();
}

/** Plans do not count on stars that may appear, and to look for their places in every future would take long. */
function blank({ config, players, stars }: View): Position {
  return new Position({ ...config, mostStars: stars.length }, players, new Mulberry32(1));
}

function guessed(view: View): Position {
  const position = blank(view);
  for (const star of view.stars) guessStar(position, star);
  return position;
}

/** Lets the stars do what they were heard to do. */
function follow(position: Position, event: Event): void {
  switch (event.type) {
    case 'started':
      for (const star of event.stars) addStar(position, star, CLASS_LEVELS[star.class], CLOCK_STARTED);
      return;
    case 'priced':
      position.date = dateOf(event.day, event.year);
      return reckon(position, starNumber(position, event.star));
    case 'landed':
      position.opening = false;
      return;
    case 'dealt':
      position.stock[at(position, event.star, event.good)]! += event.side === 'sell' ? event.units : -event.units;
      return;
    case 'departed':
      return position.opening ? undefined : leave(position, event.from);
    case 'appeared':
      return addStar(position, event, FRONTIER, position.date);
    case 'reported':
    case 'opened':
    case 'declined':
    case 'failed':
    case 'interest':
    case 'withdrawn':
    case 'deposited':
    case 'grown':
    case 'extended':
    case 'ended':
      return;
  }
}

/** The star that was left grows if it is content; a new star that comes of it is told by an event of its own. */
function leave(position: Position, from: string): void {
  const { stars } = position;
  develop(position, starNumber(position, from));
  position.stars = stars;
}

function addStar(position: Position, star: Pick<StarView, 'star' | 'x' | 'y'>, level: number, date: number): void {
  const number = position.stars++;
  position.name[number] = STAR_NAMES.indexOf(star.star);
  position.x[number] = star.x;
  position.y[number] = star.y;
  position.level[number] = level;
  position.reckoned[number] = date;
  position.stock.fill(0, number * GOOD_COUNT, (number + 1) * GOOD_COUNT);
}

/** Who has heard nothing takes a star to be at the beginning of its class, and its stores to be what its prices say. */
function guessStar(position: Position, view: StarView): void {
  const star = position.stars;
  addStar(position, view, CLASS_LEVELS[view.class], view.asOf === undefined ? position.date : dateFrom(view.asOf));
  if (view.prices === undefined) return;
  position.priced[star] = 1;
  view.prices.forEach((signed, good) => {
    const row = star * GOOD_COUNT + good;
    position.price[row] = Math.abs(signed);
    position.sign[row] = Math.sign(signed);
    position.stock[row] = stockBehind(position, star, good, signed);
  });
}

/** The stock that makes a price: the months of what is made or used in one. */
function stockBehind({ config, level }: Position, star: number, good: number, signed: number): number {
  if (signed === 0) return 0;
  const base = BASE_PRICES[good]!;
  const months = (Math.abs(Math.abs(signed) - base) / base) * 18 * config.margin;
  return Math.sign(signed) * Math.max(1, months * Math.abs(production(level[star]!, good)));
}

/** What everybody sees: ships, accounts, the calendar and the question. */
function takeOver(position: Position, view: View): void {
  position.date = dateFrom(view.today);
  position.endYear = view.endYear;
  position.opening = position.date === dateOf(1, FIRST_YEAR);
  view.ships.forEach((ship, number) => boardShip(position, ship, number));
  view.accounts.forEach(({ balance, asOf }, seat) => {
    position.balance[seat] = balance;
    position.banked[seat] = dateFrom(asOf);
  });
  position.phase = view.phase;
  if (view.ask !== undefined) hearQuestion(position, view.ask);
}

function boardShip(position: Position, ship: ShipView, number: number): void {
  overwrite(position.cargo, ship.cargo, number * GOOD_COUNT);
  position.weight[number] = ship.weight;
  position.cash[number] = ship.cash;
  position.from[number] = starNumber(position, ship.from);
  position.to[number] = starNumber(position, ship.to);
  const eta = dateFrom(ship.eta);
  const lands = eta + Math.round(expectedLateness(position.config));
  position.eta[number] = eta;
  position.lands[number] = ship.at === undefined ? Math.max(position.date, lands) : position.date;
}

function hearQuestion(position: Position, ask: Ask): void {
  position.ship = ask.ship;
  position.to[ask.ship] = starNumber(position, ask.star);
  if (ask.ask === 'sell' || ask.ask === 'buy') {
    position.side = ask.ask;
    position.good = GOODS.indexOf(ask.good);
  }
  if (ask.ask === 'bid') {
    position.side = ask.side;
    position.good = GOODS.indexOf(ask.good);
    position.units = ask.units;
    position.round = ask.round;
    position.fair = (10 * ask.above) / ask.units;
  }
  if (ask.ask === 'destination') position.reported = !ask.mayReport;
}

function at(position: Position, star: string, good: Good): number {
  return starNumber(position, star) * GOOD_COUNT + GOODS.indexOf(good);
}

function dateFrom({ day, year }: Stardate): number {
  return dateOf(day, year);
}
