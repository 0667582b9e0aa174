/**
 * Level 7: the searcher in a hurry. Supply is what captains compete for: who lands often finds the
 * stores before others do. So a short way is preferred even where a long one gains more a day, in its
 * own choice of ports and in the futures it plays.
 */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Config } from '../../games/star-trader/config.ts';
import { starName } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { Bot } from '../bot.ts';
import { CAPTAIN } from './captain.ts';
import { haggled } from './haggle.ts';
import { navigating } from './navigating.ts';
import { tryPorts } from './searcher.ts';
import type { Style } from './style.ts';

/** Dollars a day with one star for a ship and the usual prices, found by playing: more or fewer are worse. */
const DAY = 430;
/** What a unit of the usual margin and bids gains between two stars, as a part of its base price. */
const USUAL_SPREAD = 0.74;
/** Months in store at a star that is visited as often as stars are. */
const MONTHS = 8;

/** What a ship should earn a day: so much less the more ships there are for the stars, or the less prices differ. */
function dayOf({ config, stars, ships }: Position): number {
  return (DAY * stars * spreadOf(config)) / (ships * USUAL_SPREAD);
}

/** What buying and selling brings, by bargaining and by the prices. */
function spreadOf({ bids, margin }: Config): number {
  return haggled('sell', 1, bids) - haggled('buy', 1, bids) + (2 * MONTHS) / (18 * margin);
}

function styleFor(position: Position): Style {
  return { ...CAPTAIN, day: dayOf(position) };
}

export const champion: Bot<StarTraderTypes> = navigating(
  {
    name: 'champion',
    level: 7,
    about: 'Plays more futures ahead than the searcher, and prefers short ways: who lands often finds the stores full.',
    playouts: 300,
  },
  CAPTAIN,
  (position, budget, chance) =>
    starName(position, tryPorts(styleFor(position), position, budget, chance)[0]?.star ?? 0),
);
