/** The newsletter of each January: who stands where, which prices moved, which stars grew, and the best deals of the year. */
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import type { Event, CaptainWorth, StarClass } from '../../games/star-trader/types.ts';
import { dealOf } from './deal.ts';
import type { Deal } from './deal.ts';

export interface Newsletter {
  /** The first is number 1. */
  readonly number: number;
  readonly at: Stardate;
  /** The richest first. */
  readonly standings: readonly Ranked[];
  /** Prices of last January and of this one, the largest change first. */
  readonly moved: readonly Move[];
  readonly grown: readonly Growth[];
  /** Stars that opened to trade, in their order. */
  readonly appeared: readonly string[];
  /** The best bargains of the year that is over. */
  readonly deals: readonly Struck[];
  /** How many ships landed in it. */
  readonly landings: number;
}

interface Ranked extends CaptainWorth {
  readonly seat: number;
  /** Against last January; undefined in the first newsletter. */
  readonly change: number | undefined;
}

/** With signs: above zero the star sells, below zero it buys. */
interface Move {
  readonly star: string;
  readonly good: Good;
  readonly before: number;
  readonly now: number;
}

interface Growth {
  readonly star: string;
  /** Steps that were heard of. */
  readonly steps: number;
  /** The last class it reached in the year. */
  readonly class: StarClass | undefined;
}

interface Struck extends Deal {
  readonly by: number;
  readonly ship: number;
  readonly star: string;
}

/** The most that a newsletter lists of prices and of deals. */
const MOST = 5;

type Prices = ReadonlyMap<string, readonly number[]>;

/** Every January's newsletter, the oldest first; reports that a captain asked for are none. */
export function newslettersOf(heard: readonly Event[]): Newsletter[] {
  const letters: Newsletter[] = [];
  const prices = new Map<string, readonly number[]>();
  let january: Prices = new Map();
  let year: Event[] = [];
  for (const event of heard) {
    if (event.type === 'priced') prices.set(event.star, event.prices);
    if (event.type !== 'reported' || event.by !== undefined) {
      year.push(event);
      continue;
    }
    letters.push(letterOf(event, letters.at(-1), year, movesOf(january, prices)));
    january = new Map(prices);
    year = [];
  }
  return letters;
}

function letterOf(
  report: Event & { readonly type: 'reported' },
  last: Newsletter | undefined,
  year: readonly Event[],
  moved: readonly Move[],
): Newsletter {
  return {
    number: report.number,
    at: { day: report.day, year: report.year },
    standings: rankedOf(report.captains, last),
    moved,
    grown: growthIn(year),
    appeared: year.filter((event) => event.type === 'appeared').map(({ star }) => star),
    deals: bestDealsIn(year),
    landings: year.filter(({ type }) => type === 'landed').length,
  };
}

function rankedOf(captains: readonly CaptainWorth[], last: Newsletter | undefined): Ranked[] {
  const before = new Map(last?.standings.map(({ seat, total }) => [seat, total]));
  return captains
    .map((standing, seat) => ({ ...standing, seat, change: changeFrom(before.get(seat), standing.total) }))
    .toSorted((one, other) => other.total - one.total || one.seat - other.seat);
}

function changeFrom(before: number | undefined, now: number): number | undefined {
  return before === undefined ? undefined : now - before;
}

/** A star that neither sells nor buys a good names no price that could have moved. */
function movesOf(before: Prices, now: Prices): Move[] {
  const moves = [...now].flatMap(([star, prices]) =>
    prices.map((price, good) => ({ star, good: GOODS[good]!, before: before.get(star)?.[good] ?? price, now: price })),
  );
  return moves
    .filter((move) => move.before !== 0 && move.now !== 0 && move.before !== move.now)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MOST);
}

/** What a unit costs more or less; that a star changed sides is no change of the price. */
function sizeOf({ before, now }: Move): number {
  return Math.abs(Math.abs(now) - Math.abs(before));
}

function growthIn(year: readonly Event[]): Growth[] {
  const grown = new Map<string, Growth>();
  for (const event of year) {
    if (event.type !== 'grown') continue;
    const before = grown.get(event.star);
    const steps = (before?.steps ?? 0) + 1;
    grown.set(event.star, { star: event.star, steps, class: event.class ?? before?.class });
  }
  return [...grown.values()];
}

function bestDealsIn(year: readonly Event[]): Struck[] {
  return year
    .filter((event) => event.type === 'dealt')
    .map((event) => ({ ...dealOf(event), by: event.by, ship: event.ship, star: event.star }))
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, MOST);
}
