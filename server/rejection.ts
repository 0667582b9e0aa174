/** A "no" as it goes over the wire: a word for programs, the case with its facts, and a sentence for people. */
import type { Game, Types } from '../core/contract.ts';
import type { ClockProblem } from '../table/match.ts';
import type { MessageProblem, RefusalReason, Rejection } from '../table/protocol.ts';
import type { EdgeProblem, OrderProblem, TableRejection } from '../table/rejections.ts';
import { explainRejection } from '../text/en/problems.ts';

/** What a server says no with by itself. */
export type ServerNo = EdgeProblem | MessageProblem | OrderProblem<Types> | ClockProblem;

/** The status of each case over HTTP, and its word; what is not understood is 400 `not-a-message`. */
const CASES: {
  readonly [Why in EdgeProblem['why']]: readonly [status: number, why: RefusalReason];
} = {
  'no-such-match': [404, 'no-such-match'],
  'device-not-seated': [403, 'not-your-seat'],
  'all-seats-taken': [409, 'not-now'],
  'rematch-for-players': [403, 'not-your-seat'],
  'seat-kept': [409, 'not-now'],
  'name-kept': [409, 'not-now'],
  'rematch-failed': [409, 'not-now'],
  'record-later': [409, 'not-now'],
  'other-engine-match': [409, 'not-now'],
  'unknown-bot': [400, 'not-a-message'],
  'nobody-to-name': [400, 'not-a-message'],
  'result-sent': [409, 'not-now'],
  'result-known': [409, 'not-now'],
  'not-of-today': [400, 'not-a-message'],
  'bad-date': [400, 'not-a-message'],
  'unreadable-record': [400, 'not-a-message'],
  'record-does-not-count': [400, 'not-a-message'],
  'too-many-requests': [429, 'too-many'],
  'too-many-messages': [429, 'too-many'],
  'talks-too-fast': [429, 'too-many'],
  'too-many-matches': [429, 'too-many'],
  'too-many-bot-matches': [429, 'too-many'],
  'bot-matches-full': [429, 'too-many'],
  'too-many-results': [429, 'too-many'],
  'too-many-watched': [429, 'too-many'],
  busy: [503, 'try-again'],
  closing: [503, 'closing'],
  'server-fault': [503, 'try-again'],
  'get-only': [405, 'no-such-request'],
  'nothing-there': [404, 'no-such-request'],
  'no-such-request': [404, 'no-such-request'],
  'wrong-origin': [403, 'wrong-origin'],
  'bad-host': [400, 'not-a-message'],
  'bad-secret': [400, 'not-a-message'],
  'body-not-json': [415, 'not-a-message'],
  'body-not-object': [400, 'not-a-message'],
  'body-too-large': [413, 'too-large'],
  'body-cut-short': [400, 'not-a-message'],
};

/** What goes over the wire. The words of a game tell what only they can. */
export function rejectionOf<T extends Types>({ why: reason, ...facts }: ServerNo, game?: Game<T>): Rejection {
  const problem = explainRejection({ reason, facts }, game);
  return { why: caseOf(reason)[1], reason, problem, ...(Object.keys(facts).length === 0 ? {} : { facts }) };
}

/** The status over HTTP. */
export function statusOf({ why }: ServerNo): number {
  return caseOf(why)[0];
}

/** The same for a "no" of a table. */
export function tableRejectionOf<T extends Types>(no: TableRejection, game?: Game<T>): Rejection {
  const { why, reason, facts, refusal } = no;
  const problem = explainRejection(no, game);
  return {
    why,
    reason,
    problem,
    ...(facts === undefined ? {} : { facts }),
    ...(refusal === undefined ? {} : { refusal }),
  };
}

function caseOf(why: ServerNo['why']): (typeof CASES)[EdgeProblem['why']] {
  return isEdge(why) ? CASES[why] : [400, 'not-a-message'];
}

function isEdge(why: string): why is EdgeProblem['why'] {
  return Object.hasOwn(CASES, why);
}
