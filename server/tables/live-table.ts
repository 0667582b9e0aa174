/**
 * A table that people are at in this process: one thing after the other, saved before anybody is
 * told. The table in memory is a copy of the log; whenever the two might differ it is read again.
 */
import { setTimeout } from 'node:timers/promises';
import type { Memo } from '../../bots/bot.ts';
import type { Game, Seat, Types, Viewer } from '../../core/contract.ts';
import { logOf } from '../../table/beginning.ts';
import type { MatchLog } from '../../table/beginning.ts';
import { ActionChain } from '../../table/chain.ts';
import { judge } from '../../table/judge.ts';
import type { Attempt, Judged } from '../../table/judge.ts';
import { reject } from '../../table/rejections.ts';
import { TokenBuckets } from '../limits.ts';
import { rejectionOf, tableRejectionOf } from '../rejection.ts';
import { NoSuchMatch } from '../../table/store.ts';
import type { Addition, Entry, Kept, Store } from '../../table/store.ts';
import { Table } from '../../table/table.ts';
import type { Taken } from '../../table/table.ts';
import type { Happened } from '../../table/update.ts';
import { additionOf, bearingsOf } from './addition.ts';
import { HeardEvents } from './heard-events.ts';
import { TableHistory } from './history.ts';
import { hashText } from '../secrets.ts';
import { SerialQueue } from './serial-queue.ts';
import { answer } from './submission.ts';
import type { RefusedAct, SubmitOutcome, Submitter, Tried, Written } from './submission.ts';
import { ToldUpdates, UpdateWriter } from './update-writer.ts';
import { Subscribers, viewersOf } from './subscribers.ts';
import type { TableListener } from './subscribers.ts';

/** So long the process that wrote an entry sees to the computer player whose turn it is; then any other may. */
export const CLAIM_MS = 15_000;

/** Four who come to a rematch come together; nobody sees whether it takes so long until a name lights up. */
const TELL_HERE_MS = 50;

/** How often an act is tried again because another process was faster with something else. */
const MOST_TRIES = 8;

const NOT_SEATED = rejectionOf({ why: 'device-not-seated' });
const TOO_FAST = rejectionOf({ why: 'talks-too-fast' });

/** What a seat may say: one thing a second, and a few at once. */
const TALK = { perSecond: 1, atOnce: 5 };

export interface TableDeps {
  readonly store: Store;
  readonly now: () => number;
  /** The seats somebody is connected for through other processes. */
  readonly hereElsewhere: (match: string) => readonly Seat[];
  /** Called after every change this process has written: a computer player may be to act. */
  readonly changed: (live: LiveTable, table: Table, taken: Taken<Types>) => void;
  /** How long the database took to keep something, in seconds. */
  readonly kept: (seconds: number) => void;
}

export class LiveTable {
  readonly id: string;
  /** What the luck of its computer players comes from: nobody else knows it, so nobody can foresee what they will do. */
  readonly luck: string;
  readonly #game: Game<Types>;
  readonly #around: TableDeps;
  readonly #queue = new SerialQueue();
  readonly #viewers = new Subscribers();
  readonly #toldUpdates = new ToldUpdates();
  #table: Table | undefined;
  readonly #heard: HeardEvents;
  /** What computer players want to be reminded of, by seat. In memory only: a bot whose memo is lost thinks again. */
  readonly memos = new Map<Seat, Memo | undefined>();
  readonly #history: TableHistory;
  /** The hash chain, and the table it was worked out for. */
  #chained: { readonly table: Table; readonly chain: ActionChain } | undefined;
  readonly #talk = new TokenBuckets(TALK.perSecond, TALK.atOnce);
  /** How much of the log the viewers have been told. */
  #told: number;
  #lastUsed: number;
  /** When it was last sure that the log held no more than the table. */
  #lastCertain: number;
  /** Set while everybody is about to be told who is here. */
  #tellingHere: Promise<void> | undefined;

