/**
 * The exchange: who owns what of which company, what each company is worth and why, and who leads, as data that every screen
 * draws. Where books are private it holds only what the viewer may know.
 */
import type { Seat } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { dividendOf } from '../../games/star-lanes/arithmetic.ts';
import type { Config } from '../../games/star-lanes/config.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { CompanyView, Event, View } from '../../games/star-lanes/types.ts';
import { curvesOf } from './curves.ts';
import type { CurvePoint } from './curves.ts';
import { priceStories } from './price-parts.ts';
import type { PricePart, PriceStory, StarTie } from './price-parts.ts';

export interface StockExchange {
  /** The companies on the map. */
  readonly companies: readonly ListedCompany[];
  /** By seat. */
  readonly players: readonly ListedPlayer[];
}

/** What somebody holds of a company; `part` of all shares that are out, where those are known. */
export interface Holding {
  readonly shares: number;
  readonly part: number | undefined;
}

export interface ListedCompany extends CompanyView {
  /** Shares of all players together; undefined where somebody's are private. */
  readonly issued: number | undefined;
  /** By seat; undefined where it is private. */
  readonly holdings: readonly (Holding | undefined)[];
  /** Who holds the most; several where they hold the same, none where nobody holds any or it is not known. */
  readonly leaders: readonly Seat[];
  /**
   * What a share held since the last turn has gained: one that was split since is two. Undefined where there was no turn, or
   * no company then.
   */
  readonly change: number | undefined;
  /** What the price can grow before the stock splits; undefined where it never does. */
  readonly toSplit: number | undefined;
  /** What the viewer would be paid next, if nothing changed; undefined for a watcher, and when nothing is paid any more. */
  readonly dividend: number | undefined;
  /** What the price is made of; undefined where its beginning was not heard of. */
  readonly parts: readonly PricePart[] | undefined;
  readonly ties: readonly StarTie[];
}

export interface ListedPlayer {
  /** Undefined where they are private. */
  readonly books: { readonly cash: number; readonly net: number } | undefined;
  /** 1 is the richest; undefined while somebody's books are private. */
  readonly rank: number | undefined;
  /** How many were passed since the last turn; below zero, how many passed. */
  readonly climbed: number | undefined;
}

/** The exchange as the viewer of a view can know it, with what they heard. */
export function exchangeOf(view: View, heard: readonly Event[]): StockExchange {
  const before = lastTurn(view, heard);
  const stories = priceStories(view.config, view.map, heard);
  return {
    companies: view.companies
      .filter(({ size }) => size > 0)
      .map((company) => listedCompany(view, company, before, stories.get(company.company))),
    players: listedPlayers(view, before),
  };
}

/** How things stood when a turn was over, and what happened since. */
interface LastTurn extends CurvePoint {
  readonly since: readonly Event[];
}

/**
 * How things stood when the viewer's last turn was over; for a watcher, the last turn of the player to move. Undefined
 * before, and where the beginning of the match was not heard.
 */
function lastTurn({ as, mover, config, books }: View, heard: readonly Event[]): LastTurn | undefined {
  if (heard[0]?.type !== 'started') return undefined;
  const seat = as === 'watcher' ? mover : as;
  const offers = heard.flatMap((event, at) => (event.type === 'offered' ? [{ to: event.to, at }] : []));
  const last = offers.slice(0, -1).findLastIndex(({ to }) => to === seat);
  const next = offers[last + 1];
  if (last < 0 || next === undefined) return undefined;
  const known = books.map((book) => book !== undefined);
  const { prices, worths } = must(curvesOf(config, known, heard)[last + 1], 'the end of a turn');
  return { prices, worths, since: heard.slice(next.at) };
}

function listedCompany(
  view: View,
  company: CompanyView,
  before: LastTurn | undefined,
  story: PriceStory | undefined,
): ListedCompany {
  const number = companyOf(company.company);
  const shares = view.books.map((book) => book?.shares[number]);
  const issued = sumOf(shares);
  const own = view.as === 'watcher' ? undefined : shares[view.as];
  return {
    ...company,
    issued,
    holdings: shares.map((held) => (held === undefined ? undefined : holdingOf(held, issued))),
    leaders: issued === undefined ? [] : largest(shares),
    change: gainSince(before, company),
    toSplit: roomToSplit(view.config, company.price),
    dividend: own === undefined || view.phase === 'over' ? undefined : dividendOn(view.config, own, company.price),
    parts: story?.parts,
    ties: story?.ties ?? [],
  };
}

function gainSince(before: LastTurn | undefined, { company, price }: CompanyView): number | undefined {
  const old = before?.prices[companyOf(company)];
  if (before === undefined || old === undefined) return undefined;
  const splits = before.since.filter((event) => event.type === 'split' && event.company === company);
  return price * 2 ** splits.length - old;
}

function holdingOf(shares: number, issued: number | undefined): Holding {
  if (issued === undefined) return { shares, part: undefined };
  return { shares, part: issued > 0 ? shares / issued : 0 };
}

function sumOf(shares: readonly (number | undefined)[]): number | undefined {
  return shares.reduce<number | undefined>(
    (sum, held) => (sum === undefined || held === undefined ? undefined : sum + held),
    0,
  );
}

function largest(shares: readonly (number | undefined)[]): Seat[] {
  const most = Math.max(...shares.map((held) => held ?? 0));
  return most > 0 ? [...shares.keys()].filter((seat) => shares[seat] === most) : [];
}

/** A price can stand above the limit, after a merger for one: then the next space splits it. */
function roomToSplit({ growthSplit, growthSplitWhen }: Config, price: number): number | undefined {
  return growthSplitWhen === 'never' ? undefined : Math.max(0, growthSplit - price);
}

function dividendOn({ dividend, arithmetic }: Config, shares: number, price: number): number {
  return dividendOf(dividend, shares, price, arithmetic === 'altair');
}

function listedPlayers({ books }: View, before: LastTurn | undefined): ListedPlayer[] {
  const ranks = ranksOf(books.map((book) => book?.net));
  const former = before === undefined ? undefined : ranksOf(before.worths);
  return books.map((book, seat) => ({
    books: book === undefined ? undefined : { cash: book.cash, net: book.net },
    rank: ranks?.[seat],
    climbed: ranks === undefined || former === undefined ? undefined : climbedBy(seat, former, ranks),
  }));
}

/** How many a player passed, less those who passed them; a player who only drew level passed nobody. */
export function climbedBy(seat: Seat, former: readonly number[], ranks: readonly number[]): number {
  const [was, is] = [must(former[seat], 'a former rank'), must(ranks[seat], 'a rank')];
  return ranks.reduce((sum, other, i) => {
    const before = Math.sign(must(former[i], 'a former rank') - was);
    return before * Math.sign(other - is) < 0 ? sum - before : sum;
  }, 0);
}

/** Who has as much as another shares their rank; undefined where somebody's worth is not known. */
function ranksOf(worths: readonly (number | undefined)[]): readonly number[] | undefined {
  const known = worths.filter((worth) => worth !== undefined);
  if (known.length < worths.length) return undefined;
  return known.map((worth) => 1 + known.filter((other) => other > worth).length);
}
