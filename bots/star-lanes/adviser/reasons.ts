/** Why a space is good or bad, as data made of the facts of the move. */
import { must } from '../../../core/must.ts';
import { companyOf, letterOf } from '../../../games/star-lanes/position.ts';
import type { Event } from '../../../games/star-lanes/types.ts';
import {
  bonusOf,
  endsMatch,
  gainIn,
  gainOf,
  isGone,
  mergedAway,
  sharesForOne,
  sharesOf,
} from '../../../insight/star-lanes/facts.ts';
import type { Facts } from '../../../insight/star-lanes/facts.ts';
import { knownRivals } from './advice.ts';
import type { PlacingReason, Stake } from './advice.ts';

/** Rivals that are named: those it means most to. */
const MOST_RIVALS = 2;

/** What placing does; `known` says whose books are known, seat by seat. */
export function reasonFor(facts: Facts, known: readonly boolean[]): PlacingReason {
  const ends = endsMatch(facts);
  if (mergedAway(facts).length > 0) return { ...merger(facts, known), ends };
  for (const event of facts.events) {
    if (event.type === 'lost') return { why: 'lost', ends };
    if (event.type === 'founded') return { ...founding(facts, event), ends };
    if (event.type === 'grown') return { ...growth(facts, companyOf(event.company), known), ends };
  }
  return { why: 'outpost', ends };
}

function founding(facts: Facts, event: Event & { type: 'founded' }) {
  const company = companyOf(event.company);
  const { before, after, by } = facts;
  return {
    why: 'founds',
    company: event.company,
    swallowed: isGone(facts, company),
    shares: sharesOf(after, by, company) - sharesOf(before, by, company),
    price: after.price[company]!,
  } as const;
}

function growth(facts: Facts, company: number, known: readonly boolean[]) {
  const { before, after, by } = facts;
  const forOne = sharesForOne(facts, company);
  const stakeOf = (seat: number): Stake => ({
    seat,
    shares: sharesOf(before, seat, company),
    gain: gainIn(facts, seat, company),
  });
  const rivals = knownRivals(known, by)
    .map(stakeOf)
    .filter(({ shares }) => shares > 0)
    .toSorted((one, other) => other.shares - one.shares);
  return {
    why: 'grows',
    company: letterOf(company),
    swallowed: isGone(facts, company),
    splits: forOne > 1,
    price: { from: before.price[company]!, to: after.price[company]! * forOne },
    own: stakeOf(by),
    rivals: rivals.slice(0, MOST_RIVALS),
  } as const;
}

function merger(facts: Facts, known: readonly boolean[]) {
  const { before, after, by } = facts;
  const gone = mergedAway(facts);
  const survivor = survivorOf(facts);
  const forOne = sharesForOne(facts, survivor);
  const had = sharesOf(before, by, survivor);
  return {
    why: 'merges',
    from: gone.map(letterOf),
    into: letterOf(survivor),
    swallowed: isGone(facts, survivor),
    bonus: bonusOf(facts, by),
    old: gone.reduce((sum, company) => sum + sharesOf(before, by, company), 0),
    gained: sharesOf(after, by, survivor) / forOne - had,
    had,
    rise: after.price[survivor]! * forOne - before.price[survivor]!,
    gain: gainOf(facts, by),
    rivals: rivalGains(facts, known),
  } as const;
}

function survivorOf({ events }: Facts): number {
  const joined = events.find((event) => event.type === 'joined');
  return companyOf(must(joined, 'the company that a merger leaves').company);
}

/** What the rivals gain that gain (or lose) most. */
function rivalGains(facts: Facts, known: readonly boolean[]) {
  return knownRivals(known, facts.by)
    .map((seat) => ({ seat, gain: gainOf(facts, seat) }))
    .filter(({ gain }) => Math.round(gain) !== 0)
    .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
    .slice(0, MOST_RIVALS);
}
