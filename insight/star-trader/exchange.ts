/** The exchange of Star Trader: what every captain has, on which ships, and what lies aboard, as data that every screen draws. */
import type { Seat } from '../../core/contract.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import type { CaptainWorth, ShipView, View } from '../../games/star-trader/types.ts';
import { shipName } from './ship-names.ts';

export interface ListedShip extends ShipView {
  readonly ship: number;
  /** The captain's letter and the number among their ships. */
  readonly mark: string;
}

export interface ListedCaptain {
  readonly seat: Seat;
  /** 1 is the richest; who has as much as another shares their rank. */
  readonly rank: number;
  readonly worth: CaptainWorth;
  readonly ships: readonly ListedShip[];
  /** Units aboard all ships, in the order of the goods. */
  readonly goods: readonly number[];
}

/** All captains, the richest first. */
export function fleetExchange({ captains, ships, players }: View): readonly ListedCaptain[] {
  const listed = ships.map((ship, number): ListedShip => ({ ...ship, ship: number, ...markOf(number, players) }));
  return captains
    .map((worth, seat): ListedCaptain => {
      const own = listed.filter(({ owner }) => owner === seat);
      return {
        seat,
        rank: 1 + captains.filter(({ total }) => total > worth.total).length,
        worth,
        ships: own,
        goods: GOODS.map((_, good) => own.reduce((sum, { cargo }) => sum + cargo[good]!, 0)),
      };
    })
    .toSorted((one, other) => other.worth.total - one.worth.total);
}

function markOf(ship: number, players: number): { readonly mark: string } {
  return { mark: shipName(ship, players).mark };
}
