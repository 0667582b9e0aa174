/** Problems in plain English, for programs that have no words of their own. */
import type { Game, Types } from '../core/contract.ts';
import type { RecordProblem, ReplayProblem } from '../core/record.ts';
import type { LogProblem } from '../table/beginning.ts';
import type { MessageProblem, NoRecordProblem } from '../table/protocol.ts';
import type { VerifyProblem } from '../table/verify.ts';
import { tellerEn, wordsOf } from '../text/en/problems.ts';
import { sentence } from '../text/sentences.ts';

/** What can be wrong with a record, its chance, a kept match, a message or a server's answer, whatever the game is. */
export type GeneralProblem =
  | RecordProblem
  | Exclude<VerifyProblem<Types>, { readonly why: 'edition' | 'refused-action' }>
  | LogProblem
  | MessageProblem
  | NoRecordProblem;

/** The same of a game's own matches: why a record cannot be played again, or proves nothing. */
export type GameProblem<T extends Types> = GeneralProblem | ReplayProblem<T> | VerifyProblem<T>;

/**
 * A problem as an English sentence. Pass the game, too, if its rules may have refused an action (`replay`, `verify`). For problems
 * of options use `explainOptions`, for rejections by a table or server `explainRejection` of `starlanes/table`.
 */
export function explainProblem(problem: GeneralProblem): string;
export function explainProblem<T extends Types>(problem: GameProblem<T>, game: Game<T>): string;
export function explainProblem<T extends Types>(problem: GameProblem<T>, game?: Game<T>): string {
  return sentence(tellerEn.matchProblem<T>(problem, game === undefined ? UNKNOWN_GAME : wordsOf(game)));
}

/** For callers whom no compiler stops. */
const UNKNOWN_GAME = {
  explain: () => 'the rules say no',
  optionProblem: () => 'the edition of the record cannot be read',
};
