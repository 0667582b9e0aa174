/**
 * The dialogue of a bargain, round by round: what the star said and what the captain bid; of the one
 * under way, and of the last one that is over. The star's words of earlier rounds are worked out by
 * the rules from its price and the bids; a bid that ended a bargain for nothing was never told.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { hearAgain, offerOf } from '../../games/star-trader/bargain.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import { Position } from '../../games/star-trader/position.ts';
import type { Event, BargainFailure, Side, View } from '../../games/star-trader/types.ts';

interface BargainSoFar {
  readonly by: number;
  readonly ship: number;
  readonly star: string;
  readonly side: Side;
  readonly good: Good;
  readonly units: number;
  /** Whether the star wanted no more units than these. */
  readonly cut: boolean;
  /** In order; the last is the round that is on, or that ended it. None where the price it began with was not heard. */
  readonly rounds: readonly BargainRound[];
  readonly end: BargainEnd | undefined;
}

interface BargainRound {
  readonly round: number;
  /** What the star offered to pay, or wanted to be paid, for all units. */
  readonly offer: number;
  /** What the captain bid; undefined where it is still to come, or was not told. */
  readonly bid: number | undefined;
}

type BargainEnd =
  /** `fee` where a factor bargained. */
  | { readonly how: 'dealt'; readonly total: number; readonly fee?: number }
  | { readonly how: 'failed'; readonly why: BargainFailure };

export interface Bargains {
  readonly now: BargainSoFar | undefined;
  readonly last: BargainSoFar | undefined;
}

/** Something that was sold or bought. */
export type StopDeal = Event & { readonly type: 'dealt' };

/** What a ship has sold and bought since it landed, in order. */
export function dealsOfStop(heard: readonly Event[], ship: number): readonly StopDeal[] {
  const landed = heard.findLastIndex((event) => event.type === 'landed' && event.ship === ship);
  return heard.slice(landed + 1).filter((event): event is StopDeal => event.type === 'dealt' && event.ship === ship);
}

type BargainOpened = Event & { readonly type: 'opened' };
type StarPriced = Event & { readonly type: 'priced' };

/** The bargain under way and the last one that is over. */
export function bargainsSoFar(view: View, heard: readonly Event[]): Bargains {
  const newest = lastBargain(view, heard);
  if (newest?.bargain.end !== undefined) return { now: undefined, last: newest.bargain };
  const before = newest && lastBargain(view, heard.slice(0, newest.open));
  return { now: newest?.bargain, last: before?.bargain };
}

/** The last bargain among events, and where it was opened. */
function lastBargain(view: View, heard: readonly Event[]) {
  const open = heard.findLastIndex(({ type }) => type === 'opened');
  const opened = heard[open];
  return opened?.type === 'opened' ? { open, bargain: bargainAt(view, heard, open, opened) } : undefined;
}

function bargainAt(view: View, heard: readonly Event[], open: number, opened: BargainOpened): BargainSoFar {
  const { by, ship, star, side, good, units, cut } = opened;
  const following = heard.slice(open + 1);
  const until = following.findIndex(({ type }) => type === 'dealt' || type === 'failed');
  const end = endOf(following[until]);
  const said = until < 0 ? following : following.slice(0, until);
  const declined = said.filter((event) => event.type === 'declined').map(({ total }) => total);
  const bids = [...declined, end?.how === 'dealt' ? end.total : end === undefined ? toPay(view) : undefined];
  const price = priceAt(view, heard, open, opened);
  const rounds = price === undefined ? [] : roundsOf(view, opened, price, bids);
  return { by, ship, star, side, good, units, cut, rounds, end };
}

/** The bid was taken, and the captain is at the bank to pay it. */
function toPay({ ask }: View): number | undefined {
  return ask !== undefined && 'toPay' in ask ? ask.toPay : undefined;
}

function endOf(event: Event | undefined): BargainEnd | undefined {
  if (event?.type === 'dealt') return { how: 'dealt', total: event.total, ...feeOf(event) };
  return event?.type === 'failed' ? { how: 'failed', why: event.why } : undefined;
}

function feeOf({ fee }: Event & { readonly type: 'dealt' }): { readonly fee?: number } {
  return fee === undefined ? {} : { fee };
}

/**
 * What a unit cost when the bargain began: a landing is told with the prices of the day. A match that is played on from a
 * moment may begin after the landing; then they are those of the view, as long as the star has not been priced anew.
 */
function priceAt(
  { stars }: View,
  heard: readonly Event[],
  open: number,
  { star, good }: BargainOpened,
): number | undefined {
  const isOfStar = (event: Event): event is StarPriced => event.type === 'priced' && event.star === star;
  const priced = heard.slice(0, open).findLast(isOfStar);
  const seen = heard.slice(open).some(isOfStar) ? undefined : stars.find((one) => one.star === star);
  const price = (priced ?? seen)?.prices?.[GOODS.indexOf(good)];
  return price === undefined ? undefined : Math.abs(price);
}

function roundsOf(
  { config, players }: View,
  { side, units }: BargainOpened,
  price: number,
  bids: readonly (number | undefined)[],
): BargainRound[] {
  const position = new Position(config, players, new Mulberry32(1));
  position.side = side;
  position.units = units;
  position.fair = price;
  return bids.map((bid, index) => {
    const round = { round: index + 1, offer: offerOf(position), bid };
    if (bid !== undefined) hearAgain(position, bid);
    return round;
  });
}
