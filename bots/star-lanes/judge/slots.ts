/**
 * The active companies in the order a merger would leave them: largest first, then dearest, then by letter. The first few have
 * slots, in which the network sees them one by one; those beyond are summed up.
 */
import type { Position } from '../../../games/star-lanes/position.ts';

export const SLOTS = 6;
export const PAIRS = (SLOTS * (SLOTS - 1)) / 2;

/** The place of a pair of slots, the first below the second. */
export function pairAt(one: number, other: number): number {
  return (one * (2 * SLOTS - 1 - one)) / 2 + other - one - 1;
}

const NO_SLOT = 255;

export class CompanySlots {
  /** Active companies in order; only the first `active` count. */
  readonly company: Uint8Array;
  /** How many companies are active, and how many of them have a slot. */
  active = 0;
  used = 0;
  readonly #slotOf: Uint8Array;

  constructor(companies: number) {
    this.company = new Uint8Array(companies);
    this.#slotOf = new Uint8Array(companies);
  }

  read(position: Position): void {
    this.active = 0;
    this.#slotOf.fill(NO_SLOT);
    for (let company = 0; company < position.config.companies; company++) {
      if (position.size[company] !== 0) this.#insert(position, company);
    }
    this.used = Math.min(SLOTS, this.active);
    for (let slot = 0; slot < this.used; slot++) this.#slotOf[this.company[slot]!] = slot;
  }

  /** The place of a pair of companies; -1 when one of them has no slot. */
  pairOf(one: number, other: number): number {
    const a = this.#slotOf[one]!;
    const b = this.#slotOf[other]!;
    if (a === NO_SLOT || b === NO_SLOT) return -1;
    return a < b ? pairAt(a, b) : pairAt(b, a);
  }

  #insert({ size, price }: Position, company: number): void {
    let at = this.active++;
    for (; at > 0; at--) {
      const before = this.company[at - 1]!;
      if (size[before]! > size[company]!) break;
      if (size[before] === size[company] && price[before]! >= price[company]!) break;
      this.company[at] = before;
    }
    this.company[at] = company;
  }
}
