/**
 * What the map promises each company: how much a share would gain, on average over the empty
 * spaces, if the next space were placed there. One pass over the map; the price changes are
 * estimates for choosing, never rules.
 */
import { EMPTY, FIRST_COMPANY, HOLE, OUTPOST, STAR, sharesIssued } from '../../games/star-lanes/position.ts';
import type { Position } from '../../games/star-lanes/position.ts';

/** Scratch for one reading of the map; keep it to read often. All figures are averages over the empty spaces. */
export class Outlook {
  /** By company: what a share gains by growth. */
  readonly growth: Float64Array;
  /** By company: what a share gains (or loses) in mergers, bonuses aside. */
  readonly merging: Float64Array;
  /** By company: what all its holders together would be paid in bonuses. */
  readonly bonuses: Float64Array;
  /** By company: how many empty spaces lie next to it, in all. */
  readonly spaces: Float64Array;
  /** By company: how many of them would merge it with another. */
  readonly mergers: Float64Array;
  /** How many empty spaces would found a company. */
  founding = 0;
  readonly #beside = new Int32Array(4);

  constructor(companies: number) {
    this.growth = new Float64Array(companies);
    this.merging = new Float64Array(companies);
    this.bonuses = new Float64Array(companies);
    this.spaces = new Float64Array(companies);
    this.mergers = new Float64Array(companies);
  }

  /** Reads the map of a position. */
  read(position: Position): void {
    const { map, width, config } = position;
    for (const figures of [this.growth, this.merging, this.bonuses, this.spaces, this.mergers]) figures.fill(0);
    this.founding = 0;
    const end = (config.rows + 1) * width;
    for (let space = width + 1; space < end; space++) {
      if (map[space] === EMPTY) this.#readSpace(position, map, space, width);
    }
    const scale = position.empty > 0 ? 1 / position.empty : 0;
    for (let company = 0; company < config.companies; company++) {
      this.growth[company]! *= scale;
      this.merging[company]! *= scale;
      this.bonuses[company]! *= scale;
    }
  }

  /** What a share gains when `issued` of them are in players' hands: bonuses are divided among them. */
  promise(company: number, issued: number): number {
    return this.growth[company]! + this.mergerPromise(company, issued);
  }

  /** The part of the promise that mergers hold. */
  mergerPromise(company: number, issued: number): number {
    return this.merging[company]! + this.bonuses[company]! / Math.max(1, issued);
  }

  /** Reads a position; the active company that promises most for its price; -1 when there is none. */
  bestCompany(position: Position): number {
    this.read(position);
    let best = -1;
    let most = -Infinity;
    for (let company = 0; company < position.config.companies; company++) {
      const price = position.price[company]!;
      if (position.size[company] === 0 || price <= 0) continue;
      const issued = sharesIssued(position, company) + Math.floor(position.cash[position.mover]! / price);
      const promise = this.promise(company, issued) / price;
      if (promise > most) {
        most = promise;
        best = company;
      }
    }
    return best;
  }

  #readSpace(position: Position, map: Uint8Array, space: number, width: number): void {
    const north = map[space - width]!;
    const south = map[space + width]!;
    const east = map[space + 1]!;
    const west = map[space - 1]!;
    if (north <= EMPTY && south <= EMPTY && east <= EMPTY && west <= EMPTY) return;
    const bonus =
      this.#bonus(position, north) +
      this.#bonus(position, south) +
      this.#bonus(position, east) +
      this.#bonus(position, west);
    let companies = this.#add(0, north);
    companies = this.#add(companies, south);
    companies = this.#add(companies, east);
    companies = this.#add(companies, west);
    if (companies === 1) {
      const company = this.#beside[0]!;
      this.spaces[company]!++;
      this.growth[company]! += position.config.growth + bonus;
    } else if (companies > 1) this.#readMerger(position, companies);
    else if (bonus > 0) this.founding++;
  }

  #bonus({ config }: Position, mark: number): number {
    if (mark === STAR) return config.starBonus;
    if (mark === OUTPOST) return config.outpostBonus;
    return mark === HOLE ? -config.blackHolePull : 0;
  }

  /** Notes a neighbouring company once; returns how many there are now. */
  #add(companies: number, mark: number): number {
    const company = mark - FIRST_COMPANY;
    if (company < 0) return companies;
    for (let i = 0; i < companies; i++) if (this.#beside[i] === company) return companies;
    this.#beside[companies] = company;
    return companies + 1;
  }

  #readMerger(position: Position, companies: number): void {
    const { size, price, config } = position;
    let survivor = this.#beside[0]!;
    for (let i = 1; i < companies; i++) {
      if (size[this.#beside[i]!]! > size[survivor]!) survivor = this.#beside[i]!;
    }
    for (let i = 0; i < companies; i++) {
      const company = this.#beside[i]!;
      this.spaces[company]!++;
      this.mergers[company]!++;
      if (company === survivor) continue;
      this.merging[survivor]! += price[company]!;
      this.merging[company]! += (price[survivor]! + price[company]!) / config.conversion - price[company]!;
      this.bonuses[company]! += config.bonus * price[company]!;
    }
  }
}
