/**
 * Why a share costs what it costs, followed from the events of a match: what its spaces, stars, outposts and black holes
 * brought, what came with the companies it took in, and what splits halved away. The parts add up to the price.
 */
import { must } from '../../core/must.ts';
import type { Config } from '../../games/star-lanes/config.ts';
import { neighbour, spaceName, spaceNumber } from '../../games/star-lanes/spaces.ts';
import type { Event, Surroundings } from '../../games/star-lanes/types.ts';
import { changesCompany } from './company-events.ts';
import type { CompanyEvent } from './company-events.ts';

/** A part of a price: how often something counts, and what all of it adds; below zero, what it takes away. */
export interface PricePart {
  /**
   * `founding` stands where a founding is worth something else than a space, `company` is the price of one that was taken in,
   * `splits` is what all halvings together took away.
   */
  readonly part: 'founding' | 'spaces' | 'stars' | 'outposts' | 'holes' | 'company' | 'splits';
  readonly count: number;
  readonly amount: number;
  /** The company that was taken in. */
  readonly company?: string;
}

/** A star that counts for a company, and the space of the company it counted for. */
export interface StarTie {
  readonly star: string;
  readonly lane: string;
}

/** What is known of the price of one company. */
export interface PriceStory {
  readonly parts: readonly PricePart[];
  readonly ties: readonly StarTie[];
}

/** The stories of the companies on the map, by letter; one whose founding was not heard of has none. */
export function priceStories(
  config: Config,
  map: readonly string[],
  heard: readonly Event[],
): ReadonlyMap<string, PriceStory> {
  const stories = new PriceStories(config, map);
  for (const event of heard.filter(changesCompany)) stories.hear(event);
  return stories.all;
}

class PriceStories {
  readonly all = new Map<string, PriceStory>();
  readonly #config: Config;
  readonly #map: readonly string[];

  constructor(config: Config, map: readonly string[]) {
    this.#config = config;
    this.#map = map;
  }

  hear(event: CompanyEvent): void {
    switch (event.type) {
      case 'founded':
        this.all.set(event.company, { parts: [], ties: [] });
        this.#add(event.company, [this.#founding()]);
        return this.#takeIn(event);
      case 'grown':
        this.#add(event.company, [this.#spaces(1)]);
        return this.#takeIn(event);
      case 'joined':
        if (this.#config.mergerGrowth) this.#add(event.company, [this.#spaces(1)]);
        return this.#takeIn(event);
      case 'merged':
        return this.#merge(event);
      case 'split':
        return this.#add(event.company, [{ part: 'splits', count: 1, amount: event.price - event.from }]);
      case 'swallowed':
        this.all.delete(event.company);
    }
  }

  #merge({ from, into, fromPrice }: Event & { type: 'merged' }): void {
    const ties = this.all.get(from)?.ties;
    this.#add(into, [{ part: 'company', count: 1, amount: fromPrice, company: from }], ties);
    this.all.delete(from);
  }

  /** What a company costs before anything counts: where that is what a space counts for, it reads as one. */
  #founding(): PricePart {
    const { basePrice, growth } = this.#config;
    return basePrice === growth ? this.#spaces(1) : { part: 'founding', count: 1, amount: basePrice };
  }

  #spaces(count: number): PricePart {
    return { part: 'spaces', count, amount: count * this.#config.growth };
  }

  #takeIn({ company, space, stars, holes, outposts }: Surroundings & { company: string; space: string }): void {
    const { starBonus, outpostBonus, blackHolePull, growth } = this.#config;
    const ties = stars === 0 ? [] : this.#starsBeside(space).map((star) => ({ star, lane: space }));
    this.#add(
      company,
      [
        { part: 'stars', count: stars, amount: stars * starBonus },
        outpostBonus === growth
          ? this.#spaces(outposts.length)
          : { part: 'outposts', count: outposts.length, amount: outposts.length * outpostBonus },
        { part: 'holes', count: holes, amount: -holes * blackHolePull },
      ],
      ties,
    );
  }

  #starsBeside(space: string): string[] {
    const { rows, columns } = this.#config;
    const at = must(spaceNumber(space, rows, columns), 'a space of the galaxy');
    return [0, 1, 2, 3]
      .map((side) => spaceName(neighbour(at, columns + 2, side), columns))
      .filter((beside) => this.#markAt(beside) === '*');
  }

  #markAt(space: string): string | undefined {
    const { rows, columns } = this.#config;
    const at = spaceNumber(space, rows, columns);
    return at === undefined ? undefined : this.#map[Math.floor(at / (columns + 2)) - 1]?.[(at % (columns + 2)) - 1];
  }

  #add(company: string, parts: readonly PricePart[], ties: readonly StarTie[] = []): void {
    const story = this.all.get(company);
    if (story === undefined) return;
    this.all.set(company, {
      parts: parts.filter(({ amount }) => amount !== 0).reduce(withPart, story.parts),
      ties: [...story.ties, ...ties],
    });
  }
}

/** Equal parts are counted together. */
function withPart(parts: readonly PricePart[], part: PricePart): readonly PricePart[] {
  const place = parts.findIndex((one) => one.part === part.part && one.company === part.company);
  const old = parts[place];
  if (old === undefined) return [...parts, part];
  return parts.with(place, { ...old, count: old.count + part.count, amount: old.amount + part.amount });
}
