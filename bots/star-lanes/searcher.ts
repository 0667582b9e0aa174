/** Level 6: plays many futures to their end for the most promising spaces and trades. */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Bot } from '../bot.ts';
import { Arms } from './arms.ts';
import { starLanesCard } from './cards.ts';
import { Greed, LEAD } from './greed.ts';
import { Prospects } from './prospects.ts';
import { search } from './search.ts';
import type { ArmPlayout, TriedArm } from './search.ts';
import { searchingThinker } from './thinker.ts';
import type { Choose } from './thinker.ts';
import { victory, worth } from './worth.ts';

/** How many of the most promising arms are tried. */
const TRIED_ARMS = 10;

/** Tries the most promising arms against drawn futures, best first. */
export function tryArms(...[position, budget, chance]: Parameters<Choose>): TriedArm[] {
  const arms = new Arms(new Prospects(position), position).of(position, budget.timeIsUp).slice(0, TRIED_ARMS);
  return search([position], arms, playToTheEnd(position, budget.timeIsUp), budget, chance);
}

export const searcher: Bot<StarLanesTypes> = searchingThinker(starLanesCard('searcher'), tryArms);

/** Turns that are played between two looks at the clock. */
const TURNS = 16;

/**
 * Everybody plays greedily to the end; a victory is 1. Alone, more worth is better. On the largest
 * boards a match has thousands of turns: when time is up it is left as it stands, and its sweep,
 * cut short like that, counts for nothing.
 */
export function playToTheEnd(like: Position, timeIsUp: () => boolean = () => false): ArmPlayout {
  const greed = new Greed(like);
  return (position, seat) => {
    for (let turn = 1; position.phase !== 'over'; turn++) {
      greed.playTurn(position, LEAD);
      if (turn % TURNS === 0 && timeIsUp()) break;
    }
    return position.players === 1 ? soloScore(worth(position, seat)) : victory(position, seat);
  };
}

/** A worth between 0 and 1, half at the worth of a middling solo match. */
function soloScore(worthAtEnd: number): number {
  return Math.max(0, worthAtEnd) / (Math.max(0, worthAtEnd) + 400_000);
}
