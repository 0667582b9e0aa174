/**
 * What happened at a table, as each viewer may know it: a page at a time for who comes late, all of it for computer players.
 * It is worked out from the log once for a viewer, in small pieces so that nobody at another table waits for it, and from
 * then on it grows with the match.
 */
import { setImmediate } from 'node:timers/promises';
import type { Game, Types, Viewer } from '../../core/contract.ts';
import { logOf } from '../../table/beginning.ts';
import type { Kept } from '../../table/store.ts';
import { Table } from '../../table/table.ts';
import type { Taken } from '../../table/table.ts';
import { happenedFor } from '../../table/update.ts';
import type { Happened } from '../../table/update.ts';

/** The most entries that are told at once; who wants more asks for what follows. */
export const HISTORY_PAGE = 500;

/** So many entries are replayed before others get their turn: about a millisecond's work. */
export const ENTRIES_A_TURN = 40;

interface KnownPast {
  readonly happened: Happened[];
  usedAt: number;
}

export class TableHistory {
  readonly #game: Game<Types>;
  readonly #read: () => Promise<Kept>;
  readonly #now: () => number;
  readonly #known = new Map<Viewer, KnownPast>();
  readonly #learning = new Map<Viewer, Promise<KnownPast>>();

  constructor(game: Game<Types>, read: () => Promise<Kept>, now: () => number) {
    this.#game = game;
    this.#read = read;
    this.#now = now;
  }

  /** At most a page of what a viewer may know, from a place of the log on; `at` is how long the log is. */
  async page(as: Viewer, from: number, at: number): Promise<readonly Happened[]> {
    const { happened } = await this.#of(as, at);
    return happened.slice(from, Math.min(at, from + HISTORY_PAGE));
  }

  /** Learns what a viewer may know, so that a page of it is at hand. */
  async prepare(as: Viewer): Promise<void> {
    await this.#of(as, 0);
  }

  /** The table has taken entries. Several at once came from elsewhere: what was visible after each is found out when asked for. */
  take(table: Table, [taken, ...others]: readonly Taken<Types>[]): void {
    if (taken === undefined) return;
    if (others.length > 0) return this.#known.clear();
    for (const [as, { happened }] of this.#known)
      if (happened.length === taken.at) happened.push(happenedFor(table, taken, as));
  }

  /** Forgets what nobody has asked for since. */
  tidy(unusedSince: number): void {
    for (const [as, { usedAt }] of this.#known) if (usedAt < unusedSince) this.#known.delete(as);
  }

  async #of(as: Viewer, at: number): Promise<KnownPast> {
    const before = this.#known.get(as);
    const known = before !== undefined && before.happened.length >= at ? before : await this.#learn(as);
    known.usedAt = this.#now();
    return known;
  }

  /** Two who ask for the same wait for the same. */
  #learn(as: Viewer): Promise<KnownPast> {
    const learning = this.#learning.get(as) ?? this.#replay(as).finally(() => this.#learning.delete(as));
    this.#learning.set(as, learning);
    return learning;
  }

  async #replay(as: Viewer): Promise<KnownPast> {
    const known: KnownPast = { happened: [], usedAt: this.#now() };
    const kept = await this.#read();
    const { head, beginning } = logOf(kept);
    const table = new Table(this.#game, head, beginning);
    for (const entry of kept.entries) {
      if (entry.at % ENTRIES_A_TURN === ENTRIES_A_TURN - 1) await setImmediate();
      const taken = table.take(entry);
      known.happened.push(happenedFor(table, taken, as));
    }
    await this.#catchUp(known, table, as);
    this.#known.set(as, known);
    return known;
  }

  /** The match may have gone on meanwhile. What comes after this look is taken with the entry itself. */
  async #catchUp({ happened }: KnownPast, table: Table, as: Viewer): Promise<void> {
    const { entries } = await this.#read();
    for (const entry of entries.slice(happened.length)) happened.push(happenedFor(table, table.take(entry), as));
  }
}
