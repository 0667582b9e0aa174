/**
 * A match in the page: a table of its own, fed by a log that is kept on the device, with computer
 * players who think in a worker. Saved before it is shown, like on a server.
 */
import { createSignal } from 'solid-js';
import { Mulberry32 } from '../../core/chance.ts';
import type { Game, Seat, Types, Viewer } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import type { MatchRecord, RecordProblem } from '../../core/record.ts';
import type { Act } from '../../table/act.ts';
import { playable } from '../../table/beginning.ts';
import type { Beginning, LogProblem, MatchLog } from '../../table/beginning.ts';
import { botSeed } from '../../table/bot-seed.ts';
import { botToAct } from '../../table/clock.ts';
import { historyFor } from '../../table/history.ts';
import { judge } from '../../table/judge.ts';
import { Table } from '../../table/table.ts';
import { commonUpdate, happenedFor, ownUpdate } from '../../table/update.ts';
import type { NoRecordProblem, Said } from '../../table/protocol.ts';
import type { Memo } from '../../bots/bot.ts';
import { BotHost } from '../bots/bot-host.ts';
import { countedDeeds } from '../game/heard.ts';
import type { GameBook } from './game-book.ts';
import { followMatch, isUnkept, keepMatch, pageLog } from './page-store.ts';
import type { PageKept, Shown } from './page-store.ts';
import type { HappenedOf, MatchClient, UpdateOf } from '../../client/match-client.ts';

/** What a match in the page needs of the page. */
export interface PageMeans {
  /** The least time a computer player takes for an action, in milliseconds: people want to see it. */
  readonly pace: () => number;
  /** Is told when the device keeps nothing any more. */
  readonly onUnkept: () => void;
}

/** A computer player's time for thinking, in milliseconds. */
const THINKING = 700;

export class PageMatch<T extends Types> implements MatchClient<T> {
  readonly place = 'local';
  readonly match: string;
  readonly #book: GameBook<T>;
  readonly #game: Game<T>;
  readonly #means: PageMeans;
  readonly #bots: BotHost<T>;
  /** What each computer player wants to be reminded of. */
  readonly #memos = new Map<Seat, Memo | undefined>();
  readonly #changed = createSignal(0);
  #kept: PageKept;
  readonly #beginning: Beginning;
  #table: Table<T>;
  /** What each viewer has heard so far: a long match is not replayed for every action. */
  readonly #histories = new Map<Viewer, readonly HappenedOf<T>[]>();
  #closed = false;
  readonly #unfollow: () => void;

  /** Opens a kept match; says what is wrong with it when it cannot be played. */
  static open<T extends Types>(
    book: GameBook<T>,
    kept: PageKept,
    means: PageMeans,
  ): Result<PageMatch<T>, RecordProblem | LogProblem> {
    const log = pageLog(kept);
    if (!log.ok) return log;
    return playable(() => new PageMatch(book, log.value, kept, means));
  }

  private constructor(book: GameBook<T>, log: MatchLog, kept: PageKept, means: PageMeans) {
    this.match = kept.head.id;
    this.#book = book;
    this.#game = book.game;
    this.#bots = new BotHost(book);
    this.#means = means;
    this.#kept = kept;
    this.#table = Table.open(book.game, log);
    this.#beginning = log.beginning;
    // What the device did not keep is tried again: perhaps it has room now, and if not the player hears of it.
    if (kept.shown === undefined || isUnkept(this.match)) this.#keep(kept);
    // Another tab went on with it: this one shows that, and lets that one's computer players think.
    this.#unfollow = followMatch(this.match, (newer) => this.#become(newer));
    void this.#letBotsPlay();
  }

  seats(): readonly Seat[] {
    this.#changed[0]();
    return this.#table.seats.flatMap(({ isPerson }, seat) => (isPerson ? [seat] : []));
  }

