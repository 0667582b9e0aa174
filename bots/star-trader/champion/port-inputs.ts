/**
 * What the network of ports is told of each: what can be seen of the port, how the captain stands, and when other ships could be there.
 * The last is what a look at ships under way leaves out: a rival who is bound for a star next door can be there first, too.
 */
import { must } from '../../../core/must.ts';
import { daysBetween } from '../../../games/star-trader/departure.ts';
import { BASE_PRICES, GOOD_COUNT } from '../../../games/star-trader/goods.ts';
import { ownerOf, portOf } from '../../../games/star-trader/position.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import { expectedDelay } from '../../../insight/star-trader/lateness.ts';
import { daysLeft } from '../../../insight/star-trader/visit.ts';
import { FEATURE_COUNT } from './port-outlook.ts';
import type { PortLook } from './port-outlook.ts';

/** How many numbers the network is told of a port. */
export const INPUT_COUNT = FEATURE_COUNT + 9;

/** A captain flies differently in this many last days, and more so with every day. */
const LAST_DAYS = 240;
/** Days before or after another ship, from which on more make no difference. */
const FAR = 60;
/** Cash beyond this buys no more in one stop. */
const ENOUGH = 100_000;

/** A row for every port. */
export function portInputs(position: Position, looks: readonly PortLook[]): number[][] {
  const standing = standingOf(position);
  const delay = Math.round(expectedDelay(position.config));
  return looks.map(({ star, days, features }) => {
    const [first, second, other] = arrivalsAt(position, star, delay);
    const row = features.concat(standing);
    row.push(clipped(first - days), clipped(second - days), clipped(other - days), first < days ? 1 : 0);
    return row;
  });
}

/** The same for all ports: whether ships are still sent off, the time left, and what there is to trade with. */
function standingOf(position: Position): number[] {
  const { ship, opening, cash, balance, cargo } = position;
  const left = daysLeft(position);
  let onBoard = 0;
  for (let good = 0; good < GOOD_COUNT; good++) onBoard += cargo[ship * GOOD_COUNT + good]! * BASE_PRICES[good]!;
  const funds = cash[ship]! + must(balance[ownerOf(position, ship)], 'an account');
  return [opening ? 1 : 0, left / 360, Math.max(0, 1 - left / LAST_DAYS), Math.min(1, funds / ENOUGH), onBoard / 1e5];
}

/** Days from today until a rival's ship could be at a star, until a second one could, and until another own ship could. */
function arrivalsAt(position: Position, star: number, delay: number): [number, number, number] {
  const { ships, ship: own, lands, date, opening } = position;
  let [first, second, other] = [Infinity, Infinity, Infinity];
  for (let ship = 0; ship < ships; ship++) {
    // At the start the ships after this one are still to be sent off.
    if (ship === own || (opening && ship > own)) continue;
    const port = portOf(position, ship);
    const days = Math.max(0, lands[ship]! - date) + (port === star ? 0 : daysBetween(position, port, star) + delay);
    if (ownerOf(position, ship) === ownerOf(position, own)) other = Math.min(other, days);
    else {
      second = Math.min(Math.max(first, days), second);
      first = Math.min(first, days);
    }
  }
  return [first, second, other];
}

function clipped(days: number): number {
  return Math.max(-1, Math.min(1, days / FAR));
}
