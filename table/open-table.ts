/** Opens the table of a match that was kept somewhere; what cannot be played again is a problem, not an error. */
import type { Game, Types } from '../core/contract.ts';
import { playsEngine } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import { playable } from './beginning.ts';
import type { LogProblem, MatchLog } from './beginning.ts';
import { Table } from './table.ts';
import type { Taken } from './table.ts';

/** The table as the log leaves it; the game is undefined where it is unknown. `hear` is told what came of each entry. */
export function openTable<T extends Types>(
  game: Game<T> | undefined,
  { head, beginning, entries }: MatchLog,
  hear: (taken: Taken<T>, table: Table<T>) => void = () => {},
): Result<Table<T>, LogProblem> {
  if (head.game !== game?.id || !playsEngine(game, head.engine))
    return { ok: false, problem: { why: 'log-engine', game: head.game, engine: head.engine } };
  return playable(() => {
    const table = new Table(game, head, beginning);
    for (const entry of entries) hear(table.take(entry), table);
    return table;
  });
}
