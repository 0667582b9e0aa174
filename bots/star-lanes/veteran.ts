/**
 * The champion of earlier versions, a yardstick of `npm run bench:bots`: a small trained network chooses the arms worth trying,
 * everybody plays on by the network for one more round, and the network judges where that leads. Where books are private it
 * does so in many positions sampled from its belief about what the rivals hold.
 */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Bot, BotCard } from '../bot.ts';
import { Arms, averagedArms } from './arms.ts';
import { BeliefState, GREEDY, PROSPECTIVE, valuing } from './belief-state.ts';
import { Judge } from './judge.ts';
import { Network, chanceOf } from './network.ts';
import { plansWithClearing } from '../../insight/star-lanes/plans.ts';
import { EventCache } from '../../insight/event-cache.ts';
import { search } from './search.ts';
import type { ArmPlayout, TriedArm } from './search.ts';
import { playToTheEnd, tryArms } from './searcher.ts';
import { searchingThinker } from './thinker.ts';
import type { Choose } from './thinker.ts';
import type { Weights } from './weights.ts';
import { victory } from './worth.ts';

const TRIED_ARMS = 6;
/** How many possible positions the arms are tried in, one future in each before the first comes again. */
const SAMPLE = 16;
/**
 * How much a match played greedily to its end counts in sampled positions, where the network's judgment rests on guesses.
 * Only for two: with more players the time does not allow it.
 */
const ENDING = 0.3;

const CARD: BotCard = { name: 'veteran', level: 7, playouts: 200 };

export function veteranWith(weights: Weights): Bot<StarLanesTypes> {
  const networks = { holding: new Network(weights.holding), selling: new Network(weights.selling) };
  return searchingThinker(CARD, (...asked) => tryArmsWith(networks, ...asked));
}

/** The networks: one for editions in which stock is held for ever, one for those in which it can be sold. */
interface Networks {
  readonly holding: Network;
  readonly selling: Network;
}

/** Tries the arms the network likes best, best first. Alone there is no rival: then the search plays to the end. */
function tryArmsWith(networks: Networks, ...asked: Parameters<Choose>): TriedArm[] {
  const [position, budget, chance] = asked;
  if (position.players === 1) return tryArms(...asked);
  const judge = new Judge(networkFor(networks, position), position);
  const possible = sampled(networks, ...asked);
  const arms = averagedArms(
    new Arms(judge, position, plansWithClearing),
    possible ?? [position],
    budget.timeIsUp,
  ).slice(0, TRIED_ARMS);
  const oneRound = playOneRound(judge, position);
  if (possible === undefined || position.players > 2)
    return search(possible ?? [position], arms, oneRound, budget, chance);
  return search(possible, arms, alsoToTheEnd(oneRound, playToTheEnd(position, budget.timeIsUp)), budget, chance);
}

/**
 * The position with other guesses at private books; undefined where there is nothing to guess. Where
 * stock cannot be sold, the plain guess is so often right that others only blur it.
 */
function sampled(
  networks: Networks,
  ...[position, { timeIsUp, cache = new EventCache() }, , { view, heard }]: Parameters<Choose>
): Position[] | undefined {
  if (position.config.selling === 'none' || view.books.every((known) => known !== undefined)) return undefined;
  const begin = (): BeliefState =>
    new BeliefState(view, [GREEDY, PROSPECTIVE, valuing((like) => new Judge(networkFor(networks, like), like))]);
  const key = { config: view.config, parts: [networks, view.mover, view.players] };
  return cache.read(BeliefState, key, heard, begin, timeIsUp)?.sample(position, SAMPLE);
}

/** The network for a position's edition. */
function networkFor({ holding, selling }: Networks, { config }: Position): Network {
  return config.selling === 'none' ? holding : selling;
}

function playOneRound(judge: Judge, like: Position): ArmPlayout {
  const arms = new Arms(judge, like);
  return (position, seat) => {
    for (let turns = like.players; turns > 0 && position.phase !== 'over'; turns--) arms.playTurnQuickly(position);
    return position.phase === 'over' ? victory(position, seat) : chanceOf(judge.judge(position, seat));
  };
}

/** Plays on from where the first playout ended, and mixes what both say. */
function alsoToTheEnd(first: ArmPlayout, second: ArmPlayout): ArmPlayout {
  return (position, seat) => (1 - ENDING) * first(position, seat) + ENDING * second(position, seat);
}
