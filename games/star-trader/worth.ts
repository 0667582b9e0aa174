/** What a captain is worth (L3700-L3850): the cash on all ships, the account, and all cargo at base prices. */
import { listOf } from '../../core/numbers.ts';
import { BASE_PRICES, GOOD_COUNT } from './goods.ts';
import type { Position } from './position.ts';
import type { CaptainWorth } from './types.ts';

/** Everybody's standing, in the order of the seats. */
export function standings(position: Position): CaptainWorth[] {
  return listOf(position.players, (seat) => standingOf(position, seat));
}

function standingOf(position: Position, seat: number): CaptainWorth {
  const { ships, players, cash, balance } = position;
  let [onShips, cargo] = [0, 0];
  for (let ship = seat; ship < ships; ship += players) {
    onShips += cash[ship]!;
    cargo += cargoWorth(position, ship);
  }
  const bank = balance[seat]!;
  return { onShips, bank, cargo, total: onShips + cargo + bank };
}

function cargoWorth({ cargo }: Position, ship: number): number {
  let worth = 0;
  for (let good = 0; good < GOOD_COUNT; good++) worth += cargo[ship * GOOD_COUNT + good]! * BASE_PRICES[good]!;
  return worth;
}
