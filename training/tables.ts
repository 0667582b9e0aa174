/** The tables that self-play trains on: editions, and options drawn at random around them. `lab.py` reads them from `tables.json`. */
import type { Chance } from '../core/chance.ts';
import { must } from '../core/must.ts';
import { unwrap } from '../core/result.ts';
import type { Config } from '../games/star-lanes/config.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import { planningConfig } from '../insight/star-lanes/known-position.ts';

/** What is played, and for how many. */
export interface TrainingTable {
  readonly config: Config;
  readonly players: number;
}

/** An edition as the engine plays it: to the dollar, in whole shares, short sales left out. */
export function trainingConfig(notation: string): Config {
  const config = unwrap(starLanes.parseConfig(notation));
  return { ...planningConfig(config), fractions: false, selling: config.selling === 'none' ? 'none' : 'owned' };
}

const SHIPPED = ['faber1977', 'today', 'quick', 'grand', 'osborne', 'singer1984', 'napoli1979'] as const;

/** Any edition, some of its options changed. */
export function anyTable(chance: Chance): TrainingTable {
  const base = trainingConfig(pick(chance, SHIPPED));
  const large = base.companies > 6;
  const companies = large ? between(chance, 3, 12) : between(chance, 3, 6);
  const players = between(chance, 1, large ? 8 : 4);
  const size = large
    ? { rows: between(chance, 8, 14), columns: between(chance, 9, 20) }
    : { rows: between(chance, 5, 10), columns: between(chance, 6, 12) };
  const changes: Partial<Config>[] = [
    { ...size, companies },
    { candidates: between(chance, 2, 8) },
    { selling: pick(chance, ['none', 'owned']) },
    { trading: pick(chance, ['sheet', 'in-order']) },
    { cash: 500 * between(chance, 0, 40), founderShares: between(chance, 0, 12) },
    { growth: 25 * between(chance, 0, 8), starBonus: 100 * between(chance, 0, 10) },
    { outpostBonus: 25 * between(chance, 0, 8), basePrice: 25 * between(chance, 1, 12) },
    { growthSplit: 500 * between(chance, 2, 12), growthSplitWhen: pick(chance, ['reached', 'passed', 'never']) },
    { mergerSplit: 500 * between(chance, 2, 12), mergerSplitWhen: pick(chance, ['reached', 'passed', 'never']) },
    { splits: pick(chance, ['once', 'repeated']), splitRounding: pick(chance, ['down', 'half-up']) },
    { dividend: between(chance, 0, 12), dividendTo: pick(chance, ['mover', 'all']) },
    { conversion: between(chance, 1, 4), conversionRounding: pick(chance, ['half-up', 'down']) },
    { bonus: between(chance, 0, 20), bonusTo: pick(chance, ['holders', 'largest-holder']) },
    { unowned: pick(chance, ['nothing', 'as-one']), ties: pick(chance, ['compass', 'price']) },
    { mergerSize: pick(chance, ['none', 'one', 'each']), mergerGrowth: chance.draw() < 0.5 },
    { mergerStars: chance.draw() < 0.5, mergerOutposts: chance.draw() < 0.5 },
    { deadSpaces: pick(chance, ['refused', 'outposts']), tooFew: pick(chance, ['end', 'fewer']) },
    { firstOffers: pick(chance, ['any', 'founding']) },
    { shares: 20 * between(chance, 1, 40) },
    { blackHoles: { each: [1, between(chance, 20, 90)] }, blackHolePull: 100 * between(chance, 0, 8) },
    { blackHoles: { count: between(chance, 1, 5) }, stars: { count: between(chance, 3, 9) } },
    { stars: { each: [1, between(chance, 8, 40)] } },
    { swallow: pick(chance, ['at-zero', 'below-zero']), loneOutposts: pick(chance, ['stay', 'lost']) },
    { endCheck: pick(chance, ['after-trading', 'before-trading']) },
    { books: pick(chance, ['open', 'private']) },
  ];
  const changed = { ...base };
  for (const change of changes) if (chance.draw() < 0.3) Object.assign(changed, change);
  return { config: { ...changed, ...anyEnd(chance, changed.rows * changed.columns) }, players };
}

/** Mostly by moves; else whatever else editions have. */
function anyEnd(chance: Chance, spaces: number): Partial<Config> {
  const none = { moves: 0, rounds: 0, full: 0, lanes: 0, largest: 0 };
  const drawn = chance.draw();
  if (drawn < 0.4) return { ...none, moves: between(chance, 8, Math.round(0.6 * spaces)) };
  if (drawn < 0.7) return { ...none, rounds: between(chance, 4, 20) };
  if (drawn < 0.8) return { ...none, lanes: between(chance, 10, Math.round(0.6 * spaces)) };
  if (drawn < 0.9) return { ...none, full: between(chance, 20, 60) };
  return { ...none, largest: between(chance, 8, Math.round(0.4 * spaces)) };
}

function between(chance: Chance, least: number, most: number): number {
  return least + Math.floor(chance.draw() * (most - least + 1));
}

function pick<const T>(chance: Chance, values: readonly T[]): T {
  return must(values[Math.floor(chance.draw() * values.length)], 'a value');
}
