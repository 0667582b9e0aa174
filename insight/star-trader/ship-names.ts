/** What ships are called on maps and lists: ship number t belongs to seat t mod players, and is its (t / players + 1)th. */

/** A ship's captain, and the number of the ship among that captain's, from 1 as `tell` counts them. */
export interface ShipName {
  readonly owner: number;
  readonly number: number;
  /** Two or three characters for a map: the captain's letter and the number, as in `B2`. */
  readonly mark: string;
}

const CAPTAINS = 'ABCDEFGHIJKL';

export function shipName(ship: number, players: number): ShipName {
  const owner = ship % players;
  const number = Math.floor(ship / players) + 1;
  return { owner, number, mark: `${CAPTAINS[owner] ?? '?'}${number}` };
}
