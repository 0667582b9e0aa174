// What the rooms of the other servers hold and how long a match in them is: as much as one of Star Lanes, without its rules.
export const SEATS = 4;
export const SPACES = 108;
export const COMPANIES = 5;
export const PRICE = 1;
/** 48 moves, each a placing and a trading. */
export const ACTIONS_IN_ALL = 96;

/** What the player to act chooses after this many actions: the next space, or the next company. */
export function choiceAt(/** @type {number} */ acted) {
  const turn = Math.floor(acted / 2);
  return acted % 2 === 0 ? turn % SPACES : turn % COMPANIES;
}
