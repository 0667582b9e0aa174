/**
 * A match as this terminal takes part in it, wherever it is played: here or on a server. The screens
 * know nothing else of it.
 */
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import type { Act } from '../../table/act.ts';
import type { Happened, Update } from '../../table/update.ts';

/** What a viewer of a match of one game is told. */
export type UpdateOf<T extends Types> = Update<T['View'], T['Event']>;
export type HappenedOf<T extends Types> = Happened<T['Event']>;

/** Whether what is shown is current: `lost` says that nobody answers at the moment, `gone` that nobody will. */
export type Link = 'here' | 'connecting' | 'connected' | 'lost' | 'gone';

export interface Seating<T extends Types = Types> {
  /** The seats this terminal holds. */
  seats(): readonly Seat[];
  /** What a viewer may know now; undefined while nothing is known yet. */
  update(as: Viewer): UpdateOf<T> | undefined;
  /** Everything that happened, as far as the viewer may know. */
  happened(as: Viewer): readonly HappenedOf<T>[];
  link(): Link;
  /** Does something at the table; gives the sentence that says why not, where it was refused. */
  act(seat: Seat, act: Act): Promise<string | undefined>;
  /** Has something called whenever the match goes on; what it returns stops that. */
  listen(changed: () => void): () => void;
  /** Takes part no longer. */
  close(): Promise<void>;
}
