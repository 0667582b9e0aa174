/** The adviser of Star Trader in English: what to do, why, and what a review found. */
import type {
  Lot,
  PurchaseLimit,
  StarTraderReason,
  StarTraderSuggestion,
} from '../../bots/star-trader/adviser/advice.ts';
import type { Miss } from '../../bots/star-trader/adviser/misses.ts';
import type { Horizon } from '../../bots/star-trader/searcher.ts';
import { must } from '../../core/must.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import { GOOD_NAMES, money } from '../../games/star-trader/text.ts';
import { formatOf, joined } from '../format.ts';

const { counted } = formatOf('en');
export const weeks = (count: number): string => counted(count, { one: 'week', other: 'weeks' });

/** An answer: `fly to KIRK`. */
export function suggestionWords({ action, good, because }: StarTraderSuggestion): string {
  switch (action.type) {
    case 'sell':
    case 'buy':
      return `${action.type} ${unitsOf(must(action.units, 'units to trade'), must(good, 'a good to trade'))}`;
    case 'bid':
      return `bid ${money(action.total)}`;
    case 'withdraw':
    case 'deposit':
      return `${action.type} ${money(action.amount)}`;
    case 'go':
      return `fly to ${action.star}`;
    case 'factor':
      return 'let a factor bargain';
    case 'bank':
      return 'go to the bank';
    case 'report':
      return 'ask for a report';
    case 'pass':
      return passing(because);
  }
}

function passing({ why }: StarTraderReason): string {
  if (why === 'another-star') return 'sell none';
  if (why === 'room-stays') return 'buy none';
  return why === 'no-second-bargain' ? 'break it off' : 'leave the money where it is';
}

/** Why: one sentence. */
export function reasonWords(reason: StarTraderReason): string {
  switch (reason.why) {
    case 'to-pay':
      return `The bargain costs ${dollars(reason.toPay)}, and you have ${dollars(reason.cash)} on board.`;
    case 'cash-for-purchases':
      return `With ${dollars(reason.keep)} on board you can pay the next purchases.`;
    case 'rest-earns':
      return `${dollars(reason.keep)} on board is enough for the next purchases; the rest earns ${reason.interest} % a year.`;
    case 'listens':
      return `The star still considers that at bid ${reason.round}, and its price moves a fifth of the way; the last bid can then be about ${dollars(reason.last)}.`;
    case 'taken-at-once':
      return 'That is what the star considers fair: it accepts at once.';
    case 'no-second-bargain':
      return 'There is no second bargain for this good on this visit.';
    case 'port':
      return `After ${reason.days} days ${lotWords(reason.lots)}${thenWords(reason.next)}${aheadWords(reason)}`;
    case 'best-bids':
      return bestBids(reason);
    case 'another-star':
      return 'Another star may pay more for them.';
    case 'room-stays':
      return 'Room and cash stay free for something else.';
  }
}

const LIMITS: Readonly<Record<PurchaseLimit, string>> = {
  room: ' The rest of the room is for more profitable goods.',
  money: ' You cannot pay for more.',
};

function bestBids({ side, units, total, need, limit }: StarTraderReason & { readonly why: 'best-bids' }): string {
  const aUnit = units === 1 ? '' : `, ${dollars(total / units)} a unit`;
  const over =
    need === undefined ? '' : `, though it needs only ${need}: it takes up to twice its need at the same price`;
  const spare = limit === undefined ? '' : LIMITS[limit];
  return `With the best bids that ${side === 'buy' ? 'costs' : 'brings'} about ${dollars(total)}${aUnit}${over}.${spare}`;
}

function thenWords(star: string | undefined): string {
  return star === undefined ? '' : `; the plan goes on to ${star}`;
}

/** What the port is ranked by: what comes of it later, where that was tried, else what the stop brings. */
function aheadWords({ ahead, aYear }: StarTraderReason & { readonly why: 'port' }): string {
  if (ahead === undefined) return `: ${dollars(aYear)} a year of flying.`;
  const { than, amount, horizon, gainsMore } = ahead;
  const how = amount < 0 ? 'worse' : 'better';
  const though = gainsMore && amount > 0 ? `, though ${than} gains more at once` : '';
  return `. In the futures played out, that is about ${dollars(Math.abs(amount))} ${how} than ${than} ${laterWords(horizon)}${though}.`;
}

/** When what was tried is compared. */
function laterWords({ days, isEnd }: Horizon): string {
  if (isEnd) return 'by the end';
  const months = Math.round(days / 30);
  return months === 12 ? 'a year later' : `${months} months later`;
}

function lotWords(lots: readonly Lot[]): string {
  const parts = (['sell', 'buy'] as const).flatMap((side) => {
    const goods = lots.filter((lot) => lot.side === side).map(({ units, good }) => unitsOf(units, good));
    return goods.length === 0 ? [] : [`${side} ${joined(goods, 'and')}`];
  });
  return parts.length === 0 ? 'there is nothing to trade' : `you could ${parts.join(' and ')}`;
}

/** What a better answer was. */
export function missWords(miss: Miss): string {
  if (miss.what === 'flight')
    return `${miss.instead} instead of ${miss.to} promised about ${dollars(miss.loss)} more ${laterWords(miss.horizon)}.`;
  if (miss.better === undefined) return 'Nothing was worth a bargain there.';
  const { best, made } = miss.better;
  const done = best.side === 'sell' ? 'sold' : 'bought';
  const would = `The captain would have ${done} ${unitsOf(best.units, best.good)} for about ${dollars(best.total)}`;
  if (made === undefined) return `${would}; none was traded.`;
  return `${would}; it was ${made.units === best.units ? '' : `${made.units} for `}${dollars(made.total)}.`;
}

/** Whole dollars, rounded so that they do not look surer than they are. */
function dollars(amount: number): string {
  return money(Math.round(amount / 100) * 100);
}

function unitsOf(units: number, good: Good): string {
  return `${units} of ${GOOD_NAMES[good]}`;
}

/** On the page of a review. */
export const reviewWords = {
  progress: (done: number, all: number): string => `Analysing stop ${done} of ${all} ...`,
  noTurningPoints: 'No single stop decided this match.',
  at: (who: string, star: string, late: number): string =>
    `${who} at ${star}${late === 0 ? '' : `, ${weeks(late)} late`}.`,
  held: (who: string, star: string, count: number): string => `${who}: delayed at ${star} by ${weeks(count)}.`,
  onTo: (to: string): string => `Then on to ${to}.`,
  misses: 'What better answers would have gained',
  noMisses: 'Not much: every bargain and every flight was about as good as possible.',
  flight: (who: string, better: string, to: string, amount: string, horizon: Horizon): string =>
    `${who}: ${better} instead of ${to} promised about ${amount} more ${laterWords(horizon)}.`,
  trade: (who: string, star: string, amount: string, lots: string): string =>
    `${who} at ${star}: better bargains would have gained about ${amount} more. The Commodore would have traded: ${lots}.`,
  traded: 'Traded',
  lost: 'Loss per flight',
  about:
    'Traded: what the bargains gained, compared with what the computer captain would have gained in the same ports. Loss per flight: how much more a clearly better port promised a year later, or by the end, on average per departure. Luck: by how many days the ships were earlier than expected, in total.',
};
