/** Where each input of the network lies: those of a board first, then those of a plan on it. */
import { PAIRS, SLOTS } from './slots.ts';

/** The seats looked at one by one: the player to move and the three richest others, in the order of play. */
export const SEATS = 4;

export const COMPANY_WIDTH = 21;
export const RIVALS_FROM = SLOTS * COMPANY_WIDTH;
export const RIVAL_WIDTH = 2 * SLOTS + 6;
export const MEANS_FROM = RIVALS_FROM + (SEATS - 1) * RIVAL_WIDTH;
export const WHOLE_FROM = MEANS_FROM + SLOTS;
const WHOLE_WIDTH = 42;
/** Inputs that are used; training pads them to eights. */
export const BOARD_USED = WHOLE_FROM + WHOLE_WIDTH;
export const BOARD_INPUTS = eights(BOARD_USED);

export const MERGERS_FROM = 2 * SLOTS;
export const SUMS_FROM = MERGERS_FROM + 3 * PAIRS;
export const NEXT_FROM = SUMS_FROM + SEATS;
export const APART_FROM = NEXT_FROM + 2 * SEATS;
export const REST_FROM = APART_FROM + SEATS - 1;
export const ARM_USED = REST_FROM + 6;
export const ARM_INPUTS = eights(ARM_USED);

/** Training writes eight inputs at a time. */
function eights(inputs: number): number {
  return 8 * Math.ceil(inputs / 8);
}
