/** What a space would bring, in a line and in a few more: made of the events of the move played on a copy. */
import { foresee } from '../../bots/star-lanes/adviser/foresee.ts';
import { gainOf, sharesOf } from '../../bots/star-lanes/adviser/facts.ts';
import type { Facts } from '../../bots/star-lanes/adviser/facts.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import type { Event } from '../../games/star-lanes/index.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { money } from '../../games/star-lanes/text.ts';
import type { OfferedSpace } from '../../games/star-lanes/types.ts';
import type { Sight } from './sight.ts';

export interface Outcome {
  /** What it is, in a few words. */
  readonly title: string;
  /** What it means, point by point. */
  readonly points: readonly string[];
  /** What the player's own shares and bonuses gain. */
  readonly gain: number;
  /** The companies concerned, the one that is there afterwards first. */
  readonly companies: readonly string[];
}

/** What an offered space would bring the player who is asked; with the first company where there is a choice. */
export function outcomeOf({ position, names, view }: Sight, offered: OfferedSpace, company?: string): Outcome {
  const nothing = { title: '', points: [], gain: 0, companies: [] };
  const facts =
    position === undefined ? undefined : foresee(position, offered.space, company ?? offered.companies?.[0]);
  if (facts === undefined) return nothing;
  const known = view.books.map((books) => books !== undefined);
  return {
    title: titleOf(facts),
    // One's own gain comes first: it is what is compared, and lines may be cut.
    points: [
      ...ownGain(facts),
      ...facts.events.flatMap((event) => pointsOf(event, facts)),
      ...rivalGains(facts, names, known),
    ],
    gain: Math.round(gainOf(facts, facts.by)),
    companies: [...new Set(facts.events.flatMap(companiesIn))],
  };
}

function titleOf(facts: Facts): string {
  const merged = facts.events.filter((event) => event.type === 'merged');
  const [first] = merged;
  if (first !== undefined) {
    const losers = [...new Set(merged.map(({ from }) => nameIn(facts, from)))].join(', ');
    return `merges ${losers} into ${nameIn(facts, first.into)}`;
  }
  for (const event of facts.events) {
    if (event.type === 'founded') return `founds ${nameIn(facts, event.company)}`;
    if (event.type === 'grown') return `extends ${nameIn(facts, event.company)}`;
    if (event.type === 'lost') return 'an outpost, lost to a black hole';
  }
  return 'an outpost';
}

function pointsOf(event: Event, { before, by, after }: Facts): string[] {
  const name = (letter: string): string => companyName(after.config, companyOf(letter));
  switch (event.type) {
    case 'founded':
      return [
        `size ${event.size}, ${money(event.price)} a share`,
        ...(event.shares === 0 ? [] : [`${event.shares} shares are yours`]),
      ];
    case 'grown':
    case 'joined': {
      const company = companyOf(event.company);
      return [
        `size ${before.size[company]!} → ${event.size}`,
        `${money(before.price[company]!)} → ${money(event.price)} a share`,
      ];
    }
    case 'merged': {
      const own = event.exchanges[by];
      return [
        ...(own === undefined || own.old === 0 ? [] : [`your ${own.old} become ${own.gained} of ${name(event.into)}`]),
        ...(own === undefined || own.bonus === 0 ? [] : [`bonus ${money(own.bonus)}`]),
      ];
    }
    case 'split':
      return [`${name(event.company)} splits 2 for 1, to ${money(event.price)}`];
    case 'swallowed':
      return [`${name(event.company)} is swallowed by a black hole`];
    case 'dividend':
      return event.to === by && event.amount !== 0 ? [`dividends ${money(event.amount)}`] : [];
    case 'ended':
      return ['the match is over then'];
    case 'started':
    case 'offered':
    case 'outpost':
    case 'lost':
    case 'traded':
    case 'extended':
      return [];
  }
}

/** What the player's shares gain, those among them that a founder is given. */
function ownGain(facts: Facts): string[] {
  const { before, after, by, events } = facts;
  const touched = [...new Set(events.flatMap(companiesIn))].map(companyOf);
  const owned = touched.some((company) => sharesOf(before, by, company) + sharesOf(after, by, company) !== 0);
  return owned ? [`you ${signed(gainOf(facts, by))}`] : [];
}

/** What the shares of the rivals gain, whose books are known. */
function rivalGains(facts: Facts, names: readonly string[], known: readonly boolean[]): string[] {
  const { by, events } = facts;
  const rivals = known.flatMap((isKnown, seat) => {
    const gain = isKnown && seat !== by ? Math.round(gainOf(facts, seat)) : 0;
    return gain === 0 ? [] : [`${names[seat] ?? ''} ${signed(gain)}`];
  });
  const guessed = events.some(({ type }) => type === 'merged') && known.includes(false);
  return [...rivals, ...(guessed ? ["others' shares are guessed"] : [])];
}

/** With its sign, as gains are told. */
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
