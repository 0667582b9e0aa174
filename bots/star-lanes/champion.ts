/**
 * Level 7: the trained network chooses the arms worth trying, everybody plays on by the network for
 * one more round, and the network judges where that leads. Without its weights the searcher plays.
 */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Bot } from '../bot.ts';
import { Arms } from './arms.ts';
import { Judge } from './judge.ts';
import { Network, chanceOf } from './network.ts';
import { search } from './search.ts';
import type { Playout, Tried } from './search.ts';
import { searcher, tryArms } from './searcher.ts';
import { searchingThinker } from './thinker.ts';
import type { Choose } from './thinker.ts';
import type { Weights } from './weights.ts';
import { victory } from './worth.ts';

const TRIED_ARMS = 6;

/** The champion with its weights; without them, the searcher under the champion's name. */
export function championWith(weights: Weights | undefined): Bot<StarLanesTypes> {
  const introduction = {
    name: 'champion',
    level: 7,
    about: 'Searches with a network trained by self-play. The strongest player here.',
    playouts: 200,
  };
  if (weights === undefined) return { ...searcher, ...introduction, playouts: searcher.playouts };
  const networks = { holding: new Network(weights.holding), selling: new Network(weights.selling) };
  return searchingThinker(introduction, (...question) => tryArmsWith(networks, ...question));
}

/** The networks: one for editions in which stock is held for ever, one for those in which it can be sold. */
export interface Networks {
  readonly holding: Network;
  readonly selling: Network;
}

/** Tries the arms the network likes best, best first. Alone there is nobody to beat: then the search plays to the end. */
function tryArmsWith(networks: Networks, ...question: Parameters<Choose>): Tried[] {
  const [position, budget, chance] = question;
  if (position.players === 1) return tryArms(...question);
  const judge = new Judge(networkFor(networks, position), position);
  const arms = new Arms(judge, position).of(position, budget.timeIsUp).slice(0, TRIED_ARMS);
  return search(position, arms, playOneRound(judge, position), budget, chance);
}

/** The network for a position's edition. */
export function networkFor({ holding, selling }: Networks, { config }: Position): Network {
  return config.selling === 'none' ? holding : selling;
}

function playOneRound(judge: Judge, like: Position): Playout {
  const arms = new Arms(judge, like);
  return (position, seat) => {
    for (let turns = like.players; turns > 0 && position.phase !== 'over'; turns--) arms.playTurnQuickly(position);
    return position.phase === 'over' ? victory(position, seat) : chanceOf(judge.judge(position, seat));
  };
}
