/**
 * What placing on a space brings everybody, found out by playing it on a copy under the match's own
 * rules and listening: nothing here works out a rule.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Seat } from '../../core/contract.ts';
import { Position, companyOf, letterOf } from '../../games/star-lanes/position.ts';
import { playSpace } from '../../games/star-lanes/turn.ts';
import type { Event } from '../../games/star-lanes/types.ts';

/** The events of placing, and what lay around before and after. */
export interface Facts {
  readonly by: Seat;
  readonly before: Position;
  readonly after: Position;
  readonly events: readonly Event[];
}

/** Places a space on a copy; `chosen` is -1 where there is no choice. */
export function factsOf(position: Position, space: number, chosen: number): Facts {
  // Its own chance: the draws of the match stay secret.
  const after = new Position(position.config, position.players, new Mulberry32(1), position);
  const events: Event[] = [];
  playSpace(after, space, chosen, (event) => events.push(event));
  return { by: position.mover, before: position, after, events };
}

/** A seat's shares of a company. */
export function sharesOf({ held, config }: Position, seat: Seat, company: number): number {
  return held[seat * config.companies + company]!;
}

/** What a seat's shares of one company gain; below zero, lose. */
export function gainIn({ before, after }: Facts, seat: Seat, company: number): number {
  return valueOf(after, seat, company) - valueOf(before, seat, company);
}

/** What a seat gains in all by the space itself: by its shares and by bonuses, dividends aside. */
export function gainOf(facts: Facts, seat: Seat): number {
  let gain = bonusOf(facts, seat);
  for (let company = 0; company < facts.before.config.companies; company++) gain += gainIn(facts, seat, company);
  return gain;
}

/** What mergers pay a seat. */
export function bonusOf({ events }: Facts, seat: Seat): number {
  return events.reduce((sum, event) => sum + (event.type === 'merged' ? event.exchanges[seat]!.bonus : 0), 0);
}

/** The companies that are merged away, each once. */
export function mergedAway({ events }: Facts): number[] {
  const letters = events.flatMap((event) => (event.type === 'merged' ? [event.from] : []));
  return [...new Set(letters)].map(companyOf);
}

/** One share of a company before, in shares after: splits double it. */
export function sharesForOne({ events }: Facts, company: number): number {
  const splits = events.filter((event) => event.type === 'split' && event.company === letterOf(company));
  return 2 ** splits.length;
}

/** Whether a black hole takes the company. */
export function isGone({ events }: Facts, company: number): boolean {
  return events.some((event) => event.type === 'swallowed' && event.company === letterOf(company));
}

/** Whether the match ends with this space. */
export function endsMatch({ events }: Facts): boolean {
  return events.some(({ type }) => type === 'ended');
}

function valueOf(position: Position, seat: Seat, company: number): number {
  return sharesOf(position, seat, company) * position.price[company]!;
}
