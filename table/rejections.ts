/**
 * Why a table or a server says no, as data: `why` is a word for programs, `reason` names exactly this case and stays the
 * same however a sentence is worded, `facts` are what the case tells. The words are in `text/`.
 */
import type { OptionProblem } from '../core/options.ts';
import type { Problem } from '../core/result.ts';
import type { Types } from '../core/contract.ts';

/** Every case in which a table says no, with its word. */
const CASES = {
  over: 'not-now',
  'not-begun': 'not-now',
  paused: 'not-now',
  stale: 'stale',
  'beyond-log': 'stale',
  minded: 'not-now',
  'person-plays': 'not-now',
  'which-seat': 'not-now',
  'begun-watch': 'not-now',
  'bot-seat': 'not-now',
  'seat-taken': 'not-now',
  'begun-leave': 'not-now',
  'nobody-there': 'not-now',
  'not-a-player': 'not-yours',
  begun: 'not-now',
  'seats-free': 'not-now',
  'sitters-begin': 'not-yours',
  'words-first': 'not-now',
  'no-words-awaited': 'not-now',
  'other-words': 'not-now',
  'words-have-time': 'not-now',
  'link-used': 'not-now',
  'time-left': 'not-now',
  'not-playing': 'not-now',
  'left-already': 'not-now',
  'have-seat': 'not-now',
  'time-up': 'not-now',
  'vote-not-over': 'not-now',
  'not-paused': 'not-now',
  'players-resume': 'not-yours',
  'players-speak': 'not-yours',
  'reactions-only': 'not-now',
  'talk-over': 'not-now',
  'talk-full': 'not-now',
  'log-full': 'not-now',
  'not-over': 'not-now',
  'rematch-made': 'not-now',
  'nothing-to-undo': 'not-now',
  'players-undo': 'not-yours',
  'seat-back-first': 'not-now',
  'undo-too-late': 'not-now',
  'no-motion': 'not-now',
  'other-vote': 'not-now',
  'players-propose': 'not-yours',
  'declined-lately': 'not-now',
  'not-longer': 'not-now',
  'no-vote': 'not-now',
  'players-vote': 'not-yours',
  'said-yes': 'not-now',
  'no-such-seat': 'not-yours',
  'no-action': 'not-an-action',
  rules: 'rules',
} as const;

/** One case in which a table says no. */
export type Reason = keyof typeof CASES;

/** The cases that tell more than that they are the case. */
export type FactfulProblem =
  | { readonly why: 'no-such-seat'; readonly seat: number }
  | { readonly why: 'no-action'; readonly text: string; readonly game: string }
  | { readonly why: 'beyond-log'; readonly entries: number }
  | { readonly why: 'talk-full'; readonly most: number }
  | { readonly why: 'log-full'; readonly most: number }
  /** What has to pass before the same may be proposed again, whichever comes first. */
  | { readonly why: 'declined-lately'; readonly moves: number; readonly minutes: number };

/** Why a table rejects something; `refusal` is the answer of the rules themselves. */
export type TableProblem =
  | FactfulProblem
  | { readonly [R in Reason]: { readonly why: R } }[Exclude<Reason, FactfulProblem['why'] | 'rules'>]
  | { readonly why: 'rules'; readonly refusal: unknown };

/** A "no" of a table. */
export interface TableRejection {
  readonly ok: false;
  readonly why: (typeof CASES)[Reason];
  readonly reason: Reason;
  readonly facts?: object;
  /** What the game itself said, as its own data, where the rules are the reason. */
  readonly refusal?: unknown;
}

export function reject(problem: TableProblem): TableRejection {
  const { why: reason, ...facts } = problem;
  const no = { ok: false, why: CASES[reason], reason } as const;
  if (problem.why === 'rules') return { ...no, refusal: problem.refusal };
  return Object.keys(facts).length === 0 ? no : { ...no, facts };
}

/** Why the server itself says no, before or beside any table. */
export type EdgeProblem =
  | { readonly why: 'no-such-match' }
  | { readonly why: 'device-not-seated' }
  | { readonly why: 'all-seats-taken' }
  | { readonly why: 'rematch-for-players' }
  /** In a rematch: the seat of somebody who played, for this long, and their name. */
  | { readonly why: 'seat-kept'; readonly minutes: number }
  | { readonly why: 'name-kept'; readonly name: string }
  | { readonly why: 'rematch-failed' }
  | { readonly why: 'record-later' }
  | { readonly why: 'other-engine-match'; readonly game: string; readonly engine: number }
  | { readonly why: 'unknown-bot' }
  | { readonly why: 'nobody-to-name' }
  /** The results of a day. */
  | { readonly why: 'result-sent' }
  | { readonly why: 'result-known' }
  | { readonly why: 'not-of-today' }
  | { readonly why: 'bad-date' }
  | { readonly why: 'unreadable-record'; readonly problem: Problem }
  | { readonly why: 'record-does-not-count'; readonly problem: Problem }
  /** Too much, or not now. */
  | { readonly why: 'too-many-requests' }
  | { readonly why: 'too-many-messages' }
  | { readonly why: 'talks-too-fast' }
  | { readonly why: 'too-many-matches' }
  /** Matches of computer players alone: from one address, and on the whole server. */
  | { readonly why: 'too-many-bot-matches'; readonly most: number }
  | { readonly why: 'bot-matches-full'; readonly most: number }
  | { readonly why: 'too-many-results' }
  | { readonly why: 'too-many-watched'; readonly most: number }
  | { readonly why: 'busy' }
  | { readonly why: 'closing' }
  | { readonly why: 'server-fault' }
  /** Requests that are none. */
  | { readonly why: 'get-only' }
  | { readonly why: 'nothing-there' }
  | { readonly why: 'no-such-request' }
  | { readonly why: 'wrong-origin' }
  | { readonly why: 'bad-host' }
  | { readonly why: 'bad-secret' }
  | { readonly why: 'body-not-json' }
  | { readonly why: 'body-not-object' }
  | { readonly why: 'body-too-large'; readonly most: number }
  | { readonly why: 'body-cut-short' };

/** A field of a message or a request that is missing or is not what it must be. */
export interface FieldProblem {
  readonly why: 'bad-field';
  readonly field: string;
  readonly needs:
    | 'match-id'
    | 'count'
    | 'flag'
    | 'act'
    | 'text'
    | 'name'
    | 'token'
    | 'seats'
    | 'person-seat'
    | 'given'
    | 'hash';
}

/** What is wrong with the order of a new match. */
export type OrderProblem<T extends Types> =
  | FieldProblem
  | { readonly why: 'game-not-served'; readonly known: readonly string[] }
  | { readonly why: 'edition-not-text'; readonly example: string }
  | { readonly why: 'edition'; readonly problem: OptionProblem<T['Contradiction']> }
  | {
      readonly why: 'wrong-seats';
      readonly edition: string;
      readonly min: number;
      readonly max: number;
      readonly seats: number;
    }
  /** The most actions it could have, and the most that the server takes. */
  | { readonly why: 'match-too-long'; readonly edition: string; readonly actions: number; readonly most: number }
  | { readonly why: 'bad-seat-plan'; readonly bots: readonly string[] };