  constructor(game: Game<Types>, kept: Kept, around: TableDeps) {
    this.id = kept.head.id;
    this.luck = `${kept.head.id} ${kept.secret}`;
    this.#game = game;
    this.#heard = new HeardEvents(game);
    this.#table = Table.open(game, logOf(kept));
    this.#told = this.#table.at;
    this.#around = around;
    this.#lastUsed = around.now();
    this.#lastCertain = around.now();
    this.#history = new TableHistory(game, () => this.#read(), around.now);
  }

  /** Whether it may be forgotten until somebody asks for it again. */
  isIdleSince(time: number): boolean {
    return this.#viewers.size === 0 && this.#queue.isIdle && this.#lastUsed < time;
  }

  /** Whether the match is over, as far as is known here. */
  get isOver(): boolean {
    return this.#table?.phase === 'over';
  }

  /** Whether somebody watches it and nothing has been read or written since then. */
  isUncertainSince(time: number): boolean {
    return this.#viewers.size > 0 && this.#lastCertain < time;
  }

  /** Whether anybody here looks at it. */
  get isWatched(): boolean {
    return this.#viewers.size > 0;
  }

  /** The seats somebody is connected for through this process. */
  get hereSeats(): ReadonlySet<Seat> {
    return this.#viewers.seats;
  }

  /** The seats somebody is connected for, through whatever process. */
  get here(): ReadonlySet<Seat> {
    const elsewhere = this.#around.hereElsewhere(this.id);
    return elsewhere.length === 0 ? this.#viewers.seats : new Set([...this.#viewers.seats, ...elsewhere]);
  }

  /** The end of the hash chain over what was played at a table; undefined before the match begins. One hash an action. */
  chainAt(table: Table): string | undefined {
    if (table.state === undefined) return undefined;
    if (this.#chained?.table !== table) this.#chained = { table, chain: new ActionChain(table.recordSoFar, hashText) };
    const { chain } = this.#chained;
    for (let line = table.played[chain.length]; line !== undefined; line = table.played[chain.length]) chain.add(line);
    return chain.end;
  }

  /** Does something with the table as it is kept, when nothing else is being done to it. */
  use<Value>(work: (table: Table) => Value | Promise<Value>): Promise<Value> {
    this.#lastUsed = this.#around.now();
    return this.#queue.run(async () => work(this.#table ?? (await this.#reload())));
  }

  /**
   * Tries something: judged, saved, then told to everybody. Whether `by` may is the caller's business, and asked of the
   * very table it is tried at: the seat may just have been moved to another device.
   */
  submit(attempt: Attempt, isTheirs: (table: Table) => boolean = () => true): Promise<SubmitOutcome> {
    return new Promise((settled, failed) => {
      this.submitFor({ settled, failed }, attempt, isTheirs);
    });
  }

  /** The same for many: without a promise for each. */
  submitFor(submitter: Submitter, attempt: Attempt, isTheirs: (table: Table) => boolean): void {
    this.#lastUsed = this.#around.now();
    this.#queue.start((finish) => this.#try({ attempt, isTheirs }, submitter, finish));
  }

  /** How long the log was when it was last looked at. */
  get at(): number {
    return this.#told;
  }

  /** Sends the current update now and every later one; with a page of what happened from `from` on. */
  async join(listener: TableListener, from = Infinity): Promise<void> {
    // A long match takes a while to work out: nobody at this table waits for that.
    if (from < this.#told)
      for (const as of await this.use((table) => viewersOf(table, listener))) await this.#history.prepare(as);
    return this.use(async (table) => {
      const pages = new Map<Viewer, readonly Happened[]>();
      for (const as of from < table.at ? viewersOf(table, listener) : [])
        pages.set(as, await this.#history.page(as, from, table.at));
      const writer = this.#writer(table, []);
      this.#viewers.add(listener, table, (to) => writer.welcome(to, pages.get(to.as) ?? []));
    });
  }

  /** Forgets what nobody has asked for since. */
  tidy(unusedSince: number): void {
    this.#history.tidy(unusedSince);
  }

  leave(listener: TableListener): void {
    this.#lastUsed = this.#around.now();
    this.#viewers.delete(listener);
  }

  /** Tells everybody who does not know it yet who is here: somebody came or went. Those who come together are told of once. */
  tellHere(): Promise<void> {
    this.#tellingHere ??= setTimeout(TELL_HERE_MS, undefined, { ref: false }).then(() => {
      this.#tellingHere = undefined;
      return this.#viewers.size === 0 ? undefined : this.use((table) => this.#tellSeats(table));
    });
    return this.#tellingHere;
  }

  /** Looks again before the next thing is done: what is kept may not be what is known here. */
  doubt(): void {
    this.#table = undefined;
  }

  /** Takes what other processes have written: as they told it, or, where something before it is missing, as it is kept. */
  catchUp(to = Infinity, told: readonly Entry[] = []): Promise<void> {
    return this.use(async (table) => {
      this.#takeTold(table, told);
      if (table.at < to) await this.#readOn(table);
    });
  }

  /** As far as one entry follows the other. */
  #takeTold(table: Table, told: readonly Entry[]): void {
    const entries = told.filter(({ at }) => at >= table.at).filter(({ at }, place) => at === table.at + place);
    if (entries.length === 0) return;
    this.#lastCertain = this.#around.now();
    this.#takeAndTell(table, entries);
  }

