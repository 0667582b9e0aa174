/** Everything a catalogue has words for when something cannot be done; what is wrong is data, and only a language makes a sentence of it. */
import type { DailyProblem } from '../bots/daily/check-record.ts';
import type { Types } from '../core/contract.ts';
import type { OptionProblem } from '../core/options.ts';
import type { RecordProblem, ReplayProblem } from '../core/record.ts';
import { inWords } from '../core/result.ts';
import type { Wording } from '../core/result.ts';
import type { SystemProblem } from '../core/system-problem.ts';
import type { LogProblem } from '../table/beginning.ts';
import type { KeptProblem } from '../table/decode.ts';
import type { ClockProblem } from '../table/match.ts';
import type { MessageProblem, NoRecordProblem } from '../table/protocol.ts';
import type { VerifyProblem } from '../table/verify.ts';

/** What only the words of a game can say. */
type GamesOwn = 'edition' | 'refused-action';

/** A record packed into a link that cannot be unpacked. */
export interface LinkProblem {
  readonly why: 'broken-link';
}

/** A game this program does not have. */
export interface UnknownGame {
  readonly why: 'unknown-game';
  readonly game: string;
}

/** What is wrong with a match in a file of the terminal. */
export type SavedProblem =
  | KeptProblem
  | { readonly why: 'not-saved-here' }
  | { readonly why: 'saved-head' }
  /** A line of the file, counted from 1. */
  | { readonly why: 'saved-line'; readonly line: number }
  | { readonly why: 'file-in-use'; readonly pid: number };

/** Why nothing can be said of a place in a record. */
export type QuestionProblem =
  | { readonly why: 'beyond-record'; readonly at: number; readonly actions: number }
  | { readonly why: 'nothing-asked' };

/** What can be wrong with a record, a kept match, a link, a clock or a message, whatever the game is. */
export type PlainProblem =
  | Exclude<VerifyProblem<Types> | DailyProblem, { readonly why: GamesOwn }>
  | RecordProblem
  | SavedProblem
  | LogProblem
  | LinkProblem
  | UnknownGame
  | QuestionProblem
  | ClockProblem
  | MessageProblem
  | NoRecordProblem
  | SystemProblem;

/** The same of a match of a game. */
export type MatchProblem<T extends Types> = PlainProblem | Extract<ReplayProblem<T>, { readonly why: GamesOwn }>;

/** The words a game has for what its own rules say. */
export interface GameExplanations<T extends Types> {
  explain(refusal: T['Refusal']): string;
  optionProblem(problem: OptionProblem<T['Contradiction']>): string;
}

/** A language's own words for all of it. What is wrong with a match are parts of sentences; what the system says are whole ones. */
export type ProblemWords = Wording<PlainProblem> & {
  /** Before what the rules said: which action of a record they refused. */
  readonly refusedAction: (action: number, text: string, said: string) => string;
};

/** Says problems in the words of a language. */
export interface ProblemTeller {
  readonly problem: (problem: PlainProblem) => string;
  /** The words of a game say what only they can. */
  readonly matchProblem: <T extends Types>(problem: MatchProblem<T>, game: GameExplanations<T>) => string;
}

export function tellerOf(words: ProblemWords): ProblemTeller {
  return {
    problem: (problem) => inWords(problem, words),
    matchProblem: (problem, game) => {
      switch (problem.why) {
        case 'edition':
          return game.optionProblem(problem.problem);
        case 'refused-action':
          return words.refusedAction(problem.action, problem.text, game.explain(problem.refusal));
        default:
          return inWords(problem, words);
      }
    },
  };
}
