/**
 * What a game is. Every game in `games/` is one object of type `Game`; tables, servers, screens and
 * bots know nothing else of it. A player's mistake is a value (`Refused`), never a thrown error.
 */
import type { Chance } from './chance.ts';
import type { OptionProblem } from './options.ts';
import type { Problem, Result } from './result.ts';

/** A place at the table, counted from 0 in the order of the players' names. */
export type Seat = number;

/** Who looks at a match: a seat, or a watcher, who may know only what everybody knows. */
export type Viewer = Seat | 'watcher';

/** What all players can agree on outside their turns: to end the match here, or to play longer. */
export const AGREEMENTS = ['end', 'longer'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** The types one game is made of. */
export interface Types {
  readonly Config: unknown;
  /** What cannot go together in a configuration. */
  readonly Contradiction: Problem;
  readonly State: { readonly chance: Chance };
  readonly Action: unknown;
  readonly Event: { readonly type: string };
  /** Whose view it is; what else is in it is the game's. A `config` in it never changes during a match. */
  readonly View: { readonly as: Viewer };
  readonly Refusal: { readonly why: string };
}

/** One kind of a game's events. */
export type EventOf<Event extends { readonly type: string }, Type extends Event['type']> = Event & {
  readonly type: Type;
};

/** One kind of a game's questions. */
export type AskOf<Ask extends { readonly ask: string }, Kind extends Ask['ask']> = Ask & { readonly ask: Kind };

/** What came of an action that was allowed: the next state and what happened, in order. */
export interface Step<T extends Types> {
  readonly ok: true;
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
}

/** What came of an action that was not allowed: the reason; nothing has changed. */
export interface Refused<T extends Types> {
  readonly ok: false;
  readonly refusal: T['Refusal'];
}

/** The rules of one game. All functions are pure: the same input gives the same output. */
export interface Game<T extends Types> {
  /** The name in records and links, such as `star-lanes`. */
  readonly id: string;
  /** Raised only when an old record would replay differently. */
  readonly engine: number;
  /** Records from this engine on still replay: the game knows what its editions were then. */
  readonly oldestEngine: number;
  /** The named configurations, by name. */
  readonly editions: Readonly<Record<string, T['Config']>>;
  /** How many may sit down under this configuration. */
  seats(config: T['Config']): { readonly min: number; readonly max: number };
  /** Reads an edition's name with what differs from it, such as `today+rows=14`: as it is now, or was for an earlier engine. */
  parseConfig(notation: string, engine?: number): Result<T['Config'], OptionProblem<T['Contradiction']>>;
  /** Writes a configuration as an edition's name plus what differs from it. */
  formatConfig(config: T['Config']): string;
  /** Begins a match. Throws when the number of players is not in `seats(config)`. */
  start(config: T['Config'], players: number, chance: Chance): Step<T>;
  /**
   * Plays one action on a private copy; the given state stays as it is. With `listening: false` no event is made: for callers
   * who only want to know where the action leads.
   */
  apply(state: T['State'], by: Seat, action: T['Action'], listening?: boolean): Step<T> | Refused<T>;
  /** Does what all players agreed upon; undefined when that cannot be done (any more). */
  agree(state: T['State'], wish: Agreement): Step<T> | undefined;
  /** Whose turn it is; undefined when the match is over. */
  toAct(state: T['State']): Seat | undefined;
  /** What a viewer may know, with the question that is being asked. */
  view(state: T['State'], as: Viewer): T['View'];
  /**
   * A representative of all viewers who may know the same: they hear the same events, and their views differ in `as`
   * alone. Lets a server write one view for many. Left out: every viewer knows something else.
   */
  canonicalViewer?(state: T['State'], viewer: Viewer): Viewer;
  /** Whether a viewer may know of an event that led to this state. */
  isVisible(state: T['State'], event: T['Event'], as: Viewer): boolean;
  /**
   * True for events that tell the player who acted something they did not know, though no chance was drawn: a star's answer to a
   * bid, what others hold of a company that merges. `state` is the one they led to. Among people
   * the action that led to one cannot be taken back. Left out: no event does.
   */
  reveals?(event: T['Event'], state: T['State']): boolean;
  /** The final worth of every seat, highest wins; undefined while the match is on. */
  result(state: T['State']): readonly number[] | undefined;
  /** Reads an action's notation; undefined when it is none. */
  parseAction(text: string): T['Action'] | undefined;
  /** Writes an action so that `parseAction` gives it back. */
  formatAction(action: T['Action']): string;
  /** An event in words, with the names of the seats. */
  describeEvent(event: T['Event'], names: readonly string[], config: T['Config']): string;
  /** What cannot go together in a configuration, in words. */
  explainContradiction(contradiction: T['Contradiction']): string;
  /** A refusal in words: what was wrong and what would be right. */
  explainRefusal(refusal: T['Refusal']): string;
}
