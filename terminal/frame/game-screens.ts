/**
 * A game as this terminal shows it. The frames (match, replay, new match, menus, lines, review) are the same for every
 * game; a game fills their slots with one of these, and `terminal/games.ts` names them all.
 */
import type { Bot, Question } from '../../bots/bot.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { CardWords } from '../../text/cards.ts';
import type { LanguageTag } from '../../text/index.ts';
import type { GameExplanations, MatchProblem } from '../../text/problems.ts';
import type { RuleWords } from '../../text/rules.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import type { Lesson, LessonWords } from '../../lessons/lesson.ts';
import type { Act } from '../../table/act.ts';
import type { Answering } from '../../client/answer-on.ts';
import type { MatchModel } from '../../client/match-model.ts';
import type { Area, Cells, Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import type { Style } from '../screen/style.ts';
import type { KeyHelp } from './bars.ts';
import type { CommandEntry } from '../cli/entry.ts';
import type { AdvicePage, ReviewPage, ReviewedMatch } from '../review/page.ts';
import type { PlayedProgram } from '../teletype/play.ts';
import type { FinalStanding } from './result.ts';
import type { FrameUi, KeyResult } from './ui.ts';

/** How far a match has come: in words, and in figures for programs. */
export interface ProgressWords {
  readonly words: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** Where the parts of a match are on the screen. */
export interface FrameLayout {
  readonly map: Area;
  readonly side: Area;
  readonly desk: Area;
  /** Left out: the news stand where the side leaves room. */
  readonly news?: Area;
}

/** A page, or a box, that lies over the screen until it is closed. */
export interface Overlay<T extends Types, Model, Ui extends FrameUi> {
  readonly name: NonNullable<Ui['overlay']>;
  /** The key that opens it; without one, something else on the screen does. */
  readonly key?: string;
  /** Its word in the bar of keys; without one it is not told there. */
  words?(this: void): string;
  /** A page has the whole screen between the bars for itself. */
  readonly isPage: boolean;
  /** Whether it can be laid over the moments of a record. */
  readonly inReplay?: boolean;
  /** The keys while it is open; left out: those that scroll it. */
  keys?(model: Model): readonly KeyHelp[];
  /** What opening it changes. */
  opened?(model: Model, ui: Ui): Ui;
  draw(cells: Cells, model: Model, ui: Ui, area: Area): void;
  /** What a key does, Escape excepted, which closes it; left out: keys scroll. */
  handleKey?(model: Model, ui: Ui, key: Key): KeyResult<Ui, T['Action']>;
}

/** One more thing to do at the table. */
export interface TableItem<Ui extends FrameUi> {
  readonly key: string;
  readonly words: string;
  readonly does: { readonly act: Act } | { readonly overlay: NonNullable<Ui['overlay']> };
}

/** An action, a wish to see or stop something, or a sentence that says what could be typed. */
export type TypedLine<Action> =
  | { readonly line: 'action'; readonly action: Action }
  /** Lets something of the game's answer question after question, by its name. */
  | { readonly line: 'answer-on'; readonly by: string }
  | { readonly line: 'help' | 'show' | 'quit' }
  | { readonly line: 'unclear'; readonly sentence: string };

/** Reviews a match; `onProgress` is told how far it is. */
export type Reviewer<T extends Types> = (
  record: MatchRecord,
  depth: { readonly quick: boolean; readonly playouts?: number | undefined },
  onProgress: (done: number, all: number) => void,
) => Promise<Result<ReviewedMatch<ReviewPage>, MatchProblem<T>>>;

/** Advises on a question of a match. */
export type Adviser<T extends Types> = (
  question: Question<T>,
  how: { readonly names: readonly string[]; readonly playouts?: number | undefined },
) => Promise<ReviewedMatch<AdvicePage>>;

/** What is said and asked when a match is played line by line. */
export interface LineTalk<T extends Types> {
  /** What kind of match begins, and who does. */
  opening(model: MatchModel<T>): string;
  /** All that is seen by the seat that is asked, and the question. */
  question(model: MatchModel<T>, seat: number): string;
  /** What a typed line means as an answer to the view's question. */
  read(text: string, model: Pick<MatchModel<T>, 'view' | 'mayAdvise' | 'own'>): TypedLine<T['Action']>;
  help(view: T['View']): string;
}

/** A game's first match in this terminal. */
export interface TerminalLesson<T extends Types> {
  readonly lesson: Lesson<T>;
  readonly words: LessonWords;
  /** Where something is that the lesson speaks of and that this game alone has. */
  area(at: string, seen: MatchModel<T>, size: Size): Area | undefined;
}

/** What a game says in the language that is spoken. */
export interface GameSpeech<T extends Types> extends GameExplanations<T>, RuleWords {
  /** What the game is, in a line of a menu. */
  readonly about: string;
  /** The keys. */
  readonly help: string;
  /** What a turn is called where a record is shown. */
  readonly turn: string;
  /** What the computer players are like, by name. */
  readonly bots: Readonly<Record<string, string>>;
  tell(this: void, event: T['Event'], names: readonly string[], config: T['Config']): string;
  /** What somebody is worth. */
  money(this: void, amount: number): string;
}

/** What the table of commands, which speaks English, says of a game: nothing of it draws, so that help pages need not load the screens. */
export interface GameListing<T extends Types> {
  readonly kit: GameKit<T>;
  /** What the game is, in a line of a menu. */
  readonly about: string;
  /** The computer players, weakest first. */
  readonly players: readonly { readonly name: string }[];
  /** The keys. */
  readonly help: string;
  /** Its first match, which teaches it. */
  lesson?(this: void): Promise<TerminalLesson<T>>;
  /** The program of its time, where there was one. */
  readonly teletype?: Pick<PlayedProgram, 'about' | 'typing'>;
  /** Commands that are this game's own. */
  readonly commands?: readonly CommandEntry[];
}

/**
 * `Model` is what the screens of the game are drawn from: what is seen, and what they work out from it once for every
 * update. `Ui` is what a player has begun to do.
 */
export interface GameScreens<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi> extends GameListing<T> {
  /** Speaks another language from now on. */
  speak(this: void, language: LanguageTag): Promise<void>;
  speech(this: void): GameSpeech<T>;
  /** Line by line. */
  readonly talk: LineTalk<T>;
  /** The computer players themselves; only what the named ones need is loaded. */
  bots(names: readonly string[]): Promise<readonly Bot<T>[]>;
  progress(view: T['View']): ProgressWords;
  /** The rules on a page; left out: nothing is said of them. */
  rules?(this: void, config: T['Config']): RulesSheet;

  // ---- words

  /** When it is in the match, such as `move 3 of 40`. */
  moment(view: T['View']): string;
  /** What is asked of somebody, behind their name in the bar. */
  question(view: T['View']): string;
  /** Behind "the match is over". */
  endWords(view: T['View']): string;
  /** Why it ended, as the beginning of a sentence; left out: nothing is said of it. */
  endReason?(seen: MatchModel<T>): string | undefined;
  /** How an event looks in the news; left out: plain. */
  newsStyle?(event: T['Event']): Style;

  // ---- the screen of a match

  look(seen: MatchModel<T>): Model;
  newUi(richOutput: boolean): Ui;
  /** Another text for another question. */
  questionId(model: Model): string;
  /** The state another question begins with. */
  nextUi(ui: Ui, model: Model): Ui;
  /** What nobody should miss of some news, as the cards of the page say it. */
  cards?(news: readonly T['Event'][], model: Model): readonly CardWords[];
  /** Whether they lie over the screen in a box until a key is pressed; left out: they stand above the keys. */
  readonly boxesCards?: true;
  /** What comes up by itself with an update. */
  noticed?(ui: Ui, model: Model): Ui;
  layout(size: Size, view: T['View']): FrameLayout;
  drawMap(cells: Cells, model: Model, ui: Ui, area: Area): void;
  /** Returns the row below. */
  drawSide(cells: Cells, model: Model, ui: Ui, area: Area): number;
  /** What is asked, with all it takes to answer it; else what is waited for. */
  drawDesk(cells: Cells, model: Model, ui: Ui, area: Area): void;
  /** The keys while somebody here is asked. */
  deskKeys(model: Model): readonly KeyHelp[];
  /** What a key does on the screen itself; undefined for keys the game does not know. */
  handleKey(model: Model, ui: Ui, key: Key): KeyResult<Ui, T['Action']> | undefined;
  /** What answers question after question for a player, by its name, from a question on. */
  answering?(by: string, view: T['View']): Answering<T>;
  /** Pages and boxes of this game alone. */
  readonly overlays?: readonly Overlay<T, Model, Ui>[];
  /** What can be done at the table in this game alone. */
  items?(model: Model): readonly TableItem<Ui>[];
  /** Everybody's standing at the end, by seat. */
  standings(view: T['View']): readonly FinalStanding[];

  // ---- commands, where the game has them

  review?(...given: Parameters<Reviewer<T>>): ReturnType<Reviewer<T>>;
  advise?(...given: Parameters<Adviser<T>>): ReturnType<Adviser<T>>;
  readonly teletype?: PlayedProgram;
}

/** The screens of some game. */
export type AnyGameScreens = GameScreens<Types, MatchModel<Types>, FrameUi>;

/** The games a program knows; the first is meant where none is named. Tests hand in their own. */
export type Games = readonly [AnyGameScreens, ...AnyGameScreens[]];

/** A game of a program, with its screens when they are wanted. */
export interface ListedGame extends GameListing<Types> {
  screens(): Promise<AnyGameScreens>;
}

/** The same before any screen is loaded. */
export type ListedGames = readonly [ListedGame, ...ListedGame[]];

/** A game by its id; undefined for one that is not known. */
export function screensOf<Known extends GameListing<Types>>(games: readonly Known[], id: string): Known | undefined {
  return games.find(({ kit }) => kit.game.id === id);
}
