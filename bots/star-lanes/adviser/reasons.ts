/** Why a space is good or bad: one sentence in plain words, made of facts. */
import type { Seat } from '../../../core/contract.ts';
import { companyOf } from '../../../games/star-lanes/position.ts';
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
import { companyWord, count, dollars, knownRivals, listed, nameOf, sentence, sharesWord } from './words.ts';
import type { People } from './words.ts';

/** Rivals that are named in a sentence: those it means most to. */
const MOST_RIVALS = 2;

/** What placing does, as one sentence to the player who places. */
export function reasonFor(facts: Facts, people: People): string {
  const said = sayPlacing(facts, people);
  return sentence(endsMatch(facts) ? `${said}, and the match ends` : said);
}

function sayPlacing(facts: Facts, people: People): string {
  if (mergedAway(facts).length > 0) return sayMerger(facts, people);
  for (const event of facts.events) {
    if (event.type === 'lost') return 'A black hole takes the outpost at once; nobody gains anything';
    if (event.type === 'founded') return sayFounding(facts, event);
    if (event.type === 'grown') return sayGrowth(facts, companyOf(event.company), people);
  }
  return 'Places an outpost; nobody gains anything now';
}

function sayFounding(facts: Facts, event: Event & { type: 'founded' }): string {
  const company = companyOf(event.company);
  const name = companyWord(facts.before, company);
  if (isGone(facts, company)) return `Founds ${name}, which a black hole swallows at once`;
  const shares = sharesOf(facts.after, facts.by, company) - sharesOf(facts.before, facts.by, company);
  const given = shares === 0 ? 'no shares for you' : `${sharesWord(shares)} for you`;
  return `Founds ${name}: ${given} at ${dollars(facts.after.price[company]!)}`;
}

function sayGrowth(facts: Facts, company: number, people: People): string {
  const { before, after, by } = facts;
  const name = companyWord(before, company);
  const own = sharesOf(before, by, company);
  const rivals = holders(facts, company, people);
  const gains = [
    own === 0 ? '' : `your ${sharesWord(own)} ${change(gainIn(facts, by, company), own)}`,
    ...rivals.map((seat) => rivalGrowth(facts, company, seat, people, own === 0 && seat === rivals[0])),
  ].filter((part) => part !== '');
  if (isGone(facts, company))
    return `A black hole swallows ${name}${gains.length === 0 ? '' : `: ${gains.join(', ')}`}`;
  const split = sharesForOne(facts, company) > 1 ? ', and its stock splits 2 for 1' : '';
  if (own !== 0) return `Extends ${name}: ${gains.join(', ')}${split}`;
  const prices = `from ${dollars(before.price[company]!)} to ${dollars(after.price[company]! * sharesForOne(facts, company))}`;
  return `Extends ${name} ${prices} a share: ${['you hold none', ...gains].join(', ')}${split}`;
}

function rivalGrowth(facts: Facts, company: number, seat: Seat, people: People, inFull: boolean): string {
  const shares = sharesOf(facts.before, seat, company);
  const number = inFull ? sharesWord(shares) : count(shares);
  return `${nameOf(people, seat)}'s ${number} ${change(gainIn(facts, seat, company), shares)}`;
}

/** The rivals that hold most of a company. */
function holders({ before, by }: Facts, company: number, people: People): Seat[] {
  return knownRivals(people, by)
    .filter((seat) => sharesOf(before, seat, company) > 0)
    .sort((one, other) => sharesOf(before, other, company) - sharesOf(before, one, company))
    .slice(0, MOST_RIVALS);
}

function change(gain: number, subjects = 2): string {
  const verb = gain < 0 ? 'lose' : 'gain';
  return `${verb}${subjects === 1 ? 's' : ''} ${dollars(Math.abs(gain))}`;
}

function sayMerger(facts: Facts, people: People): string {
  const survivor = survivorOf(facts);
  const losers = listed(mergedAway(facts).map((company) => companyWord(facts.before, company)));
  const subject = `Merging ${losers} into ${companyWord(facts.before, survivor)}`;
  const clauses = ownClauses(facts, survivor);
  const others = sayRivals(facts, people);
  if (clauses.length === 0) return `${subject} brings you nothing${others === '' ? '' : `; ${others}`}`;
  const inAll = `in all you ${change(gainOf(facts, facts.by))}`;
  return `${subject} ${listed(clauses)}; ${[inAll, others].filter((part) => part !== '').join(', ')}`;
}

function survivorOf({ events }: Facts): number {
  const joined = events.find((event) => event.type === 'joined');
  return companyOf(joined?.company ?? '');
}

/** What the merger does to the player's own bonus and shares. */
function ownClauses(facts: Facts, survivor: number): string[] {
  const { before, after, by } = facts;
  const bonus = bonusOf(facts, by);
  const old = mergedAway(facts).reduce((sum, company) => sum + sharesOf(before, by, company), 0);
  const had = sharesOf(before, by, survivor);
  const paid = bonus === 0 ? [] : [`${bonus < 0 ? 'costs' : 'pays'} you ${dollars(Math.abs(bonus))} now`];
  if (isGone(facts, survivor)) {
    return old === 0 && had === 0 ? paid : [...paid, `lets a black hole swallow your ${sharesWord(old + had)}`];
  }
  const one = sharesForOne(facts, survivor);
  const gained = sharesOf(after, by, survivor) / one - had;
  const rise = after.price[survivor]! * one - before.price[survivor]!;
  return [
    ...paid,
    ...(old === 0 ? [] : [`turns your ${sharesWord(old)} into ${count(gained)}`]),
    ...(had === 0
      ? []
      : [`${rise < 0 ? 'lowers' : 'raises'} your ${sharesWord(had)} by ${dollars(Math.abs(rise))} each`]),
  ];
}

/** What the rivals gain that gain (or lose) most. */
function sayRivals(facts: Facts, people: People): string {
  return knownRivals(people, facts.by)
    .map((seat) => ({ seat, gain: gainOf(facts, seat) }))
    .filter(({ gain }) => Math.round(gain) !== 0)
    .sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
    .slice(0, MOST_RIVALS)
    .map(({ seat, gain }) => `${nameOf(people, seat)} ${change(gain, 1)}`)
    .join(', ');
}
