/** The question the captain in port is asked, with everything that is needed to answer it. */
import { listOf } from '../../core/numbers.ts';
import { factorDeal } from './best-bids.ts';
import { bidLimits, freshBargain, holdOf, mostOnBoard, needHere, offerOf, stockHere } from './bargain.ts';
import type { BargainState } from './bargain.ts';
import { daysBetween } from './departure.ts';
import { goodAt } from './goods.ts';
import { ownerOf, portOf, starName } from './position.ts';
import type { Position } from './position.ts';
import type { Ask, Port } from './types.ts';

/** The question being asked; undefined when the match is over. */
export function askOf(position: Position): Ask | undefined {
  const { phase, ship } = position;
  const asked = { to: ownerOf(position, ship), ship, star: starName(position, portOf(position, ship)) };
  switch (phase) {
    case 'sell':
      return { ask: phase, ...asked, ...sellingOf(position) };
    case 'buy':
      return { ask: phase, ...asked, ...buyingOf(position) };
    case 'bid':
      return { ask: phase, ...asked, ...biddingOf(position) };
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return { ask: phase, ...asked, ...bankingOf(position) };
    case 'destination':
      return { ask: phase, ...asked, ports: portsFrom(position), mayReport: mayReport(position) };
    case 'over':
      return undefined;
  }
}

/** As many units as fit: what the star needs and the ship has, or what the star has and the ship can carry. */
export function fits(position: Position): number {
  return position.phase === 'sell' ? Math.min(needHere(position), holdOf(position)) : mostOnBoard(position);
}

function sellingOf(position: Position) {
  const fitting = fits(position);
  return {
    good: goodAt(position.good),
    need: needHere(position),
    hold: holdOf(position),
    fits: fitting,
    ...factorOf(position, freshBargain(position, fitting)),
  };
}

function buyingOf(position: Position) {
  const fitting = fits(position);
  return {
    good: goodAt(position.good),
    forSale: Math.floor(stockHere(position)),
    fits: fitting,
    ...factorOf(position, freshBargain(position, fitting)),
  };
}

function biddingOf(position: Position) {
  const { side, good, units, round, config } = position;
  return {
    side,
    good: goodAt(good),
    units,
    round,
    rounds: config.bids,
    offer: offerOf(position),
    ...bidLimits(position),
    ...factorOf(position, position),
  };
}

/** What a factor would settle on, where there is one. */
function factorOf(position: Position, bargain: BargainState): { readonly factor?: number } {
  const deal = factorDeal(position, bargain);
  return deal === undefined ? {} : { factor: deal.total };
}

function bankingOf(position: Position) {
  const { balance, cash, ship, paying, bid } = position;
  const books = { balance: balance[ownerOf(position, ship)]!, cash: cash[ship]! };
  return paying ? { ...books, toPay: bid } : books;
}

/** Every other star, with the days to it. */
function portsFrom(position: Position): Port[] {
  const here = portOf(position, position.ship);
  return listOf(position.stars, (star) => star)
    .filter((star) => star !== here)
    .map((star) => ({ star: starName(position, star), days: daysBetween(position, here, star) }));
}

/** Whether a report can be asked for: once at every stop, where the edition has it. */
function mayReport({ config, reported }: Position): boolean {
  return config.reports === 'on-demand' && !reported;
}
