/** A record as a match to look at: every moment of it, with all books open, through the same screens as a match in play. */
import type { Types } from '../core/contract.ts';
import type { GameKit } from '../core/kit.ts';
import { must } from '../core/must.ts';
import { replay } from '../core/record.ts';
import type { MatchRecord, PlayedAction, ReplayProblem, Replayed } from '../core/record.ts';
import { wholeProblem } from '../core/whole-record.ts';
import type { WholeProblem } from '../core/whole-record.ts';
import type { Result } from '../core/result.ts';
import { reject } from '../table/rejections.ts';
import type { NoRecordProblem, Said } from '../table/protocol.ts';
import type { SeenSeat } from '../table/update.ts';
import type { HappenedOf, MatchClient, UpdateOf } from './match-client.ts';

/** One moment: the state after some of the actions, and what the last of them did. */
export interface Moment<T extends Types> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  /** What led here; undefined at the start. */
  readonly done: PlayedAction | undefined;
}

export interface RecordMatchDeps<T extends Types> {
  readonly kit: Pick<GameKit<T>, 'game' | 'openView'>;
  /** Whether a name in a record is that of a computer player. */
  readonly isBot: (name: string) => boolean;
}

export class RecordMatch<T extends Types> implements MatchClient<T> {
  readonly place = 'record';
  readonly mayAdvise = false;
  readonly match = 'record';
  readonly kept: MatchRecord;
  readonly moments: readonly Moment<T>[];
  /** Why the record cannot be played further than its last moment. */
  readonly problem: ReplayProblem<T> | undefined;
  /** What is missing at its end, or not as it says, though all of it can be played. */
  readonly flaw: WholeProblem | undefined;
  readonly #deps: RecordMatchDeps<T>;
  readonly #listeners = new Set<() => void>();
  #now = 0;

  /** Plays a record as far as it can be played; says why not where it cannot even begin. */
  static open<T extends Types>(
    record: MatchRecord,
    deps: RecordMatchDeps<T>,
  ): Result<RecordMatch<T>, ReplayProblem<T>> {
    const moments: Moment<T>[] = [];
    const played = replay(deps.kit.game, record, (state, events, done) => moments.push({ state, events, done }));
    if (!played.ok && moments.length === 0) return played;
    return { ok: true, value: new RecordMatch(record, moments, played, deps) };
  }

  private constructor(
    record: MatchRecord,
    moments: readonly Moment<T>[],
    played: Result<Replayed<T>, ReplayProblem<T>>,
    deps: RecordMatchDeps<T>,
  ) {
    this.kept = record;
    this.moments = moments;
    this.problem = played.ok ? undefined : played.problem;
    this.flaw = played.ok ? wholeProblem(deps.kit.game, record, played.value.state) : undefined;
    this.#deps = deps;
  }

  /** The number of the last moment. */
  get last(): number {
    return this.moments.length - 1;
  }

  /** The number of the moment that is shown. */
  now(): number {
    return this.#now;
  }

  /** The moment that is shown. */
  moment(): Moment<T> {
    return must(this.moments[this.#now], 'the moment of a record');
  }

  /** Looks at another moment; the nearest where there is no such one. */
  show(moment: number): void {
    const next = Math.max(0, Math.min(this.last, Math.trunc(moment)));
    if (next === this.#now) return;
    this.#now = next;
    for (const changed of this.#listeners) changed();
  }

  /** Everything that happened in the whole match. */
  get story(): readonly T['Event'][] {
    return this.moments.flatMap(({ events }) => events);
  }

  seats(): readonly number[] {
    return [];
  }

  update(): UpdateOf<T> {
    const { state } = this.moment();
    const { edition, engine, game: id, names } = this.kept;
    const { game, openView } = this.#deps.kit;
    const seats = names.map((name) => this.#seat(name));
    const toAct = game.toAct(state);
    return {
      match: this.match,
      at: this.#now,
      head: { id: this.match, game: id, engine, edition, seats, public: false, minder: '', commitment: '', made: 0 },
      phase: toAct === undefined ? 'over' : 'playing',
      seats,
      ...(toAct === undefined ? {} : { toAct }),
      now: 0,
      as: 'watcher',
      happened: [],
      view: openView(state),
    };
  }

  happened(): readonly HappenedOf<T>[] {
    return this.moments.slice(0, this.#now + 1).map(({ events, done }, at) => ({
      at,
      act: at === 0 ? 'start' : 'do',
      ...(typeof done?.by === 'number' ? { by: done.by } : {}),
      events,
    }));
  }

  connection(): 'connected' {
    return 'connected';
  }

  lag(): number {
    return 0;
  }

  /** A match of the past cannot be changed. */
  act(): Promise<Said> {
    return Promise.resolve(reject({ why: 'over' }));
  }

  record(): Promise<Result<MatchRecord, NoRecordProblem>> {
    return Promise.resolve({ ok: true, value: this.kept });
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #seat(name: string): SeenSeat & MatchSeat {
    return this.#deps.isBot(name) ? { for: 'bot', name, bot: name, here: true } : { for: 'person', name, here: true };
  }
}

/** A seat as an update shows it, and as the head of a match plans it. */
type MatchSeat = { readonly for: 'person' } | { readonly for: 'bot'; readonly bot: string };
