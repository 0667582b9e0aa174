/** An act on its way through a table: what is tried, what came of it, and who is told. */
import type { Types } from '../../core/contract.ts';
import type { Attempt } from '../../table/judge.ts';
import type { Rejection } from '../../table/protocol.ts';
import type { Table, Taken } from '../../table/table.ts';

/** What became of an act: it is entry `at` of the log, or nothing has changed. */
export type SubmitOutcome = { readonly ok: true; readonly at: number } | RefusedAct;
export type RefusedAct = Rejection & { readonly ok: false };

/** What somebody wants to do, and whether they may as far as the seat is concerned. */
export interface Tried {
  readonly attempt: Attempt;
  readonly isTheirs: (table: Table) => boolean;
}

/** The table in memory has taken it; whether it is the first of its place is being found out. */
export interface Written {
  readonly taken: Taken<Types>;
  readonly kept: Promise<boolean>;
}

/** Who is told what became of an act. */
export interface Submitter {
  settled(outcome: SubmitOutcome): void;
  failed(error: unknown): void;
}

/** Answers with what work comes to. */
export function answer(work: Promise<SubmitOutcome>, submitter: Submitter, finish: () => void): void {
  work
    .then(
      (outcome) => submitter.settled(outcome),
      (error: unknown) => submitter.failed(error),
    )
    .then(finish, finish);
}