  update(as: Viewer): UpdateOf<T> {
    this.#changed[0]();
    const here = new Set(this.#table.seats.keys());
    return { ...commonUpdate(this.#table, here, Date.now()), ...ownUpdate(this.#table, as, []) };
  }

  happened(as: Viewer): readonly HappenedOf<T>[] {
    this.#changed[0]();
    return this.#historyOf(as);
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

  act(seat: Seat, act: Act): Promise<Said | undefined> {
    const refused = this.#attempt(seat, act);
    void this.#letBotsPlay();
    return Promise.resolve(refused);
  }

  record(): Promise<Result<MatchRecord, NoRecordProblem>> {
    const { record } = this.#table;
    return Promise.resolve(
      record === undefined ? { ok: false, problem: { why: 'match-not-over' } } : { ok: true, value: record },
    );
  }

  close(): Promise<void> {
    this.#closed = true;
    this.#unfollow();
    this.#bots.close();
    return Promise.resolve();
  }

  #attempt(by: Seat, act: Act): Said | undefined {
    const judged = judge(this.#table, { by, act, at: this.#table.at, time: Date.now() });
    if (!judged.ok) return judged;
    const taken = this.#table.take(judged.entry, judged.step);
    for (const [as, known] of this.#histories) this.#histories.set(as, [...known, happenedFor(this.#table, taken, as)]);
    const entries = [...this.#kept.entries, judged.entry];
    const over = this.#table.phase === 'over';
    this.#keep({ ...this.#kept, entries, over, changed: judged.entry.time });
    if (this.#isWatched || botToAct(this.#table) === undefined) this.#changed[1]((count) => count + 1);
    return undefined;
  }

  #become(kept: PageKept): void {
    this.#kept = kept;
    this.#table = Table.open(this.#game, this.#log);
    this.#histories.clear();
    this.#changed[1]((count) => count + 1);
  }

  #keep(kept: PageKept): void {
    this.#kept = { ...kept, shown: this.#shown() };
    if (!keepMatch(this.#kept)) this.#means.onUnkept();
  }

  #historyOf(as: Viewer): readonly HappenedOf<T>[] {
    const known = this.#histories.get(as) ?? historyFor(this.#game, this.#log, as, 0);
    this.#histories.set(as, known);
    return known;
  }

  get #log(): MatchLog {
    return { ...this.#kept, beginning: this.#beginning };
  }

  /** What a list of matches says of it. */
  #shown(): Shown {
    const { view, seats } = this.update('watcher');
    return { ...this.#book.progress(view), seats };
  }

  /** One computer player after the other, until a person is to act. */
  async #letBotsPlay(): Promise<void> {
    for (let seat = botToAct(this.#table); seat !== undefined && !this.#closed; seat = botToAct(this.#table)) {
      const { at } = this.#table;
      const action = await this.#answer(seat).catch(() => undefined);
      // Somebody took something back meanwhile, or left: then another answer is on its way, or none is wanted.
      if (action === undefined || this.#closed || this.#table.at !== at) return;
      if (this.#attempt(seat, { act: 'bot', did: this.#game.formatAction(action) }) !== undefined) return;
    }
  }

  async #answer(seat: Seat): Promise<T['Action']> {
    const view = this.#view(seat);
    const bot = this.#table.seats[seat]?.bot ?? this.#table.head.minder;
    const seed = botSeed(this.match, this.#table.at);
    const heard = countedDeeds(this.#historyOf(seat)).flat();
    const thinking = { playouts: undefined, milliseconds: THINKING };
    const memo = this.#memos.get(seat);
    const asked = this.#bots.ask({ game: this.#game.id, bot, view, heard, memo, thinking, seed });
    const isSeen = this.#isWatched && this.#book.isWorthSeeing(view);
    const [answer] = await Promise.all([asked, sleep(isSeen ? this.#means.pace() : 0)]);
    const { action } = answer;
    this.#memos.set(seat, answer.memo);
    const { state } = this.#table;
    const allowed = state !== undefined && this.#game.apply(state, seat, action).ok;
    return allowed ? action : this.#book.anyAction(view, new Mulberry32(seed));
  }

  /** Whether anybody wants to see the computer players' moves one by one: nobody waits for those before their own first one. */
  get #isWatched(): boolean {
    const { deeds, seats } = this.#table;
    const people = seats.flatMap(({ isPerson }, seat) => (isPerson ? [seat] : []));
    return people.length === 0 || deeds.some(({ by }) => by !== 'all' && people.includes(by));
  }

  #view(seat: Seat): T['View'] {
    const { state } = this.#table;
    if (state === undefined) throw new Error('the match has not begun');
    return this.#game.view(state, seat);
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
