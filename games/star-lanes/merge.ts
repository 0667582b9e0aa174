/**
 * Mergers (L420-L490, L1060-L1370). The largest company next to the space takes in every other one,
 * North, South, East, West in turn; each absorption converts shares, pays a bonus, adds size and
 * price, and may split the survivor's stock. Some editions merge two at a time instead.
 */
import { swallowOrSplit, companyBeside } from './grow.ts';
import { round24 } from '../../core/altair-number.ts';
import { bonusOf, converted } from './arithmetic.ts';
import { FIRST_COMPANY, letterOf, resetCompany, sharesIssued } from './position.ts';
import type { Position } from './position.ts';
import { neighbour, spaceName } from './spaces.ts';
import { splitAfterMerger } from './split.ts';
import { takeIn } from './take-in.ts';
import type { Event, Exchange } from './types.ts';

/** Sides paired as the C game pairs them: N-S, N-E, N-W, W-E, E-S, W-S (0 North, 1 South, 2 East, 3 West). */
const PAIRS = [0, 1, 0, 2, 0, 3, 3, 2, 2, 1, 3, 1] as const;

/** Merges the companies next to a space; `chosen` is the survivor of a tie, or -1. */
export function merge(position: Position, space: number, chosen: number, tell?: (event: Event) => void): void {
  const { config } = position;
  const survivor =
    config.mergers === 'largest'
      ? mergeIntoLargest(position, space, chosen, tell)
      : mergePairwise(position, space, tell);
  joinMergingSpace(position, space, survivor, tell);
}

function mergeIntoLargest(position: Position, space: number, chosen: number, tell?: (event: Event) => void): number {
  const { map, width } = position;
  const survivor = chosen >= 0 ? chosen : largestBeside(position, space);
  if (position.config.phantoms) {
    absorbWithPhantoms(position, space, survivor, tell);
    return survivor;
  }
  for (let side = 0; side < 4; side++) {
    // Read from the map each time: a company that lies on two sides is gone after the first (L1317).
    const mark = map[neighbour(space, width, side)]!;
    if (mark >= FIRST_COMPANY && mark !== FIRST_COMPANY + survivor) {
      absorb(position, space, mark - FIRST_COMPANY, survivor, tell);
    }
  }
  return survivor;
}

/**
 * Osborne's listing lost L1317-L1322: for every pair of sides with different companies, every side
 * that was not the survivor's is absorbed again, though nothing but the reset price is left of it.
 */
function absorbWithPhantoms(position: Position, space: number, survivor: number, tell?: (event: Event) => void): void {
  const marks = [0, 1, 2, 3].map((side) => position.map[neighbour(space, position.width, side)]!);
  for (let pairs = differentPairs(marks); pairs > 0; pairs--) {
    for (const mark of marks) {
      if (mark >= FIRST_COMPANY && mark !== FIRST_COMPANY + survivor) {
        absorb(position, space, mark - FIRST_COMPANY, survivor, tell);
      }
    }
  }
}

function differentPairs(marks: readonly number[]): number {
  const companies = marks.filter((mark) => mark >= FIRST_COMPANY);
  let pairs = 0;
  companies.forEach((one, i) => {
    for (const other of companies.slice(i + 1)) if (one !== other) pairs++;
  });
  return pairs;
}

function mergePairwise(position: Position, space: number, tell?: (event: Event) => void): number {
  const { map, width } = position;
  for (let pair = 0; pair < PAIRS.length; pair += 2) {
    const one = map[neighbour(space, width, PAIRS[pair]!)]! - FIRST_COMPANY;
    const other = map[neighbour(space, width, PAIRS[pair + 1]!)]! - FIRST_COMPANY;
    if (one < 0 || other < 0 || one === other) continue;
    if (survives(position, one, other)) absorb(position, space, other, one, tell);
    else absorb(position, space, one, other, tell);
  }
  return companyBeside(position, space);
}

/** The company of the largest size next to a space; ties as the edition says. */
function largestBeside(position: Position, space: number): number {
  const { map, width } = position;
  let largest = -1;
  for (let side = 0; side < 4; side++) {
    const company = map[neighbour(space, width, side)]! - FIRST_COMPANY;
    if (company < 0 || company === largest) continue;
    if (largest < 0 || !survives(position, largest, company)) largest = company;
  }
  return largest;
}

/** The companies next to a space that share the largest size: more than one is a tie. */
export function largestTied(position: Position, space: number): number[] {
  const { map, width, size } = position;
  const beside = new Set<number>();
  for (let side = 0; side < 4; side++) {
    const mark = map[neighbour(space, width, side)]!;
    if (mark >= FIRST_COMPANY) beside.add(mark - FIRST_COMPANY);
  }
  const largest = Math.max(...Array.from(beside, (company) => size[company]!));
  return [...beside].filter((company) => size[company] === largest);
}

/** Whether the first company survives the second; the first is the one found first (L1070). */
function survives(position: Position, first: number, second: number): boolean {
  const { size, price, config } = position;
  if (size[first] !== size[second]) return size[first]! > size[second]!;
  switch (config.ties) {
    case 'compass':
    case 'chosen':
      return true;
    case 'price':
      return price[first]! >= price[second]!;
    case 'market-value':
      return survivesByValue(position, first, second);
  }
}

