/** Star Lanes as the Altair ran it: on paper, for people and computer players at one console. */
import type { Chance } from '../../core/chance.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action, StarLanesTypes } from '../../games/star-lanes/index.ts';
import { Paper } from '../basic/paper.ts';
import type { Layout } from '../basic/paper.ts';
import { startMatch } from './match.ts';
import type { LanesWitness, Start } from './match.ts';
import type { SeatedProgram } from '../basic/program.ts';
import { Follower, SeatedSession, paperNames } from '../basic/seated-session.ts';
import { PaperSession } from '../basic/session.ts';
import { sit } from './sitting.ts';

/** What a session is made of; only chance and layout are needed. */
export interface LanesSessionOptions {
  readonly chance: Chance;
  readonly layout: Layout;
  readonly bell?: boolean;
  readonly witnesses?: readonly LanesWitness[];
  /** How matches begin: as in 1977, unless a position is set up. */
  readonly start?: Start;
  /** What is answered to the questions before the first move of every match; without it they are asked. */
  readonly opening?: readonly string[];
}

export class LanesSession extends PaperSession {
  constructor({ chance, layout, bell = false, witnesses = [], start = startMatch, opening = [] }: LanesSessionOptions) {
    const paper = new Paper(layout, bell);
    super(paper, sit(paper, chance, { start, witnesses, opening }));
  }
}

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
