/** What a move would bring, in the reader's words: made of the events of the move played on a copy. */
import { gainOf, sharesOf } from '../../bots/star-lanes/adviser/facts.ts';
import type { Facts } from '../../bots/star-lanes/adviser/facts.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import type { Event } from '../../games/star-lanes/index.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { money, t } from '../text/text.ts';

export interface Outcome {
  /** What it is, in a few words. */
  readonly title: string;
  /** What it means, point by point. */
  readonly lines: readonly string[];
  /** The companies concerned, for their badges. */
  readonly companies: readonly string[];
}

/** Who looks: the names of the seats, and whose books are known. */
export interface Readers {
  readonly names: readonly string[];
  readonly known: readonly boolean[];
}

export function outcomeOf(facts: Facts, readers: Readers): Outcome {
  const { events } = facts;
  const ends = events.some(({ type }) => type === 'ended') ? [t().outcome.ends] : [];
  return {
    title: titleOf(facts),
    lines: [...events.flatMap((event) => linesOf(event, facts)), ...gains(facts, readers), ...ends],
    companies: [...new Set(events.flatMap((event) => companiesIn(event)))],
  };
}

function titleOf(facts: Facts): string {
  const words = t().outcome;
  const merged = facts.events.filter((event) => event.type === 'merged');
  const [first] = merged;
  if (first !== undefined) {
    const losers = [...new Set(merged.map(({ from }) => nameIn(facts, from)))].join(', ');
    return words.merges(losers, nameIn(facts, first.into));
  }
  for (const event of facts.events) {
    if (event.type === 'founded') return words.founds(nameIn(facts, event.company));
    if (event.type === 'grown') return words.grows(nameIn(facts, event.company));
    if (event.type === 'lost') return words.lost;
  }
  return words.outpost;
}

function linesOf(event: Event, facts: Facts): string[] {
  const words = t().outcome;
  const { before, by } = facts;
  switch (event.type) {
    case 'founded':
      return [
        `${words.size(0, event.size)}, ${words.price(0, event.price)}`,
        ...(event.shares === 0 ? [] : [words.gift(event.shares)]),
      ];
    case 'grown':
    case 'joined': {
      const company = companyOf(event.company);
      return [`${words.size(before.size[company]!, event.size)}, ${words.price(before.price[company]!, event.price)}`];
    }
    case 'merged': {
      const own = event.exchanges[by];
      return [
        ...(own === undefined || own.old === 0 ? [] : [words.converts(own.old, own.gained, nameIn(facts, event.into))]),
        ...(own === undefined || own.bonus === 0 ? [] : [words.bonus(own.bonus)]),
      ];
    }
    case 'split':
      return [words.splits(nameIn(facts, event.company), event.price)];
    case 'swallowed':
      return [words.swallowed(nameIn(facts, event.company))];
    case 'dividend':
      return event.to === by && event.amount !== 0 ? [words.dividend(event.amount)] : [];
    case 'started':
    case 'offered':
    case 'outpost':
    case 'lost':
    case 'traded':
    case 'extended':
    case 'ended':
      return [];
  }
}

/** What the player's shares gain, and those of the rivals whose books are known. */
function gains(facts: Facts, { names, known }: Readers): string[] {
  const words = t().outcome;
  const { before, by, events } = facts;
  const touched = [...new Set(events.flatMap((event) => companiesIn(event)))].map(companyOf);
  if (touched.length === 0) return [];
  const own = touched.reduce((sum, company) => sum + sharesOf(before, by, company), 0);
  const mine = own === 0 ? [] : [words.own(own, signed(gainOf(facts, by)))];
  const rivals = known.flatMap((isKnown, seat) => {
    const gain = isKnown && seat !== by ? Math.round(gainOf(facts, seat)) : 0;
    return gain === 0 ? [] : [words.rival(names[seat] ?? '', signed(gain))];
  });
  const merges = events.some(({ type }) => type === 'merged');
  return [...mine, ...rivals, ...(merges && known.includes(false) ? [words.guessed] : [])];
}

function signed(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${money(Math.abs(Math.round(amount)))}`;
}

function companiesIn(event: Event): string[] {
  switch (event.type) {
    case 'founded':
    case 'grown':
    case 'joined':
    case 'swallowed':
    case 'split':
      return [event.company];
    case 'merged':
      return [event.into, event.from];
    case 'started':
    case 'offered':
    case 'outpost':
    case 'lost':
    case 'dividend':
    case 'traded':
    case 'extended':
    case 'ended':
      return [];
  }
}

function nameIn({ before }: Facts, letter: string): string {
  return companyName(before.config, companyOf(letter));
}