  async #readOn(table: Table): Promise<void> {
    const entries = await this.#around.store.readFrom(this.id, table.at);
    this.#lastCertain = this.#around.now();
    if (entries.length > 0) this.#takeAndTell(table, entries);
  }

  /** What a computer player in a seat has heard since the match began. */
  async heardBy(seat: Seat): Promise<readonly Types['Event'][]> {
    const known = this.#heard.of(seat);
    if (known !== undefined) return known;
    return this.use(async (table) => this.#heard.learn(upTo(await this.#read(), table.at), seat));
  }

  async #read(): Promise<Kept> {
    const kept = await this.#around.store.read(this.id);
    if (kept === undefined) throw new NoSuchMatch(this.id);
    return kept;
  }

  /** Mostly the table in memory is what is kept, and the first try is enough: that is done without waiting for anything but the store. */
  #try(tried: Tried, submitter: Submitter, finish: () => void): void {
    const table = this.#table;
    if (table === undefined || tried.attempt.at > table.at) return answer(this.#submit(tried), submitter, finish);
    const written = this.#writeOrFail(table, tried, submitter);
    if (written === undefined) return finish();
    written.kept.then(
      (isFirst) => {
        if (!isFirst) return answer(this.#again(tried), submitter, finish);
        this.#answerKept(table, written.taken, submitter);
        return finish();
      },
      (error: unknown) => {
        submitter.failed(error);
        finish();
      },
    );
  }

  /** Undefined where that was all. */
  #writeOrFail(table: Table, tried: Tried, submitter: Submitter): Written | undefined {
    try {
      const written = this.#write(table, tried);
      if (!('why' in written)) return written;
      submitter.settled(written);
    } catch (error) {
      submitter.failed(error);
    }
    return undefined;
  }

  #answerKept(table: Table, taken: Taken<Types>, submitter: Submitter): void {
    try {
      submitter.settled(this.#isKept(table, taken));
    } catch (error) {
      submitter.failed(error);
    }
  }

  async #again(tried: Tried): Promise<SubmitOutcome> {
    await this.#reload();
    return this.#submit(tried, 1);
  }

  /** Tries it, and again whenever another process was faster with something else. */
  async #submit(tried: Tried, from = 0): Promise<SubmitOutcome> {
    let table = this.#table ?? (await this.#reload());
    // Who has seen more than this process was told by another one.
    if (tried.attempt.at > table.at) await this.#readOn(table);
    for (let tries = from; tries <= MOST_TRIES; tries++) {
      const written = this.#write(table, tried);
      if ('why' in written) return written;
      if (await written.kept) return this.#isKept(table, written.taken);
      table = await this.#reload();
    }
    return { ok: false, ...tableRejectionOf(reject({ why: 'stale' }), table.game) };
  }

  /** Has the table take it, if it may be, and hands it to the store. */
  #write(table: Table, tried: Tried): Written | RefusedAct {
    const judged = this.#judge(table, tried);
    if (!judged.ok) return judged;
    const before = bearingsOf(table, judged.act);
    const taken = this.#take(table, judged.entry, judged);
    return { taken, kept: this.#save(additionOf(table, judged, before, this.#around.now() + CLAIM_MS)) };
  }

  #isKept(table: Table, taken: Taken<Types>): SubmitOutcome {
    this.#lastCertain = this.#around.now();
    this.#afterTaking(table, [taken]);
    this.#around.changed(this, table, taken);
    return { ok: true, at: taken.at };
  }

  #judge(table: Table, { attempt, isTheirs }: Tried): Judged<Types> | RefusedAct {
    if (!isTheirs(table)) return { ok: false, ...NOT_SEATED };
    const judged = judge(table, attempt);
    if (judged.ok) return this.#mayTalk(attempt) ? judged : { ok: false, ...TOO_FAST };
    if (judged.why === 'stale' && attempt.by !== undefined) this.#viewers.tellSeat(this.#writer(table, []), attempt.by);
    return { ok: false, ...tableRejectionOf(judged, table.game) };
  }

  /** What is said is kept for good and told to everybody, so it is not said faster than anybody reads. */
  #mayTalk({ act, by }: Attempt): boolean {
    return (act.act !== 'say' && act.act !== 'react') || this.#talk.of(String(by)).take();
  }

  /** Writes what the table in memory has taken already; if it may not have been kept, all is read again. */
  #save(addition: Addition): Promise<boolean> {
    const began = performance.now();
    const answered = (): void => this.#around.kept((performance.now() - began) / 1000);
    return this.#around.store.append(addition).then(
      (isFirst) => {
        answered();
        return isFirst;
      },
      (error: unknown) => {
        answered();
        this.#table = undefined;
        throw error;
      },
    );
  }

  /** Reads the match again from the store, and tells everybody what they have not seen. */
  async #reload(): Promise<Table> {
    this.#table = undefined;
    this.#heard.forget();
    const kept = await this.#read();
    const table = Table.open(this.#game, upTo(kept, this.#told));
    this.#takeAndTell(table, kept.entries.slice(this.#told));
    this.#table = table;
    return table;
  }

  #takeAndTell(table: Table, entries: readonly Entry[]): void {
    this.#afterTaking(
      table,
      entries.map((entry) => this.#take(table, entry)),
    );
  }

  /** A table that could not take an entry is no copy of the log any more. */
  #take(table: Table, entry: Entry, judged?: Judged<Types>): Taken<Types> {
    try {
      return table.take(entry, judged);
    } catch (error) {
      this.#table = undefined;
      throw error;
    }
  }

  #afterTaking(table: Table, taken: readonly Taken<Types>[]): void {
    if (taken.some(({ act }) => act.act === 'undo')) this.#heard.forget();
    if (taken.some(({ act }) => ['sit', 'stand', 'move', 'redraw'].includes(act.act))) this.#viewers.seatAnew(table);
    this.#heard.take(table, taken);
    this.#history.take(table, taken);
    this.#told = table.at;
    this.#tell(table, taken);
  }

  #tell(table: Table, taken: readonly Taken<Types>[]): void {
    if (this.#viewers.size === 0) return;
    this.#viewers.tell(this.#writer(table, taken));
  }

  #tellSeats(table: Table): void {
    const writer = this.#writer(table, []);
    this.#viewers.tellOutdated(writer, this.#toldUpdates.seatsVersion);
  }

  #writer(table: Table, taken: readonly Taken<Types>[]): UpdateWriter<Types> {
    const { here } = this;
    const chain = this.chainAt(table);
    return new UpdateWriter(table, taken, { here, now: this.#around.now(), told: this.#toldUpdates, chain });
  }
}

/** A match as it was when its log was so long. */
function upTo(kept: Kept, at: number): MatchLog {
  return logOf({ ...kept, entries: kept.entries.slice(0, at) });
}
