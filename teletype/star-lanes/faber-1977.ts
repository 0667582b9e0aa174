/** The edition the teletype plays: the game of 1977, and how a match of it begins. */
import type { Chance } from '../../core/chance.ts';
import type { Step } from '../../core/contract.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Config, StarLanesTypes } from '../../games/star-lanes/index.ts';

/** What came of an action that was allowed. */
export type Played = Step<StarLanesTypes>;

/** How a match begins: for this many players, with this chance. */
export type Start = (players: number, chance: Chance) => Played;

export const FABER_1977: Config = edition('faber1977');

/** Begins a match as the program of 1977 does. */
export function startMatch(players: number, chance: Chance): Played {
  return starLanes.start(FABER_1977, players, chance);
}

function edition(name: string): Config {
  const config = starLanes.editions[name];
  if (config === undefined) throw new Error(`there is no edition ${name}`);
  return config;
}
