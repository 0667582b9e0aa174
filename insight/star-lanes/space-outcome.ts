/**
 * What an offered space has in store for the player who is asked, as data: screens put it into
 * words, in the browser and in the terminal. Made of the facts of the move alone.
 */
import type { Seat } from '../../core/contract.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { Event } from '../../games/star-lanes/types.ts';
import { changesCompany, companiesIn } from './company-events.ts';
import { endsMatch, gainOf, sharesOf } from './facts.ts';
import type { Facts } from './facts.ts';
import { shapeAfter } from './shape-after.ts';
import type { ShapeAfter } from './shape-after.ts';
import { spaceGap } from './space-gap.ts';
import type { SpaceGap } from './space-gap.ts';

/** What the space is. Companies are named by their letters. */
export type SpaceDeed =
  | { readonly deed: 'outpost' | 'lost' }
  | { readonly deed: 'founds' | 'grows'; readonly company: string }
  | { readonly deed: 'merges'; readonly from: readonly string[]; readonly into: string };

/** One thing that comes of it, in the order in which things happen. */
export type SpaceEffect =
  | { readonly point: 'founded'; readonly size: number; readonly price: number; readonly shares: number }
  | { readonly point: 'grown'; readonly size: FromTo; readonly price: FromTo }
  | { readonly point: 'exchanged'; readonly old: number; readonly gained: number; readonly into: string }
  | { readonly point: 'bonus' | 'dividend'; readonly amount: number }
  | { readonly point: 'split'; readonly company: string; readonly price: number }
  | { readonly point: 'swallowed'; readonly company: string };

export interface FromTo {
  readonly from: number;
  readonly to: number;
}

export interface SpaceOutcome {
  readonly deed: SpaceDeed;
  /** The companies concerned, the one that is there afterwards first. */
  readonly companies: readonly string[];
  readonly effects: readonly SpaceEffect[];
  /** The player's shares of these companies so far, and what all the player holds gains, bonuses among it. */
  readonly own: { readonly shares: number; readonly gain: number };
  /** The same against the rival who gains most. */
  readonly gap: SpaceGap;
  /** The map it leaves. */
  readonly shape: ShapeAfter;
  /** The others whose books are known and who gain or lose by it. */
  readonly rivals: readonly { readonly seat: Seat; readonly gain: number }[];
  /** Whether it rests on a guess at private books. */
  readonly isGuessed: boolean;
  /** Whether the match ends with it. */
  readonly ends: boolean;
}

/** `known` says whose books are known, seat by seat. */
export function spaceOutcome(facts: Facts, known: readonly boolean[]): SpaceOutcome {
  const { events, before, by } = facts;
  const companies = [...new Set(events.filter(changesCompany).flatMap(companiesIn))];
  const gap = spaceGap(facts, known);
  const shares = companies.reduce((sum, company) => sum + sharesOf(before, by, companyOf(company)), 0);
  return {
    deed: deedOf(events),
    companies,
    effects: events.flatMap((event) => pointsOf(event, facts)),
    own: { shares, gain: gap.own },
    gap,
    shape: shapeAfter(facts),
    rivals: companies.length === 0 ? [] : rivalsOf(facts, known),
    isGuessed: events.some(({ type }) => type === 'merged') && known.includes(false),
    ends: endsMatch(facts),
  };
}

function deedOf(events: readonly Event[]): SpaceDeed {
  const merged = events.filter((event) => event.type === 'merged');
  const [first] = merged;
  if (first !== undefined)
    return { deed: 'merges', from: [...new Set(merged.map(({ from }) => from))], into: first.into };
  for (const event of events) {
    if (event.type === 'founded') return { deed: 'founds', company: event.company };
    if (event.type === 'grown') return { deed: 'grows', company: event.company };
    if (event.type === 'lost') return { deed: 'lost' };
  }
  return { deed: 'outpost' };
}

function pointsOf(event: Event, { before, by }: Facts): SpaceEffect[] {
  switch (event.type) {
    case 'founded':
      return [{ point: 'founded', size: event.size, price: event.price, shares: event.shares }];
    case 'grown':
    case 'joined': {
      const company = companyOf(event.company);
      const size = { from: before.size[company]!, to: event.size };
      return [{ point: 'grown', size, price: { from: before.price[company]!, to: event.price } }];
    }
    case 'merged': {
      const { old, gained, bonus } = event.exchanges[by] ?? { old: 0, gained: 0, bonus: 0 };
      return [
        ...(old === 0 ? [] : [{ point: 'exchanged', old, gained, into: event.into } as const]),
        ...(bonus === 0 ? [] : [{ point: 'bonus', amount: bonus } as const]),
      ];
    }
    case 'split':
      return [{ point: 'split', company: event.company, price: event.price }];
    case 'swallowed':
      return [{ point: 'swallowed', company: event.company }];
    case 'dividend':
      return event.to === by && event.amount !== 0 ? [{ point: 'dividend', amount: event.amount }] : [];
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

function rivalsOf(facts: Facts, known: readonly boolean[]): SpaceOutcome['rivals'] {
  return known.flatMap((isKnown, seat) => {
    const gain = isKnown && seat !== facts.by ? Math.round(gainOf(facts, seat)) : 0;
    return gain === 0 ? [] : [{ seat, gain }];
  });
}
