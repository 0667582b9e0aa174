/** What only the program in a terminal says: why a command does nothing, and the words of its own pages. */
import type { UsageProblem } from '../cli/usage.ts';
import type { UnknownVariable } from '../cli/variables.ts';
import { oneLine } from '../core/record.ts';
import { inWords } from '../core/result.ts';
import type { Wording } from '../core/result.ts';
import type { SystemProblem } from '../core/system-problem.ts';
import type { Said } from '../table/protocol.ts';
import type { DailyWords } from './en/daily.ts';
import type { LessonFrameWords } from './en/lesson.ts';
import type { TerminalFrameWords } from './en/terminal-frame.ts';
import type { TerminalPages } from './en/terminal.ts';
import type { LanguageTag } from './index.ts';
import type { ProblemTeller } from './problems.ts';

/** The longest sentence of a server that is passed on. */
const LONGEST_SAID = 300;

/** Why a server cannot be used. */
export type NoServer =
  | { readonly why: 'connection-refused'; readonly origin: string }
  | { readonly why: 'host-not-found'; readonly host: string }
  | { readonly why: 'no-route'; readonly host: string }
  | { readonly why: 'hung-up'; readonly origin: string; readonly port: string | undefined }
  | { readonly why: 'no-answer-in-time'; readonly origin: string; readonly seconds: number }
  | { readonly why: 'other-silence'; readonly origin: string; readonly code: string }
  | { readonly why: 'no-game-server'; readonly origin: string }
  | { readonly why: 'odd-answer'; readonly missing: string }
  | { readonly why: 'rejected'; readonly said: Said }
  | { readonly why: 'game-not-known'; readonly game: string }
  /** It answers, but not with what was asked for. */
  | { readonly why: 'not-at-address'; readonly address: string; readonly status: number }
  /** It answers requests, but takes no connection to play. */
  | { readonly why: 'no-socket'; readonly origin: string };

/** How many players an edition is for, and how many there would be. */
interface PlayerLimits {
  readonly edition: string;
  readonly min: number;
  readonly max: number;
  readonly players: number;
}

/** Why a command does nothing, or not all that was asked for. `said` is what the words for records and options say. */
export type CommandProblem =
  | UsageProblem
  | NoServer
  | SystemProblem
  | { readonly why: 'no-command'; readonly page: string }
  | { readonly why: 'needs-terminal'; readonly command: string }
  | { readonly why: 'resume-needs-terminal' }
  | { readonly why: 'not-an-address'; readonly text: string; readonly example: string }
  | { readonly why: 'not-a-link'; readonly text: string }
  | { readonly why: 'not-an-origin'; readonly text: string }
  /** The address of a database that is neither a path nor the URL of one; how it begins, which tells no password. */
  | { readonly why: 'not-a-database'; readonly begins: string }
  | { readonly why: 'bad-database-url' }
  | { readonly why: 'bad-clock'; readonly text: string }
  | { readonly why: 'one-seat-is-yours'; readonly you: string }
  | ({ readonly why: 'too-many-or-few-seats' } & PlayerLimits)
  | ({ readonly why: 'too-many-or-few-players' } & PlayerLimits)
  | { readonly why: 'ladder-of-one' }
  | { readonly why: 'program-outside-arena' }
  | { readonly why: 'program-not-started'; readonly seat: string; readonly said: string | undefined }
  | { readonly why: 'misspelt-bot'; readonly name: string; readonly meant: string | undefined; readonly person: string }
  | { readonly why: 'no-layouts'; readonly game: string }
  | { readonly why: 'notation'; readonly said: string; readonly meant: string | undefined }
  | { readonly why: 'foreign-file'; readonly file: string }
  | { readonly why: 'secrets-damaged'; readonly file: string }
  /** No fields: nothing of the file is understood. */
  | { readonly why: 'bad-settings'; readonly file: string; readonly fields: readonly string[] }
  /** No finished match of a day that a server still takes; `play` is the command that plays one. */
  | { readonly why: 'nothing-to-send'; readonly play: string }
  | UnknownVariable
  /** A file that was to hold the settings of a server. */
  | { readonly why: 'not-settings'; readonly file: string }
  | { readonly why: 'no-saved-match'; readonly match: string; readonly folder: string }
  | { readonly why: 'several-saved-matches'; readonly match: string; readonly matches: readonly string[] }
  | { readonly why: 'nothing-to-resume'; readonly folder: string }
  /** Neither a file nor a match that is kept here. */
  | { readonly why: 'no-match'; readonly source: string }
  | { readonly why: 'no-data-folder'; readonly folder: string; readonly variable: string }
  | { readonly why: 'in-file'; readonly file: string; readonly said: string }
  | { readonly why: 'cannot-go-on'; readonly file: string; readonly said: string }
  | { readonly why: 'not-fair'; readonly file: string; readonly said: string }
  | { readonly why: 'no-review'; readonly file: string; readonly title: string }
  | { readonly why: 'no-lesson'; readonly file: string; readonly title: string }
  | { readonly why: 'no-advice'; readonly file: string; readonly title: string }
  | { readonly why: 'game-not-here'; readonly game: string; readonly link: string }
  | { readonly why: 'no-seat'; readonly problem: NoServer; readonly watch: string };

export interface TerminalWords extends TerminalPages {
  /** The screens of every game. */
  readonly frame: TerminalFrameWords;
  /** The daily galaxy. */
  readonly daily: DailyWords;
  /** What every lesson says beside its own words. */
  readonly lesson: LessonFrameWords;
  readonly teller: ProblemTeller;
  readonly problems: Wording<CommandProblem>;
}

/** The words of the terminal in every language, for a program called so; only those that are asked for are loaded. */
export const TERMINAL_WORDS: Readonly<Record<LanguageTag, () => Promise<(program: string) => TerminalWords>>> = {
  en: async () => (await import('./en/terminal.ts')).terminalEn,
  de: async () => (await import('./de/terminal.ts')).terminalDe,
  fr: async () => (await import('./fr/terminal.ts')).terminalFr,
};

/** Why a command does nothing, as a sentence. */
export function commandProblem(words: TerminalWords, problem: CommandProblem): string {
  return inWords(problem, words.problems);
}

/** What a server said may end up on the player's terminal: one line, and no commands in it. */
export function passOn({ rejection }: ProblemTeller, said: Said): string {
  return oneLine(rejection(said), LONGEST_SAID);
}
