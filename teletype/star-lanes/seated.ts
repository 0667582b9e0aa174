/** Star Lanes of 1977 with computer players among those at the console. */
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action, StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { SeatedProgram } from '../basic/program.ts';
import { Follower, SeatedSession, paperNames } from '../basic/seated-session.ts';
import { LanesSession } from './session.ts';
import type { LanesSessionOptions } from './session.ts';

/** The program; given names, the questions before the first move are answered already, in every match of the sitting. */
export function openStarLanes(options: LanesSessionOptions, names?: readonly string[]): SeatedProgram<StarLanesTypes> {
  const follower = new Follower(starLanes);
  const witnesses = [...(options.witnesses ?? []), follower];
  const opening = names === undefined ? [] : [String(names.length), 'N', ...paperNames(names)];
  return new SeatedSession(new LanesSession({ ...options, witnesses, opening }), follower, lineOf);
}

/** A space, or a number of shares of the company that is asked about. */
function lineOf(action: Action): string {
  switch (action.type) {
    case 'place':
      return action.space;
    case 'trade':
      return String(action.orders[0]?.shares ?? 0);
    case 'end':
      throw new Error('the game of 1977 has no command to end it');
  }
}
