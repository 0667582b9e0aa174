/** The edition the teletype plays: the game of 1974, standard or with the answers of an own game. */
import type { Step } from '../../core/contract.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Config, StarTraderTypes } from '../../games/star-trader/index.ts';

/** What came of an action that was allowed. */
export type Played = Step<StarTraderTypes>;

export const KAUFMAN_1974: Config = edition('kaufman1974');

function edition(name: string): Config {
  const config = starTrader.editions[name];
  if (config === undefined) throw new Error(`there is no edition ${name}`);
  return config;
}
