/** What the catalogues of Star Lanes are written with: the shapes of their parts, and events told with the sentences of a language. */
import type { EventOf } from '../core/contract.ts';
import { usualEdition } from '../core/kit.ts';
import { must } from '../core/must.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import type { Config, Event } from '../games/star-lanes/index.ts';
import { starLanesKit } from '../games/star-lanes/kit.ts';
import { companyName } from '../games/star-lanes/editions.ts';
import type { StarLanesEditionName } from '../games/star-lanes/editions.ts';
import type { StarLanesGroup } from '../games/star-lanes/options.ts';
import type { PricePart } from '../insight/star-lanes/price-parts.ts';
import type { SpaceGap } from '../insight/star-lanes/space-gap.ts';
import type { RuleTexts } from './rules.ts';
import { subject } from './subject.ts';
import type { Subject } from './subject.ts';
import { companyOf } from '../games/star-lanes/position.ts';
import type { Ending, Surroundings } from '../games/star-lanes/types.ts';

/** How many moves a match has where nobody says otherwise. */
export function usualMoves(): number {
  return must(starLanes.editions[usualEdition(starLanesKit)], 'the usual edition').moves;
}

/** What a language must say of the rules. */
export type StarLanesRuleTexts = RuleTexts<Config, StarLanesGroup, StarLanesEditionName>;

/** The sentences of a language. Companies are given by name, amounts as text. */
export interface EventWords {
  readonly you: string;
  readonly player: (number: number) => string;
  readonly money: (amount: number) => string;
  readonly started: (first: Subject) => string;
  readonly offered: (move: number, who: Subject, spaces: string) => string;
  readonly outpost: (who: Subject, space: string) => string;
  readonly lost: (who: Subject, space: string) => string;
  readonly founded: (
    who: Subject,
    company: string,
    space: string,
    around: string,
    event: EventOf<Event, 'founded'>,
  ) => string;
  readonly grown: (
    who: Subject,
    company: string,
    space: string,
    around: string,
    event: EventOf<Event, 'grown'>,
  ) => string;
  readonly merged: (who: Subject, space: string, from: string, into: string, event: EventOf<Event, 'merged'>) => string;
  readonly exchange: (who: Subject, old: number, gained: number, bonus: number) => string;
  readonly joined: (space: string, company: string, around: string, event: EventOf<Event, 'joined'>) => string;
  readonly split: (company: string, from: number, price: number) => string;
  readonly swallowed: (company: string, spaces: number) => string;
  readonly dividend: (who: Subject, amount: number) => string;
  readonly bought: (who: Subject, shares: number, company: string, price: number) => string;
  readonly sold: (who: Subject, shares: number, company: string, price: number) => string;
  readonly traded: (who: Subject, deals: readonly string[]) => string;
  readonly idle: (who: Subject) => string;
  readonly extended: (moves: number) => string;
  readonly ended: (why: string, standings: string) => string;
  readonly endings: Readonly<Record<Exclude<Ending, 'called'>, string>>;
  readonly called: (who: Subject) => string;
  /** What lies around a space, in brackets; empty when nothing does. */
  readonly around: (surroundings: Surroundings) => string;
}

/** Says why a match ended with the words of a language; `who` is who called it. */
export function endingWith({ called, endings }: EventWords): (why: Ending, who: string) => string {
  return (why, who) => (why === 'called' ? called(subject(who, false)) : endings[why]);
}

/** Tells events with the sentences of a language; `you` is the seat of the player who reads them, where one alone does. */
export function tellWith(
  words: EventWords,
): (event: Event, names: readonly string[], config: Config, you?: number) => string {
  return (event, names, config, you) => {
    const who = (seat: number): Subject =>
      seat === you ? subject(words.you, true) : subject(names[seat] ?? words.player(seat + 1), false);
    const what = (letter: string): string => companyName(config, companyOf(letter));
    return tell(words, event, who, what);
  };
}

