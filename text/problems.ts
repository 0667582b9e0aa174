/** Everything a catalogue has words for when something cannot be done; what is wrong is data, and only a language makes a sentence of it. */
import type { DailyProblem } from '../bots/daily/check-record.ts';
import type { Types } from '../core/contract.ts';
import type { OptionProblem } from '../core/options.ts';
import type { RecordProblem, ReplayProblem } from '../core/record.ts';
import { inWords } from '../core/result.ts';
import type { Problem, Wording } from '../core/result.ts';
import type { SystemProblem } from '../core/system-problem.ts';
import type { LogProblem } from '../table/beginning.ts';
import type { KeptProblem } from '../table/decode.ts';
import type { ClockProblem } from '../table/match.ts';
import type { MessageProblem, NoRecordProblem, Said, ServerProblem } from '../table/protocol.ts';
import type { EdgeProblem, OrderProblem, TableProblem } from '../table/rejections.ts';
import type { VerifyProblem } from '../table/verify.ts';
import { sentence } from './sentences.ts';
import { explainVerdict } from './verdict.ts';
import type { MatchVerdict } from '../table/verdict.ts';
import type { VerdictWords } from './verdict.ts';

/** What only the words of a game can say. */
type GamesOwn = 'edition' | 'refused-action';

/** A record packed into a link that cannot be unpacked. */
export interface LinkProblem {
  readonly why: 'broken-link';
}

/** A game this program does not have. */
interface UnknownGame {
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
  | Exclude<VerifyProblem<Types> | DailyProblem<Types>, { readonly why: GamesOwn }>
  | RecordProblem
  | SavedProblem
  | LogProblem
  | LinkProblem
  | UnknownGame
  | QuestionProblem
  | ClockProblem
  | MessageProblem
  | Exclude<NoRecordProblem, { readonly why: 'rejected' }>
  | Exclude<OrderProblem<Types>, { readonly why: GamesOwn }>
  | SystemProblem;

/** The same of a match of a game. */
export type MatchProblem<T extends Types> = PlainProblem | Extract<ReplayProblem<T>, { readonly why: GamesOwn }>;

/** The words a game has for what its own rules say. */
export interface GameExplanations<T extends Types> {
  explain(this: void, refusal: T['Refusal']): string;
  optionProblem(this: void, problem: OptionProblem<T['Contradiction']>): string;
}

/** What a lesson says no with: something else is asked for. */
interface LessonProblem {
  readonly why: 'not-in-lesson';
}

/** What a table, a lesson or a server may say no with, but for what it only passes on. */
export type Rejected = Exclude<
  TableProblem | LessonProblem | EdgeProblem,
  { readonly why: 'rules' | keyof typeof PASSED_ON }
>;

/** The cases that pass a problem on, and where a language has the sentence around it. */
const PASSED_ON = {
  'unreadable-record': 'unreadableRecord',
  'record-does-not-count': 'recordDoesNotCount',
} as const;

/** A language's own words. Of a match, a record or a field they are parts of sentences; of the system and servers whole ones. */
export type ProblemWords = Wording<PlainProblem> & {
  /** Before what the rules said: which action of a record they refused. */
  readonly refusedAction: (action: number, text: string, said: string) => string;
};

/** Whole sentences. */
export type RejectionWords = Wording<Rejected> & {
  readonly [Around in (typeof PASSED_ON)[keyof typeof PASSED_ON]]: (said: string) => string;
};

/** Says problems in the words of a language. The words of a game say what only they can. */
export interface ProblemTeller {
  readonly problem: (problem: PlainProblem | ServerProblem) => string;
  readonly matchProblem: <T extends Types>(
    problem: MatchProblem<T> | ServerProblem,
    game: GameExplanations<T>,
  ) => string;
  /** A "no" of a table or a server; one that this program does not know is told in the words it came with. */
  readonly rejection: (said: Said, game?: GameExplanations<Types>) => string;
  /** What the check of a match came to, in sentences. */
  readonly verdict: (verdict: MatchVerdict) => readonly string[];
}

export function tellerOf(words: ProblemWords, rejections: RejectionWords, verdicts: VerdictWords): ProblemTeller {
  const matchProblem: ProblemTeller['matchProblem'] = (problem, game) => {
    switch (problem.why) {
      case 'rejected':
        return rejection(problem.said, game);
      case 'edition':
        return game.optionProblem(problem.problem);
      case 'refused-action':
        return words.refusedAction(problem.action, problem.text, game.explain(problem.refusal));
      default:
        return inWords(problem, words);
    }
  };

  const rejection: ProblemTeller['rejection'] = ({ problem = '', reason = '', facts, refusal }, game) => {
    if (isProblem(refusal)) return game?.explain(refusal) ?? problem;
    const wrong = { ...(isObject(facts) ? facts : {}), why: reason };
    const part = saidWith(words, wrong);
    return saidWith(rejections, wrong) ?? (part && sentence(part)) ?? passedOn(wrong, game) ?? problem;
  };

  /** A "no" that passes on what is wrong with a record or an edition. */
  const passedOn = (
    no: Problem & { readonly problem?: unknown },
    game?: GameExplanations<Types>,
  ): string | undefined => {
    const { problem } = no;
    if (!isProblem(problem)) return undefined;
    if (no.why === 'edition') return game && sentence(game.optionProblem(problem));
    const around = Object.entries(PASSED_ON).find(([why]) => why === no.why)?.[1];
    const said = saidWith(words, problem) ?? (game && matchProblem(problem, game));
    return around === undefined || said === undefined ? undefined : rejections[around](sentence(said));
  };

  return {
    problem: (problem) => (problem.why === 'rejected' ? rejection(problem.said) : inWords(problem, words)),
    matchProblem,
    rejection,
    verdict: (verdict) => explainVerdict(verdicts, verdict),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What comes over a wire: the words of the game it is about know more of it, or say nothing. */
function isProblem(value: unknown): value is never {
  return isObject(value) && 'why' in value && typeof value.why === 'string';
}

/** A case that came over a wire, where a language has words for it: its facts are those a server of this version sends. */
function saidWith(words: Readonly<Record<string, unknown>>, problem: Problem): string | undefined {
  // oxlint-disable-next-line no-unsafe-type-assertion -- every entry is a function of the facts of its case
  const say = words[problem.why] as ((facts: Problem) => string) | undefined;
  return say?.(problem);
}
