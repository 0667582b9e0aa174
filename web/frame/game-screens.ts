/**
 * What a game brings to be played in the page: its kit, its words, and what fills the slots of the frame. Everything else
 * of a match (screen, bar, waiting, news, result, replay, forms) is written once, here in `frame/`, and knows no game.
 * Slots are drawn within the game's own `Provider` and read what they share from there.
 */
import type { Component, JSX } from 'solid-js';
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import type { Tune } from './tunes.ts';
import type { Settings } from '../app/settings.ts';
import type { MarkedChoice } from './after/marked-choices.tsx';
import type { EventCard } from './card-queue.ts';
import type { GameAdviser } from './adviser.ts';
import type { Picture } from './after/share-picture.ts';
import type { Hint } from './hint-reading.ts';
import type { LiveModel } from './live-model.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import type { FormWords } from './new-match/rules.ts';

/** The words every game has for the same things, as its catalogues have them, in the language of the page. */
export interface GameWords<T extends Types> extends FormWords {
  readonly title: string;
  /** What somebody is called who has not said their name. */
  readonly person: string;
  /** The same for several people at one device. */
  readonly personAt: (number: number) => string;
  readonly map: { readonly title: string };
  readonly standings: { readonly player: string; readonly toMove: string };
  /** A computer player answers, or a person is waited for. */
  readonly wait: { readonly thinking: (name: string) => string; readonly waiting: (name: string) => string };
  /** What the computer players are like, by name. */
  readonly bots: Readonly<Record<string, string>>;
  readonly form: { readonly title: string; readonly about?: string; readonly sharedDevice: string };
  /** `you` is the seat of the player who reads it, where one alone does. */
  tell(event: T['Event'], names: readonly string[], config: T['Config'], you?: Seat): string;
  explain(refusal: T['Refusal']): string;
}

/** What everybody has, as far as the viewer may know. */
interface Standings {
  /** The headings of the figures; the last one is what counts. */
  readonly columns: readonly string[];
  /** By seat. Without figures the books are private. */
  readonly rows: readonly { readonly worth: number; readonly figures: readonly string[] | undefined }[];
}

/** Where the news of one turn begin. */
export interface StoryHead {
  readonly by: Seat | undefined;
  /** When it was, in a few words. */
  readonly when: (() => string) | undefined;
}

/** Playing by keyboard. */
export interface Keys {
  /** A key was pressed that no field takes. */
  press(event: KeyboardEvent): void;
  /** A question is new: the part that is focused for who plays by keyboard. */
  lead(): string;
}

/** Finds a part of the board by its selector. */
export type FindPart = (part: string) => HTMLElement | SVGElement | undefined;

export interface GameScreens<T extends Types> {
  readonly kit: GameKit<T>;
  /** Its computer players, weakest first, as they can be chosen. */
  readonly bots: readonly string[];
  /** The one that is added first to a new match. */
  readonly firstRival: string;
  /** The computer players a quick match is begun against. */
  readonly rivals: Readonly<Record<Settings['level'], readonly string[]>>;
  /** A class of its boards, for its styles. */
  readonly look?: string;

  words(this: void): GameWords<T>;

  // ---- what is known of a view or an event
  /** What everybody is worth, rounded as it is shown; undefined while that is not known of all. */
  worths(this: void, view: T['View']): readonly number[] | undefined;
  /** For games without an exchange. */
  standings?(this: void, view: T['View']): Standings;
  /** What a player can spend; undefined where that is not known. */
  cash?(this: void, view: T['View'], seat: Seat): number | undefined;
  /** What is read out to its viewer, though no news to others. */
  isForViewer?(this: void, event: T['Event'], model: LiveModel<T>): boolean;
  /** The head of a story where an event begins one. */
  storyHead(this: void, event: T['Event']): StoryHead | undefined;
  /** How many stories the newswire shows; left out, all. */
  readonly mostStories?: number;
  tune?(this: void, events: readonly T['Event'][], viewer: Viewer): Tune | undefined;
  picture?(this: void, view: T['View']): Promise<Picture>;
  /** What of some news nobody should miss: each is shown by a card. */
  cards?(this: void, news: readonly T['Event'][], model: LiveModel<T>): readonly EventCard[];

  /** The rules on one screen. */
  rules?(this: void, config: T['Config']): Promise<RulesSheet>;

  // ---- slots
  /** Makes what the game's slots share beside the model, and provides it. */
  Provider(this: void, props: { readonly model: LiveModel<T>; readonly children: JSX.Element }): JSX.Element;
  /** Whose turn it is, for the bar and the title of the window; who it is stands beside it as a dot. */
  turnOf(this: void, name: string | undefined, view: T['View']): string;
  readonly TurnDetails?: Component;
  /** How far the match is, in the bar. */
  readonly Progress: Component;
  readonly Map: Component;
  /** What is asked of this device. */
  readonly Desk: Component;
  /** Who owns what, with everything that is known of it; left out, the standings. */
  readonly Exchange?: Component;
  /** What else there is to look up. */
  readonly Books?: Component;
  /** What its tab says. */
  booksTitle?(this: void): string;
  readonly Dialogs?: Component;
  /** Why a match that is over ended: the end of a sentence. */
  endReason?(this: void, model: LiveModel<T>): string | undefined;
  /** What a result shows besides the ranks. */
  readonly ResultDetails?: Component;
  /** What the form for a new match says besides. */
  readonly FormDetails?: Component<{ readonly notation: string; readonly players: number }>;
  /** At the moment of a replay: what was answered, and what would have been better. */
  choices?(this: void): readonly MarkedChoice[];
  /** Where a match turned, beside its replay. */
  readonly TurningPoints?: Component;
  /** The hints that fit the moment, the most needed first. */
  hints?(this: void): readonly Hint<T>[];
  /** The adviser, where the game has one. */
  adviser?(this: void): GameAdviser<T>;
  keys?(this: void, find: FindPart): Keys;
}
