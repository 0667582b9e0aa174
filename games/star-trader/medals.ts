/**
 * Medals for playing alone: bronze for what the trader reaches in half of its matches, silver for
 * what the captain reaches in half of them, gold in one of ten. The figures are what
 * `npm run bench:medals -- --game star-trader` prints; with other options than an edition's own there
 * are no medals, for nobody has measured them.
 */
import { bestMedal, medalAfter } from '../../core/medals.ts';
import type { Least, Medal } from '../../core/medals.ts';
import type { Config } from './config.ts';
import { starTraderOptions } from './options.ts';

/** The least worth for bronze, silver and gold, by edition. */
const LEAST: Readonly<Record<string, Least>> = {
  remake: [860_000, 1_700_000, 1_900_000],
  today: [1_100_000, 2_100_000, 2_200_000],
};

/** The best medal a solo worth earns; undefined when it earns none. */
export function medalFor(config: Config, worth: number): Medal | undefined {
  return bestMedal(LEAST[starTraderOptions.format(config)], worth);
}

/** The next better medal and the worth it needs; undefined when there is none. */
export function nextMedal(config: Config, worth: number): { medal: Medal; worth: number } | undefined {
  return medalAfter(LEAST[starTraderOptions.format(config)], worth);
}

/** What bronze, silver and gold take; undefined where nobody has measured it. */
export function leastFor(config: Config): Least | undefined {
  return LEAST[starTraderOptions.format(config)];
}
