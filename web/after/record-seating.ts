/** A record as something to look at: every moment of it, with all books open, through the same screens as a match in play. */
import { createSignal } from 'solid-js';
import type { Reading } from '../../core/contract.ts';
import { replay } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event, StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import { isBotName } from '../game/names.ts';
import { isNews } from '../game/news.ts';
import type { Link, Seating, StarLanesHappened, StarLanesUpdate } from '../table/seating.ts';

/** One moment: the state after so many actions, and what the last of them did. */
interface Moment {
  readonly state: StarLanesTypes['State'];
  readonly events: readonly Event[];
}

export class RecordSeating implements Seating {
  readonly place = 'page';
  readonly match = 'record';
  readonly kept: MatchRecord;
  readonly #moments: readonly Moment[];
  readonly #now = createSignal(0);

  static open(record: MatchRecord): Reading<RecordSeating> {
    const moments: Moment[] = [];
    const played = replay(starLanes, record, (state, events) => moments.push({ state, events }));
    return played.ok ? { ok: true, value: new RecordSeating(record, moments) } : played;
  }

  private constructor(record: MatchRecord, moments: readonly Moment[]) {
    this.kept = record;
    this.#moments = moments;
  }

  /** The number of the last moment. */
  get last(): number {
    return this.#moments.length - 1;
  }

  now(): number {
    return this.#now[0]();
  }

  /** Looks at another moment; the nearest where there is no such one. */
  show(moment: number): void {
    this.#now[1](Math.max(0, Math.min(this.last, Math.trunc(moment))));
  }

  /** What the last action before now did. */
  news(): readonly Event[] {
    return this.#moments[this.now()]?.events ?? [];
  }

  /** Everything that happened in the whole match. */
  get story(): readonly Event[] {
    return this.#moments.flatMap(({ events }) => events);
  }

  /** How many moves had been completed at a moment. */
  movesAt(moment: number): number {
    return this.#moments[moment]?.state.moves ?? 0;
  }

  /** The first moment after a move was completed. */
  momentOf(move: number): number {
    const found = this.#moments.findIndex(({ state }) => state.moves >= move);
    return found < 0 ? this.last : found;
  }

  /** What happened in a move. */
  eventsOf(move: number): readonly Event[] {
    const moments = this.#moments.slice(this.momentOf(move - 1) + 1, this.momentOf(move) + 1);
    return moments.flatMap(({ events }) => events).filter((event) => isNews(event) && event.type !== 'ended');
  }

  seats(): readonly number[] {
    return [];
  }

  update(): StarLanesUpdate {
    const { state } = this.#moments[this.now()]!;
    const { names, edition, engine, game } = this.kept;
    const toAct = starLanes.toAct(state);
    return {
      match: this.match,
      at: this.now(),
      head: { id: this.match, game, engine, edition, seats: [], public: false, minder: '', commitment: '', made: 0 },
      phase: toAct === undefined ? 'over' : 'playing',
      seats: names.map((name) =>
        isBotName(name) ? { for: 'bot', name, bot: name, here: true } : { for: 'person', name, here: true },
      ),
      ...(toAct === undefined ? {} : { toAct }),
      now: 0,
      as: 'watcher',
      happened: [],
      view: openView(state),
    };
  }

  happened(): readonly StarLanesHappened[] {
    return this.#moments
      .slice(0, this.now() + 1)
      .map(({ events }, at) => ({ at, act: at === 0 ? 'start' : 'do', events }));
  }

  link(): Link {
    return 'here';
  }

  act(): Promise<string | undefined> {
    return Promise.resolve(undefined);
  }

  record(): Promise<Reading<MatchRecord>> {
    return Promise.resolve({ ok: true, value: this.kept });
  }

  close(): void {
    // Nothing is held open.
  }
}

/** A view with everybody's books: what was private is not any more. */
function openView(state: StarLanesTypes['State']): View {
  const view = starLanes.view(state, 'watcher');
  return { ...view, books: view.books.map((_, seat) => starLanes.view(state, seat).books[seat]) };
}
