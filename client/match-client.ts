/**
 * A match as somebody takes part in it, wherever it is played: at a table in this program, on a server, or out of a
 * record. The screens know nothing else of it.
 */
import type { Seat, Types, Viewer } from '../core/contract.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import type { Act } from '../table/act.ts';
import type { NoRecordProblem, Said } from '../table/protocol.ts';
import type { Happened, Update } from '../table/update.ts';
import type { ConnectionState } from './reconnecting-socket.ts';

/** What a viewer of a match of one game is told. */
export type UpdateOf<T extends Types> = Update<T['View'], T['Event']>;
export type HappenedOf<T extends Types> = Happened<T['Event']>;

/** Where a match is played. */
export type MatchPlace = 'local' | 'server' | 'record';

export interface MatchClient<T extends Types> {
  /** The id of the match. */
  readonly match: string;
  readonly place: MatchPlace;
  /** Whether its players may ask an adviser: on a server where it was agreed to, not where everybody has the same one attempt. */
  readonly mayAdvise: boolean;
  /** The seats this device holds. */
  seats(): readonly Seat[];
  /** What a viewer may know now; undefined while nothing is known yet. */
  update(as: Viewer): UpdateOf<T> | undefined;
  /** Everything that happened, as far as the viewer may know. */
  happened(as: Viewer): readonly HappenedOf<T>[];
  /** `connected` wherever there is no server to be connected to. */
  connection(): ConnectionState;
  /** How much later it is here than where the match is played, in milliseconds. */
  lag(): number;
  /** Does something at the table; says why not, where it was refused. */
  act(seat: Seat, act: Act): Promise<Said | undefined>;
  /** The match as a record, when it is over. */
  record(): Promise<Result<MatchRecord, NoRecordProblem>>;
  /** Calls back whenever the match goes on; the function it returns ends that. */
  listen(changed: () => void): () => void;
  /** Takes part no longer. */
  close(): Promise<void>;
}