/** The C game: the higher market value, and a coin when that is equal too. */
function survivesByValue(position: Position, first: number, second: number): boolean {
  const one = position.price[first]! * sharesIssued(position, first);
  const other = position.price[second]! * sharesIssued(position, second);
  return one === other ? position.chance.draw() < 0.5 : one > other;
}

/** One company takes in another (L1100-L1370). */
function absorb(
  position: Position,
  space: number,
  loser: number,
  survivor: number,
  tell?: (event: Event) => void,
): void {
  const { size, price, config } = position;
  const fromSize = size[loser]!;
  const intoSize = size[survivor]!;
  const fromPrice = price[loser]!;
  const intoPrice = price[survivor]!;
  const exchanges = exchangeShares(position, loser, survivor, tell !== undefined);
  relabel(position.map, FIRST_COMPANY + loser, FIRST_COMPANY + survivor);
  size[survivor] = intoSize + fromSize + (config.mergerSize === 'each' ? 1 : 0);
  price[survivor] = intoPrice + fromPrice;
  if (tell !== undefined) {
    tell({
      type: 'merged',
      by: position.mover,
      space: spaceName(space, config.columns),
      from: letterOf(loser),
      into: letterOf(survivor),
      fromSize,
      intoSize,
      fromPrice,
      intoPrice,
      size: size[survivor],
      price: price[survivor],
      exchanges,
    });
  }
  splitAfterMerger(position, survivor, tell);
  resetCompany(position, loser);
}

/** Everybody's shares of the loser become shares of the survivor, with a bonus in cash (L1240-L1290). */
function exchangeShares(position: Position, loser: number, survivor: number, listed: boolean): Exchange[] {
  const { held, cash, config, single, players } = position;
  const total = sharesForBonus(position, loser);
  const half = config.conversionRounding === 'half-up' ? 0.5 : 0;
  const exchanges: Exchange[] = [];
  for (let seat = 0; seat < players; seat++) {
    const at = seat * config.companies;
    const old = held[at + loser]!;
    const had = held[at + survivor]!;
    const gained = converted(config.conversion, old, half, single);
    const bonus = bonusFor(position, old, total, loser);
    held[at + survivor] = single ? round24(had + gained) : had + gained;
    cash[seat] = single ? round24(cash[seat]! + bonus) : cash[seat]! + bonus;
    if (listed) exchanges.push({ old, had, gained, bonus });
  }
  return exchanges;
}

/** The shares a bonus is divided by: all of them, or those of the largest holders only. */
function sharesForBonus(position: Position, loser: number): number {
  const { held, config } = position;
  if (config.bonusTo === 'largest-holder') return largestHolding(position, loser) * largestHolders(position, loser);
  let total = 0;
  for (let at = loser; at < held.length; at += config.companies) {
    total = position.single ? round24(total + held[at]!) : total + held[at]!;
  }
  return total === 0 && config.unowned === 'as-one' ? 1 : total;
}

function bonusFor(position: Position, shares: number, total: number, loser: number): number {
  const { config, price, single } = position;
  if (total === 0) return 0;
  if (config.bonusTo === 'largest-holder' && shares < largestHolding(position, loser)) return 0;
  return bonusOf(config.bonus, shares, total, price[loser]!, single);
}

function largestHolding(position: Position, company: number): number {
  let most = 0;
  for (let at = company; at < position.held.length; at += position.config.companies) {
    most = Math.max(most, position.held[at]!);
  }
  return most;
}

function largestHolders(position: Position, company: number): number {
  const most = largestHolding(position, company);
  let holders = 0;
  for (let at = company; at < position.held.length; at += position.config.companies) {
    if (position.held[at] === most) holders++;
  }
  return holders;
}

function relabel(map: Uint8Array, from: number, to: number): void {
  for (let space = 0; space < map.length; space++) if (map[space] === from) map[space] = to;
}

/**
 * The merging space joins the survivor. In 1977 it counts for nothing at all (L490 jumps past
 * L540-L780); editions let its size, its price, its stars and its outposts count. Black holes
 * always do.
 */
function joinMergingSpace(position: Position, space: number, survivor: number, tell?: (event: Event) => void): void {
  const { config, size, price, map } = position;
  const before = price[survivor]!;
  if (config.mergerSize === 'one') size[survivor]!++;
  if (config.mergerGrowth) price[survivor]! += config.growth;
  const around = takeIn(position, space, survivor, config.mergerStars, config.mergerOutposts, tell !== undefined);
  map[space] = FIRST_COMPANY + survivor;
  if (tell !== undefined && around !== undefined) {
    tell({
      type: 'joined',
      by: position.mover,
      space: spaceName(space, config.columns),
      company: letterOf(survivor),
      size: size[survivor]!,
      price: price[survivor]!,
      stars: around.stars,
      holes: around.holes,
      outposts: around.outposts,
    });
  }
  if (price[survivor] !== before) swallowOrSplit(position, survivor, tell);
}
