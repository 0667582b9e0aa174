/** A record as something to look at: every moment of it, with all books open, through the same screens as a match in play. */
import { createSignal } from 'solid-js';
import type { Types } from '../../../core/contract.ts';
import type { Result } from '../../../core/result.ts';
import { replay } from '../../../core/record.ts';
import type { MatchRecord, ReplayProblem } from '../../../core/record.ts';
import type { NoRecordProblem } from '../../../table/protocol.ts';
import type { GameBook } from '../../table/game-book.ts';
import type { HappenedOf, MatchClient, UpdateOf } from '../../../client/match-client.ts';

/** One moment: the state after so many actions, and what the last of them did. */
export interface Moment<T extends Types> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
}

export class RecordMatch<T extends Types> implements MatchClient<T> {
  readonly place = 'record';
  readonly match = 'record';
  readonly kept: MatchRecord;
  readonly moments: readonly Moment<T>[];
  readonly #book: GameBook<T>;
  readonly #now = createSignal(0);

  static open<T extends Types>(book: GameBook<T>, record: MatchRecord): Result<RecordMatch<T>, ReplayProblem<T>> {
    const moments: Moment<T>[] = [];
    const played = replay(book.game, record, (state, events) => moments.push({ state, events }));
    return played.ok ? { ok: true, value: new RecordMatch(book, record, moments) } : played;
  }

  private constructor(book: GameBook<T>, record: MatchRecord, moments: readonly Moment<T>[]) {
    this.kept = record;
    this.moments = moments;
    this.#book = book;
  }

  /** The number of the last moment. */
  get last(): number {
    return this.moments.length - 1;
  }

  now(): number {
    return this.#now[0]();
  }

  /** Looks at another moment; the nearest where there is no such one. */
  show(moment: number): void {
    this.#now[1](Math.max(0, Math.min(this.last, Math.trunc(moment))));
  }

  /** What the last action before now did. */
  news(): readonly T['Event'][] {
    return this.moments[this.now()]?.events ?? [];
  }

  /** Everything that happened in the whole match. */
  get story(): readonly T['Event'][] {
    return this.moments.flatMap(({ events }) => events);
  }

  seats(): readonly number[] {
    return [];
  }

  update(): UpdateOf<T> {
    const { state } = this.moments[this.now()]!;
    const { names, edition, engine, game } = this.kept;
    const { game: rules, bots } = this.#book;
    const toAct = rules.toAct(state);
    return {
      match: this.match,
      at: this.now(),
      head: { id: this.match, game, engine, edition, seats: [], public: false, minder: '', commitment: '', made: 0 },
      phase: toAct === undefined ? 'over' : 'playing',
      seats: names.map((name) =>
        bots.includes(name) ? { for: 'bot', name, bot: name, here: true } : { for: 'person', name, here: true },
      ),
      ...(toAct === undefined ? {} : { toAct }),
      now: 0,
      as: 'watcher',
      happened: [],
      view: this.#book.openView(state),
    };
  }

  happened(): readonly HappenedOf<T>[] {
    return this.moments
      .slice(0, this.now() + 1)
      .map(({ events }, at) => ({ at, act: at === 0 ? 'start' : 'do', events }));
  }

  connection(): 'connected' {
    return 'connected';
  }

  lag(): number {
    return 0;
  }

  listen(): () => void {
    return () => {};
  }

  act(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  record(): Promise<Result<MatchRecord, NoRecordProblem>> {
    return Promise.resolve({ ok: true, value: this.kept });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
