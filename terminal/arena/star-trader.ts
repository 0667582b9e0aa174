/** Star Trader in the arena. */
import { starTraderBots } from '../../bots/star-trader/index.ts';
import { anyAction } from '../../games/star-trader/any-action.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { arenaGame } from './arena-game.ts';

export const starTraderArena = arenaGame({ game: starTrader, bots: starTraderBots, fallback: anyAction });
