/** What a player has begun to do on the screen of a match and has not yet done, and what comes of a key. Pure data. */
import type { Viewer } from '../../core/contract.ts';
import type { Act } from '../../table/act.ts';
import type { CardWords } from '../../text/cards.ts';

/** What can lie over the screen of every game. */
export type FrameOverlay = 'help' | 'news' | 'table' | 'say' | 'sure-leave';

export interface FrameUi {
  /** The question this belongs to; another question begins afresh. */
  readonly question: string;
  /** The name of what lies over the screen: the frame's, or the game's own. */
  readonly overlay: string | undefined;
  readonly scroll: number;
  /** What is being said to the table. */
  readonly saying: string;
  readonly problem: string | undefined;
  /** What nobody should miss of what happened since the last key; empty where there is nothing. */
  readonly moment: string;
  /** How many deeds have been seen; undefined before the first look. */
  readonly seen: number | undefined;
  /** The same where it lies over the screen, not read yet. */
  readonly cards: readonly CardWords[];
  /** Whose private books are in view. */
  readonly unveiled: Viewer | undefined;
  /** Marks in more than ASCII, and colours to tell lines apart. */
  readonly richOutput: boolean;
}

export function newFrameUi(richOutput: boolean): FrameUi & { readonly overlay: undefined } {
  return {
    question: '',
    overlay: undefined,
    scroll: 0,
    saying: '',
    problem: undefined,
    moment: '',
    seen: undefined,
    cards: [],
    unveiled: undefined,
    richOutput,
  };
}

/** Something that is done to the match, not to the screen alone. */
export type KeyEffect<Action> =
  | { readonly type: 'play'; readonly action: Action }
  | { readonly type: 'act'; readonly act: Act }
  /** Lets something of the game's answer question after question, by its name. */
  | { readonly type: 'answer-on'; readonly by: string }
  /** Goes away from the screen; the match is kept. */
  | { readonly type: 'leave' }
  | { readonly type: 'again' }
  /** Looks at a match that is over, or begins the lesson of its game, and comes back to its end. */
  | { readonly type: 'look-back'; readonly at: LookBack };

/** What can be opened from the end of a match. */
export type LookBack = 'replay' | 'review' | 'learn';

/** What comes of a key: another state of the screen, and what it does to the match, if anything. */
export interface KeyResult<Ui, Action = never> {
  readonly ui: Ui;
  readonly effect?: KeyEffect<Action>;
}

export function openOverlay<Ui extends FrameUi>(ui: Ui, overlay: NonNullable<Ui['overlay']>): KeyResult<Ui> {
  return { ui: { ...ui, overlay, scroll: 0 } };
}

/** The same screen with nothing over it. */
export function closedOverlay<Ui extends FrameUi>(ui: Ui): Ui {
  return { ...ui, overlay: undefined };
}

export function doAct<Ui>(ui: Ui, act: Act): KeyResult<Ui> {
  return { ui, effect: { type: 'act', act } };
}

export function play<Ui, Action>(ui: Ui, action: Action): KeyResult<Ui, Action> {
  return { ui, effect: { type: 'play', action } };
}
