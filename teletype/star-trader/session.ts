/** Star Trader as its time-sharing system ran it: on paper, for people and computer players at one console. */
import type { Chance } from '../../core/chance.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Action, StarTraderTypes, View } from '../../games/star-trader/index.ts';
import { Paper } from '../basic/paper.ts';
import type { SeatedProgram } from '../basic/program.ts';
import { Follower, SeatedSession, paperNames } from '../basic/seated-session.ts';
import { PaperSession } from '../basic/session.ts';
import { KAUFMAN_1974 } from './match.ts';
import type { VoyageWitness } from './match.ts';
import { sit } from './sitting.ts';

/** What a session is made of; only chance is needed. */
export interface VoyageSessionOptions {
  readonly chance: Chance;
  readonly bell?: boolean;
  readonly witnesses?: readonly VoyageWitness[];
  /** What is answered to the questions before every match; without it they are asked. */
  readonly opening?: readonly string[];
}

export class VoyageSession extends PaperSession {
  constructor({ chance, bell = false, witnesses = [], opening = [] }: VoyageSessionOptions) {
    const paper = new Paper('spec', bell);
    super(paper, sit(paper, chance, witnesses, opening));
  }
}

/** The program; given names, the standard game is begun at once, with ships that are called after their captains. */
export function openStarTrader(
  options: VoyageSessionOptions,
  names?: readonly string[],
): SeatedProgram<StarTraderTypes> {
  const follower = new Follower(starTrader);
  const witnesses = [...(options.witnesses ?? []), follower];
  const opening = names === undefined ? [] : ['N', 'N', String(names.length), ...shipsOf(paperNames(names))];
  return new SeatedSession(new VoyageSession({ ...options, witnesses, opening }), follower, lineOf);
}

/** Everybody's first ship, then everybody's second: ANN1, MERC1, ANN2, MERC2. */
function shipsOf(captains: readonly string[]): readonly string[] {
  const short = captains.map((name) => name.replaceAll(' ', '').slice(0, 4));
  const called = short.map((name, seat) => (short.indexOf(name) === seat ? name : `${name.slice(0, 4)}${seat + 1}`));
  return Array.from({ length: KAUFMAN_1974.ships }, (_, ship) => called.map((name) => `${name}${ship + 1}`)).flat();
}

/** Who names no number means as many as fit. */
function fitting(ask: View['ask']): number {
  if (ask?.ask !== 'sell' && ask?.ask !== 'buy') throw new Error('nothing is asked that has units');
  return ask.fits;
}

function lineOf(action: Action, { ask }: View): string {
  switch (action.type) {
    case 'sell':
    case 'buy':
      return String(action.units ?? fitting(ask));
    case 'bid':
      return String(action.total);
    case 'withdraw':
    case 'deposit':
      return String(action.amount);
    case 'bank':
      return 'YES';
    case 'pass':
      return ask?.ask === 'bank' ? 'NO' : 'PASS';
    case 'go':
      return action.star;
    case 'report':
      return 'REPORT';
    case 'factor':
      throw new Error('the game of 1974 has no factors');
  }
}
