/**
 * Medals for playing alone against the clock of moves: bronze for what the greedy player reaches in
 * half of its matches, silver for what the strategist reaches in half of them, gold in one of ten.
 * The figures are what `npm run bench:medals` prints; with other options than an edition's own there
 * are no medals, for nobody has measured them.
 */
import { medalsOf } from '../../core/medals.ts';
import type { MedalWorths } from '../../core/medals.ts';
import type { Config } from './config.ts';
import { starLanesOptions } from './options.ts';

/** The least worth for bronze, silver and gold, by edition. */
const WORTHS: Readonly<Record<string, MedalWorths>> = {
  faber1977: [11_000_000, 63_000_000, 470_000_000],
  microbee1988: [11_000_000, 62_000_000, 530_000_000],
  beej: [150_000_000, 720_000_000_000, 5_600_000_000_000],
  today: [11_000_000, 1_100_000_000, 18_000_000_000],
  quick: [32_000, 40_000, 94_000],
  grand: [110_000, 150_000, 400_000],
};

export const { medalFor, nextMedal } = medalsOf(WORTHS, (config: Config) => starLanesOptions.format(config));
