/** A configuration as the whole numbers that `engine/options.h` reads, in its order. */
import type { Scatter } from '../core/options.ts';
import type { Config } from '../games/star-lanes/config.ts';
import { movesInAll } from '../games/star-lanes/position.ts';

const WHEN = { never: 0, reached: 1, passed: 2 } as const;
const COUNTED = { none: 0, one: 1, each: 2 } as const;

/** The numbers of a match; only of options that the engine knows. */
export function optionNumbers(config: Config, players: number): number[] {
  const flags = (...values: readonly boolean[]): number[] => values.map(Number);
  return [
    config.rows,
    config.columns,
    config.companies,
    players,
    config.cash,
    ...scatter(config.stars),
    ...scatter(config.blackHoles),
    config.candidates,
    ...flags(config.deadSpaces === 'outposts', config.tooFew === 'fewer', config.firstOffers === 'founding'),
    config.basePrice,
    config.growth,
    config.starBonus,
    config.outpostBonus,
    Number(config.ties === 'price'),
    COUNTED[config.mergerSize],
    ...flags(config.mergerGrowth, config.mergerStars, config.mergerOutposts),
    config.growthSplit,
    WHEN[config.growthSplitWhen],
    config.mergerSplit,
    WHEN[config.mergerSplitWhen],
    ...flags(config.splits === 'repeated', config.splitRounding === 'half-up'),
    config.dividend,
    Number(config.dividendTo === 'all'),
    config.founderShares,
    config.conversion,
    Number(config.conversionRounding === 'half-up'),
    config.bonus,
    ...flags(
      config.bonusTo === 'largest-holder',
      config.unowned === 'as-one',
      config.trading === 'in-order',
      config.selling !== 'none',
    ),
    config.shares,
    config.blackHolePull,
    ...flags(config.swallow === 'below-zero', config.loneOutposts === 'lost'),
    movesInAll(config, players),
    config.full,
    config.lanes,
    config.largest,
    ...flags(config.endCheck === 'before-trading', config.books === 'private' && config.selling !== 'none'),
  ];
}

/** An exact number and no chance, or -1 and a chance in a million. */
function scatter(marks: Scatter): number[] {
  return 'count' in marks ? [marks.count, 0] : [-1, Math.round((1e6 * marks.each[0]) / marks.each[1])];
}
