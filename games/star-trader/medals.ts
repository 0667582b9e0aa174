/**
 * Medals for playing alone: bronze for what the trader reaches in half of its matches, silver for
 * what the captain reaches in half of them, gold in one of ten. The figures are what
 * `npm run bench:medals -- --game star-trader` prints; with other options than an edition's own there
 * are no medals, for nobody has measured them.
 */
import { medalsOf } from '../../core/medals.ts';
import type { MedalWorths } from '../../core/medals.ts';
import type { Config } from './config.ts';
import { starTraderOptions } from './options.ts';

/** The least worth for bronze, silver and gold, by edition. */
const WORTHS: Readonly<Record<string, MedalWorths>> = {
  remake: [860_000, 1_700_000, 1_900_000],
  today: [1_100_000, 2_100_000, 2_200_000],
};

export const { medalFor, nextMedal } = medalsOf(WORTHS, (config: Config) => starTraderOptions.format(config));
