/**
 * A match as this page takes part in it, wherever it is played: in the page itself or on a server.
 * The screens know nothing else. What is read here is reactive: it changes when the match goes on.
 */
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Act } from '../../table/act.ts';
import type { Happened, Update } from '../../table/update.ts';
import type { Said } from '../text/problems.ts';

/** The games this page has screens for. */
export const GAMES: readonly string[] = ['star-lanes', 'star-trader'];

/** What is told of a match of one game. */
export type UpdateOf<T extends Types> = Update<T['View'], T['Event']>;
export type HappenedOf<T extends Types> = Happened<T['Event']>;

/** Whether what is shown is current: `lost` says that nobody answers at the moment. */
export type Link = 'here' | 'connecting' | 'lost' | 'gone';

export interface Seating<T extends Types = StarLanesTypes> {
  readonly match: string;
  readonly place: 'page' | 'server';
  /** The seats this device holds. */
  seats(): readonly Seat[];
  /** What a viewer may know now; undefined while nothing is known yet. */
  update(as: Viewer): UpdateOf<T> | undefined;
  /** Everything that happened, as far as the viewer may know. */
  happened(as: Viewer): readonly HappenedOf<T>[];
  link(): Link;
  /** Does something at the table; says why not, where it was refused. */
  act(seat: Seat, act: Act): Promise<Said | undefined>;
  /** The match as a record, when it is over. */
  record(): Promise<Result<MatchRecord>>;
  /** Takes part no longer. */
  close(): void;
}
