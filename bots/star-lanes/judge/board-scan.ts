/**
 * One reading of the map for the network: what every empty space would bring which company, how near companies are to merging,
 * and how many spaces are of no use to anybody. Estimates for choosing, never rules.
 */
import { EMPTY, FIRST_COMPANY, HOLE, OUTPOST, STAR, sharesIssued } from '../../../games/star-lanes/position.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import { neighbour } from '../../../games/star-lanes/spaces.ts';
import { CompanySlots, PAIRS } from './slots.ts';

/** Neighbourhoods of up to four stars, outposts and black holes, numbered. */
export const AROUNDS = 35;
const FROM = [0, 15, 25, 31, 34] as const;

export function aroundAt(stars: number, outposts: number, holes: number): number {
  return FROM[stars]! + outposts * (5 - stars) - (outposts * (outposts - 1)) / 2 + holes;
}

/** Spaces next to a company by what else they lie at: nothing, outposts, a star, several stars. */
export const CLASSES = 4;

export class BoardScan {
  readonly slots: CompanySlots;
  /** Spaces on which a company grows, by neighbourhood: `company * AROUNDS + aroundAt(...)`; and those that found one. */
  readonly around: Uint16Array;
  readonly founding = new Uint16Array(AROUNDS);
  readonly classes: Uint16Array;
  /** Growth spaces at a black hole; what growth would add to the price in all, at best and at worst. */
  readonly pulled: Uint16Array;
  readonly growth: Float64Array;
  readonly best: Float64Array;
  readonly worst: Float64Array;
  /** Merging spaces at which a company survives or is taken in, and what a share would gain there in all, bonuses aside. */
  readonly wins: Uint16Array;
  readonly loses: Uint16Array;
  readonly won: Float64Array;
  readonly lost: Float64Array;
  /** By pair of slots: spaces that merge the two, and those that would after one more space. */
  readonly near = new Uint16Array(PAIRS);
  readonly far = new Uint16Array(PAIRS);
  /** Founding spaces at no star, at one and at several. */
  readonly found = new Uint16Array(3);
  /** Spaces that may be offered, and those of them at which nothing happens. */
  open = 0;
  quiet = 0;
  outposts = 0;
  stars = 0;
  readonly #beside: Uint16Array;
  readonly #cleared: readonly (Uint16Array | Float64Array)[];

