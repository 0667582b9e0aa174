/** A match in play: who sits, what happened, what is allowed now, and the messages between players and a server. */
export { MOTIONS, REACTIONS, formatAct, parseAct, sit } from '../table/act.ts';
export type { Act, Motion, Reaction } from '../table/act.ts';
export { openTable } from '../table/open-table.ts';
export { judge } from '../table/judge.ts';
export type { Attempt, Judged } from '../table/judge.ts';
export { TableSeat } from '../table/seat.ts';
export type { Absence } from '../table/seat.ts';
export { Table } from '../table/table.ts';
export type { TablePhase, Taken } from '../table/table.ts';
export type { Beginning, LogProblem, MatchLog } from '../table/beginning.ts';
export type { MatchHead, SeatPlan } from '../table/match.ts';
export type { Entry, Listed, Stage } from '../table/store.ts';
export type { Deed } from '../table/undo.ts';
export { commonUpdate, happenedFor, ownUpdate } from '../table/update.ts';
export type { CommonUpdate, Happened, OwnUpdate, Revealing, SeenSeat, Update, UpdateChange } from '../table/update.ts';
export { formatUp, parseDown, parseUp } from '../table/protocol.ts';
export type {
  Down,
  MessageProblem,
  NoRecordProblem,
  RefusalReason,
  Rejection,
  Said,
  ServerProblem,
  Up,
} from '../table/protocol.ts';
export { commitmentOf, fairChance, hashWords } from '../table/fair-chance.ts';
export type { FactfulProblem, FieldProblem, Reason, TableProblem, TableRejection } from '../table/rejections.ts';
export { explainRejection } from '../text/en/problems.ts';
export type { DeclinedMotion, Vote } from '../table/vote.ts';
