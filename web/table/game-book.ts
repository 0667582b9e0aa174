/** What the page needs of a game besides its rules, to seat people and computer players at it. */
import type { Chance } from '../../core/chance.ts';
import type { Game, Types } from '../../core/contract.ts';
import type { Shown } from './page-store.ts';

export interface GameBook<T extends Types> {
  readonly game: Game<T>;
  /** The computer player that minds the seat of somebody who is gone. */
  readonly minder: string;
  /** The computer player that is added first. */
  readonly usualRival: string;
  /** Its computer players, weakest first, as they can be chosen. */
  readonly bots: readonly string[];
  /** Any allowed answer to the question of a view: for when no computer player answers. */
  anyAction(view: T['View'], chance: Chance): T['Action'];
  /** Whether people want to see the answer to this question take its time: small steps pass at once. */
  isWorthSeeing(view: T['View']): boolean;
  /** How far a match is, for a list of matches. */
  progress(view: T['View'] | undefined): Pick<Shown, 'move' | 'moves'>;
  /** A state as it may be seen when the match is over, with nothing private any more. */
  openView(state: T['State']): T['View'];
}