  constructor({ config, map }: Position) {
    const { companies } = config;
    const counts = (): Uint16Array => new Uint16Array(companies);
    const sums = (): Float64Array => new Float64Array(companies);
    this.slots = new CompanySlots(companies);
    this.around = new Uint16Array(companies * AROUNDS);
    this.classes = new Uint16Array(companies * CLASSES);
    [this.pulled, this.wins, this.loses] = [counts(), counts(), counts()];
    [this.growth, this.best, this.worst, this.won, this.lost] = [sums(), sums(), sums(), sums(), sums()];
    this.#beside = new Uint16Array(map.length);
    this.#cleared = Object.values(this).filter(
      (field) => field instanceof Uint16Array || field instanceof Float64Array,
    );
  }

  read(position: Position): void {
    const { map, width, config } = position;
    const beside = this.#beside;
    for (const figures of this.#cleared) figures.fill(0);
    beside.fill(0);
    this.open = this.quiet = this.outposts = this.stars = 0;
    this.slots.read(position);
    const end = (config.rows + 1) * width;
    for (let space = width + 1; space < end; space++) {
      const mark = map[space];
      if (mark === EMPTY) beside[space] = this.#readSpace(position, space);
      else if (mark === OUTPOST) this.outposts++;
      else if (mark === STAR) this.stars++;
    }
    for (let space = width + 1; space < end; space++) {
      if (map[space] === EMPTY) this.#readSecond(position, space);
    }
  }

  /** Notes what placing here would bring; returns the companies beside it as bits. */
  #readSpace(position: Position, space: number): number {
    const { map, width, active, config } = position;
    let bits = 0;
    let stars = 0;
    let outposts = 0;
    let holes = 0;
    for (let side = 0; side < 4; side++) {
      const mark = map[neighbour(space, width, side)]!;
      if (mark >= FIRST_COMPANY) bits |= 1 << (mark - FIRST_COMPANY);
      else if (mark === STAR) stars++;
      else if (mark === OUTPOST) outposts++;
      else if (mark === HOLE) holes++;
    }
    if (bits !== 0) {
      this.open++;
      if ((bits & (bits - 1)) === 0) this.#readGrowth(position, 31 - Math.clz32(bits), stars, outposts, holes);
      else this.#readMerger(position, space, bits);
      return bits;
    }
    const free = active < config.companies;
    if (stars + outposts === 0 || (!free && config.deadSpaces === 'outposts')) {
      this.open++;
      this.quiet++;
    } else if (free) {
      this.open++;
      this.found[Math.min(2, stars)]!++;
      this.founding[aroundAt(stars, outposts, holes)]!++;
    }
    return 0;
  }

  #readGrowth({ config }: Position, company: number, stars: number, outposts: number, holes: number): void {
    const gain =
      config.growth + config.starBonus * stars + config.outpostBonus * outposts - config.blackHolePull * holes;
    this.around[company * AROUNDS + aroundAt(stars, outposts, holes)]!++;
    this.growth[company]! += gain;
    this.best[company] = Math.max(this.best[company]!, gain);
    this.worst[company] = Math.min(this.worst[company]!, gain);
    this.classes[company * CLASSES + (stars > 0 ? Math.min(3, stars + 1) : Math.min(1, outposts))]!++;
    if (holes > 0) this.pulled[company]!++;
  }

  #readMerger(position: Position, space: number, bits: number): void {
    const { price, config } = position;
    const survivor = likelySurvivor(position, space);
    this.wins[survivor]!++;
    for (let company = 0; company < config.companies; company++) {
      if (company === survivor || ((bits >> company) & 1) === 0) continue;
      this.loses[company]!++;
      this.won[survivor]! += price[company]!;
      this.lost[company]! += (price[survivor]! + price[company]!) / config.conversion - price[company]!;
      this.#count(this.near, survivor, company);
    }
  }

  /** Pairs of companies that would meet at a space after one more space. */
  #readSecond({ map, width }: Position, space: number): void {
    const beside = this.#beside;
    const here = beside[space]!;
    if (here === 0) return;
    let bits = 0;
    for (let side = 0; side < 4; side++) {
      const next = neighbour(space, width, side);
      if (map[next] === EMPTY) bits |= beside[next]!;
    }
    const added = bits & ~here;
    for (let company = 0; added >> company !== 0; company++) {
      if (((added >> company) & 1) === 0) continue;
      for (let other = 0; here >> other !== 0; other++) {
        if (((here >> other) & 1) === 1) this.#count(this.far, other, company);
      }
    }
  }

  /** What a share of a company promises for its price: growth, mergers and its part of the bonuses, over all spaces. */
  promise(position: Position, company: number): number {
    const price = position.price[company]!;
    const bonuses =
      (position.config.bonus * price * this.loses[company]!) / Math.max(1, sharesIssued(position, company));
    return (this.growth[company]! + this.won[company]! + this.lost[company]! + bonuses) / price;
  }

  /** The company that promises most for its price, where a greedy player puts all money; -1 for none. */
  promising(position: Position): number {
    let found = -1;
    let most = 0;
    for (let i = 0; i < this.slots.active; i++) {
      const company = this.slots.company[i]!;
      if (position.price[company]! <= 0) continue;
      const value = this.promise(position, company);
      if (found >= 0 && value <= most) continue;
      most = value;
      found = company;
    }
    return found;
  }

  #count(pairs: Uint16Array, one: number, other: number): void {
    const pair = this.slots.pairOf(one, other);
    if (pair >= 0) pairs[pair]!++;
  }
}

/** The company that would survive a merger here: the largest, of several the dearest or the first, as the edition has it. */
function likelySurvivor({ map, width, size, price, config }: Position, space: number): number {
  let best = -1;
  for (let side = 0; side < 4; side++) {
    const company = map[neighbour(space, width, side)]! - FIRST_COMPANY;
    if (company < 0 || company === best) continue;
    const tied = best >= 0 && size[company] === size[best];
    const dearer = config.ties === 'price' && tied && price[company]! > price[best]!;
    if (best < 0 || size[company]! > size[best]! || dearer) best = company;
  }
  return best;
}