function tell(
  words: EventWords,
  event: Event,
  who: (seat: number) => Subject,
  what: (letter: string) => string,
): string {
  switch (event.type) {
    case 'started':
      return words.started(who(event.first));
    case 'offered':
      return words.offered(event.move, who(event.to), event.spaces.join(', '));
    case 'outpost':
      return words.outpost(who(event.by), event.space);
    case 'lost':
      return words.lost(who(event.by), event.space);
    case 'founded':
      return words.founded(who(event.by), what(event.company), event.space, words.around(event), event);
    case 'grown':
      return words.grown(who(event.by), what(event.company), event.space, words.around(event), event);
    case 'merged':
      return (
        words.merged(who(event.by), event.space, what(event.from), what(event.into), event) +
        exchanges(words, event, who)
      );
    case 'joined':
      return words.joined(event.space, what(event.company), words.around(event), event);
    case 'split':
      return words.split(what(event.company), event.from, event.price);
    case 'swallowed':
      return words.swallowed(what(event.company), event.spaces.length);
    case 'dividend':
      return words.dividend(who(event.to), event.amount);
    case 'traded':
      return trades(words, event, who, what);
    case 'extended':
      return words.extended(event.movesInAll);
    case 'ended':
      return words.ended(
        event.why === 'called' ? words.called(who(must(event.by, 'who called it'))) : words.endings[event.why],
        event.standings.map(({ net }, seat) => `${who(seat).name} ${words.money(net)}`).join(', '),
      );
  }
}

function exchanges(words: EventWords, event: EventOf<Event, 'merged'>, who: (seat: number) => Subject): string {
  return event.exchanges
    .map(({ old, gained, bonus }, seat) => (old === 0 ? '' : ` ${words.exchange(who(seat), old, gained, bonus)}`))
    .join('');
}

function trades(
  words: EventWords,
  { by, orders }: EventOf<Event, 'traded'>,
  who: (seat: number) => Subject,
  what: (letter: string) => string,
): string {
  const deals = orders
    .filter(({ shares }) => shares !== 0)
    .map(({ company, shares, price }) =>
      shares > 0
        ? words.bought(who(by), shares, what(company), price)
        : words.sold(who(by), -shares, what(company), price),
    );
  return deals.length === 0 ? words.idle(who(by)) : words.traded(who(by), deals);
}

/** What a language says of a price: the whole of it, and each part without its sign. */
export interface PriceWords {
  readonly why: (company: string, price: number, parts: string) => string;
  /** Where nothing is known of how the price came about. */
  readonly noWhy: (company: string, price: number) => string;
  /** `company` is the name of the one that was taken in. */
  readonly part: (part: PricePart, company: string) => string;
}

/** Why a share costs what it costs, in one line. */
export function priceInWords(
  {
    name,
    price,
    parts,
  }: { readonly name: string; readonly price: number; readonly parts: readonly PricePart[] | undefined },
  words: PriceWords,
  naming: (letter: string) => string,
): string {
  if (parts === undefined) return words.noWhy(name, price);
  // What was taken away stands behind what it was taken from.
  const inOrder = parts.toSorted((one, other) => Number(one.amount < 0) - Number(other.amount < 0));
  const sum = inOrder.reduce((told, part) => {
    const one = words.part(part, part.company === undefined ? '' : naming(part.company));
    if (part.amount < 0) return `${told} − ${one}`;
    return told === '' ? one : `${told} + ${one}`;
  }, '');
  return words.why(name, price, sum);
}

/** What a language says of who gains by a space; amounts come with their signs. */
export interface GapWords {
  readonly you: (gain: string) => string;
  readonly rival: (name: string, gain: string) => string;
  readonly noRival: string;
  /** Where the books of the others are private. */
  readonly hidden: string;
  readonly gap: (amount: string) => string;
}

/** Who gains, and the gap that comes of it; without a rival to be compared with there is none. */
export function gapInWords(
  { own, rival, gap }: SpaceGap,
  words: GapWords,
  names: readonly string[],
  money: (amount: number) => string,
): { readonly gains: string; readonly gap: string | undefined } {
  const you = words.you(withSign(own, money));
  if (rival === undefined) return { gains: names.length > 1 ? `${you}, ${words.hidden}` : you, gap: undefined };
  const best =
    rival.gain === 0
      ? words.noRival
      : words.rival(must(names[rival.seat], 'the name of a rival'), withSign(rival.gain, money));
  return { gains: `${you}, ${best}`, gap: words.gap(withSign(gap, money)) };
}

/** A gain or a loss; nothing has no sign. */
function withSign(amount: number, money: (amount: number) => string): string {
  const sign = amount === 0 ? '' : amount < 0 ? '−' : '+';
  return `${sign}${money(Math.abs(amount))}`;
}
