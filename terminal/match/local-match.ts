/**
 * A match at this terminal: a table of its own, fed by a log that is kept in a file, with computer
 * players. Saved before it is shown, like on a server.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import type { Game, Seat, Types, Viewer } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Bot, Memo } from '../../bots/bot.ts';
import type { Act } from '../../table/act.ts';
import { botSeed } from '../../table/bot-seed.ts';
import { botToAct } from '../../table/clock.ts';
import { judge } from '../../table/judge.ts';
import type { NoRecordProblem, Rejection } from '../../table/protocol.ts';
import type { Entry } from '../../table/store.ts';
import type { Table, Taken } from '../../table/table.ts';
import { commonUpdate, happenedFor, ownUpdate } from '../../table/update.ts';
import { savedTable } from '../saved/saved-match.ts';
import type { SavedMatch } from '../saved/saved-match.ts';
import type { ThinkingThreads } from '../thinking/thinking-threads.ts';
import { countedDeeds } from './heard.ts';
import type { HappenedOf, MatchClient, UpdateOf } from '../../client/match-client.ts';
import type { LogProblem } from '../../table/beginning.ts';
import type { SavedProblem } from '../../text/problems.ts';

/** What a match at this terminal needs of the program. */
export interface LocalMeans<T extends Types> {
  /** Anything that is allowed, for a seat whose computer player is not known. */
  anyAction(view: T['View'], chance: Chance): T['Action'];
  readonly bots: readonly Bot<T>[];
  readonly thinking: ThinkingThreads;
  /** The least time a computer player takes for an action, in milliseconds: people want to see it. */
  readonly pace: number;
  /** Keeps an entry; nothing is shown before it returns. */
  readonly keep: (entry: Entry) => void;
}

export class LocalMatch<T extends Types = Types> implements MatchClient<T> {
  readonly match: string;
  readonly place = 'local';
  readonly #game: Game<T>;
  readonly #means: LocalMeans<T>;
  readonly #table: Table<T>;
  readonly #history: History<T>;
  readonly #listeners = new Set<() => void>();
  readonly #saved: SavedMatch;
  /** What each computer player wants to be reminded of. */
  readonly #memos = new Map<Seat, Memo | undefined>();
  #closed = false;

  /** Opens a match that is kept; says what is wrong with it when it cannot be played. */
  static open<T extends Types>(
    game: Game<T>,
    saved: SavedMatch,
    means: LocalMeans<T>,
  ): Result<LocalMatch<T>, SavedProblem | LogProblem> {
    const history = new History<T>(saved.head.seats.length);
    const table = savedTable(game, saved, (taken, as) => history.take(taken, as));
    return table.ok ? { ok: true, value: new LocalMatch(saved, table.value, history, means) } : table;
  }

  private constructor(saved: SavedMatch, table: Table<T>, history: History<T>, means: LocalMeans<T>) {
    this.match = saved.head.id;
    this.#saved = saved;
    this.#game = table.game;
    this.#table = table;
    this.#history = history;
    this.#means = means;
    void this.#letBotsPlay();
  }

  seats(): readonly Seat[] {
    return this.#table.seats.flatMap(({ isPerson }, seat) => (isPerson ? [seat] : []));
  }

  update(as: Viewer): UpdateOf<T> {
    const here = new Set(this.#table.seats.keys());
    return { ...commonUpdate(this.#table, here, Date.now()), ...ownUpdate(this.#table, as, []) };
  }

  happened(as: Viewer): readonly HappenedOf<T>[] {
    return this.#history.of(as);
  }

  connection(): 'connected' {
    return 'connected';
  }

  lag(): number {
    return 0;
  }

  record(): Promise<Result<MatchRecord, NoRecordProblem>> {
    return Promise.resolve({ ok: true, value: this.recordSoFar });
  }

  /** The match as a record, as far as it has come. */
  get recordSoFar(): MatchRecord {
    return this.#table.recordSoFar;
  }

  /** Everybody's final worth; undefined while the match is on. */
  get result(): readonly number[] | undefined {
    const { state } = this.#table;
    return state === undefined ? undefined : this.#game.result(state);
  }

  act(seat: Seat, act: Act): Promise<Rejection | undefined> {
    const rejection = this.#attempt(seat, act);
    if (rejection === undefined) void this.#letBotsPlay();
    return Promise.resolve(rejection);
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  close(): Promise<void> {
    this.#closed = true;
    return Promise.resolve();
  }

  #attempt(by: Seat, act: Act): Rejection | undefined {
    const judged = judge(this.#table, { by, act, at: this.#table.at, time: Date.now() });
    if (!judged.ok) return judged;
    this.#means.keep(judged.entry);
    this.#history.take(this.#table.take(judged.entry, judged.step), this.#table);
    for (const changed of this.#listeners) changed();
    return undefined;
  }

  /** One computer player after the other, until a person is to act. */
  async #letBotsPlay(): Promise<void> {
    for (let seat = botToAct(this.#table); seat !== undefined && !this.#closed; seat = botToAct(this.#table)) {
      const { at } = this.#table;
      const [action] = await Promise.all([this.#answer(seat), sleep(this.#means.pace)]);
      // Somebody took something back meanwhile: then another answer is on its way.
      if (this.#closed || this.#table.at !== at) return;
      if (this.#attempt(seat, { act: 'bot', did: this.#game.formatAction(action) }) !== undefined) return;
    }
  }

  async #answer(seat: Seat): Promise<T['Action']> {
    const { state, seats, head, deeds } = this.#table;
    if (state === undefined) throw new Error('the match has not begun');
    const view = this.#game.view(state, seat);
    const name = seats[seat]?.bot ?? head.minder;
    const bot = this.#means.bots.find((known) => known.name === name);
    const seed = botSeed(`seed ${this.#saved.seed}`, deeds.length);
    const any = (): T['Action'] => this.#means.anyAction(view, new Mulberry32(seed));
    if (bot === undefined) return any();
    const question = { view, heard: countedDeeds(this.#history.of(seat)).flat(), memo: this.#memos.get(seat) };
    const { action, memo } = await this.#means.thinking.answer(bot, question, seed);
    this.#memos.set(seat, memo);
    return this.#game.apply(state, seat, action).ok ? action : any();
  }
}

/** What everybody has heard, told when it happens: to play a long match again for every look would take ever longer. */
class History<T extends Types> {
  readonly #heard: ReadonlyMap<Viewer, HappenedOf<T>[]>;

  constructor(seats: number) {
    const viewers: Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)];
    this.#heard = new Map(viewers.map((viewer) => [viewer, []]));
  }

  take(taken: Taken<T>, table: Table<T>): void {
    for (const [viewer, heard] of this.#heard) heard.push(happenedFor(table, taken, viewer));
  }

  of(viewer: Viewer): readonly HappenedOf<T>[] {
    return [...(this.#heard.get(viewer) ?? [])];
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
