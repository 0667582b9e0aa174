/**
 * A game as this terminal shows it: what carries a match (a file here, a server, a record) finds the
 * screens of the match's own game in one of these.
 */
import type { Bot } from '../../bots/bot.ts';
import type { Chance } from '../../core/chance.ts';
import type { Game, Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import type { MatchEnd } from '../frame/match-page.ts';
import type { MatchClient } from '../../client/match-client.ts';
import type { LineTalk } from '../frame/line-talk.ts';
import type { Steps } from '../replay/steps.ts';
import type { Page } from '../screen/page.ts';

/** An edition as it is offered for a new match. */
export interface EditionWords {
  readonly name: string;
  readonly title: string;
  readonly year?: number;
  readonly history: string;
}

/** How far a match has come: in words, and in figures for programs. */
export interface Progress {
  readonly words: string;
  readonly figures: Readonly<Record<string, number>>;
}

export interface GameScreens<T extends Types = Types> {
  readonly game: Game<T>;
  readonly title: string;
  /** What the game is, in a line of a menu. */
  readonly about: string;
  /** In the order they are offered; the first is meant where none is named. */
  readonly editions: readonly EditionWords[];
  /** The computer players, weakest first, in words. */
  readonly players: readonly { readonly name: string; readonly about: string }[];
  /** Who plays where nobody says it: a person and a computer player. */
  readonly usualRival: string;
  /** Minds the seat of somebody who is gone. */
  readonly minder: string;
  /** The keys, and the rules in a few sentences. */
  readonly help: string;
  readonly kit: GameKit<T>;
  /** Line by line. */
  readonly talk: LineTalk<T>;
  /** The computer players themselves; only what the named ones need is loaded. */
  bots(names: readonly string[]): Promise<readonly Bot<T>[]>;
  /** Anything that is allowed, for a seat whose computer player is not known. */
  anyAction(view: T['View'], chance: Chance): T['Action'];
  /** Whether this may be a view of the game, for what comes from elsewhere. */
  isView(view: object): boolean;
  progress(view: T['View']): Progress;
  /** What alone is to be reached, as in "bronze $1,100,000"; empty where nobody has measured it. */
  targets(config: T['Config']): readonly string[];
  matchPage(seating: MatchClient<T>, fine: boolean): Page<MatchEnd>;
  replayPage(steps: Steps<T>, fine: boolean): Page<'back'>;
}
