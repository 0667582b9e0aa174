/**
 * What marks on a screen can look like, by what they mean. Screens name the meaning; `paint.ts` alone
 * knows what that is in 16, 256 or all colours, and without any.
 */

/** The letters companies go by. */
const COMPANY_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;

/** As many players as can sit at a table. */
const SEAT_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** What a mark means. */
export type Style =
  | 'plain'
  | 'faint'
  | 'strong'
  /** The bars at the top and at the bottom of a screen. */
  | 'bar'
  | 'bar-key'
  | 'heading'
  /** Where the player is: the line that a key would act on. */
  | 'picked'
  /** A space that is offered, and the one that is looked at. */
  | 'offered'
  | 'offered-picked'
  | 'star'
  | 'outpost'
  | 'hole'
  /** The space that was played last. */
  | 'last'
  | 'gain'
  | 'loss'
  | 'warning'
  | `company-${(typeof COMPANY_LETTERS)[number]}`
  | `seat-${(typeof SEAT_NUMBERS)[number]}`;

/** The look of a company's marks. */
export function companyStyle(letter: string): Style {
  const known = COMPANY_LETTERS.find((company) => company === letter);
  return known === undefined ? 'plain' : `company-${known}`;
}

/** The look of a player's line in charts. */
export function seatStyle(seat: number): Style {
  const known = SEAT_NUMBERS.find((number) => number === seat);
  return known === undefined ? 'plain' : `seat-${known}`;
}
