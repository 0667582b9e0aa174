/** All tables of this process: opened when somebody asks for them, forgotten when nobody is there any more. */
import { randomUUID } from 'node:crypto';
import type { Game, Types } from '../../core/contract.ts';
import { playsEngine } from '../../core/record.ts';
import { dueAt, mayStart } from '../../table/clock.ts';
import { commitmentOf } from '../../table/fair-chance.ts';
import type { MatchHead } from '../../table/match.ts';
import { NoSuchMatch } from '../../table/store.ts';
import type { Kept, Store } from '../../table/store.ts';
import { Table } from '../../table/table.ts';
import { servedGames } from '../games.ts';
import type { ServedGames } from '../games.ts';
import { newChanceSecret, newMatchId } from '../secrets.ts';
import type { OrderedMatch } from './order.ts';
import { CLAIM_MS, LiveTable } from './live-table.ts';
import type { TableDeps } from './live-table.ts';
import { Presence } from './presence.ts';
import type { TableListener } from './subscribers.ts';
import type { EdgeProblem } from '../../table/rejections.ts';
import { rejectionOf } from '../rejection.ts';

/** A table nobody uses is forgotten after this; one whose match is over sooner: those who ask for a rematch do so at once. */
const FORGET_MS = 60_000;
const FORGET_OVER_MS = 5000;

/** A process can die between writing and telling: who watches a table that long in silence looks for themselves. */
const CERTAIN_MS = 15_000;

/** How often other processes are told again who is here. */
const PRESENCE_MS = 20_000;

export interface TableRegistryDeps {
  readonly store: Store;
  readonly games?: ServedGames;
  readonly now?: () => number;
  readonly kept: TableDeps['kept'];
  /** Something went wrong that nobody waits for. */
  readonly trouble: (error: unknown) => void;
}

export class TableRegistry {
  readonly store: Store;
  readonly games: ServedGames;
  readonly now: () => number;
  readonly #around: TableDeps;
  readonly #trouble: (error: unknown) => void;
  readonly #presence: Presence;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  /** The tables that are open, as soon as they are. */
  readonly #open = new Map<string, LiveTable>();
  readonly #changeListeners: TableDeps['changed'][] = [];
  readonly #joinListeners: ((live: LiveTable) => void)[] = [];
  #presenceTold = 0;

  constructor({ store, games = servedGames, now = Date.now, kept, trouble }: TableRegistryDeps) {
    this.store = store;
    this.games = games;
    this.now = now;
    this.#trouble = trouble;
    this.#presence = new Presence(randomUUID(), now);
    const changed: TableDeps['changed'] = (...change) => {
      for (const listener of this.#changeListeners) listener(...change);
    };
    this.#around = { store, now, changed, kept, hereElsewhere: (match) => this.#presence.elsewhere(match) };
  }

  /** Calls a listener after every change that this process has written. */
  onChange(listener: TableDeps['changed']): void {
    this.#changeListeners.push(listener);
  }

  /** Begins to hear what other processes do. */
  async listen(): Promise<void> {
    await this.store.listen({
      // Also for a table that is just being read: it may have been read before the log grew.
      grown: (match, at, entries) => this.#see(this.#tables.get(match)?.then((live) => live?.catchUp(at, entries))),
      // Who still looks at it is told when they do something.
      gone: (match) => {
        this.#open.get(match)?.doubt();
        this.#forget(match);
      },
      heard: (news) => {
        const match = this.#presence.hear(news);
        if (match !== undefined) this.#see(this.#open.get(match)?.tellHere());
      },
      gap: () => {
        for (const opening of this.#tables.values()) this.#see(opening.then((live) => live?.catchUp()));
      },
    });
  }

  /** Calls a listener when somebody has begun to watch a table. */
  onJoin(listener: (live: LiveTable) => void): void {
    this.#joinListeners.push(listener);
  }

  /** How many tables are open here. */
  get tables(): number {
    return this.#open.size;
  }

  /** The table of a match; undefined when there is no such match. */
  open(match: string): Promise<LiveTable | undefined> {
    const known = this.#tables.get(match);
    if (known !== undefined) return known;
    const opening = this.#read(match);
    this.#tables.set(match, opening);
    // What is not there, or could not be read, is asked for again the next time.
    opening.then(
      (live) => live === undefined && this.#tables.delete(match),
      () => this.#tables.delete(match),
    );
    return opening;
  }

  /** Makes a match and keeps it. */
  async create(order: OrderedMatch, rematchOf?: string): Promise<LiveTable> {
    const [id, secret] = [newMatchId(), newChanceSecret()];
    const commitment = commitmentOf(secret, id);
    const head: MatchHead = {
      id,
      ...order,
      commitment,
      made: this.now(),
      ...(rematchOf === undefined ? {} : { rematchOf }),
    };
    const table = new Table(this.#gameFor(head), head, { from: 'fair-chance', secret });
    // If this process dies before it begins a match without people, another does.
    const due = { at: dueAt(table), claimedUntil: this.now() + CLAIM_MS };
    const kept = await this.store.create(head, secret, table.listed, due);
    if (!kept) throw new Error(`the new match ${id} could not be kept`);
    // Nobody else knows of it yet, so that it need not be read.
    const live = this.#take({ head, secret, entries: [] });
    this.#tables.set(id, Promise.resolve(live));
    // A match without people needs nobody to begin it.
    if (mayStart(table)) await this.start(live);
    return live;
  }

  /** Begins a match that waits for nobody. */
  async start(live: LiveTable): Promise<void> {
    const bot = await live.use(({ head }) => head.minder);
    await live.submit({ act: { act: 'start', bot }, at: 0, time: this.now() });
  }

  /** Somebody watches a table from now on. */
  async join(live: LiveTable, listener: TableListener, from?: number): Promise<void> {
    const before = seatsText(live);
    await live.join(listener, from);
    this.#tellHere(live, before);
    for (const joined of this.#joinListeners) joined(live);
  }

  leave(live: LiveTable, listener: TableListener): void {
    const before = seatsText(live);
    live.leave(listener);
    this.#tellHere(live, before);
  }

  /** Forgets tables nobody uses; tells the others now and then who is here. */
  tidy(): void {
    const now = this.now();
    for (const [match, live] of this.#open) {
      live.tidy(now - FORGET_MS);
      if (live.isIdleSince(now - (live.isOver ? FORGET_OVER_MS : FORGET_MS))) this.#forget(match);
      else if (live.isUncertainSince(now - CERTAIN_MS)) this.#see(live.catchUp());
    }
    if (now - this.#presenceTold < PRESENCE_MS) return;
    this.#presenceTold = now;
    this.#presence.tidy();
    for (const live of this.#open.values()) {
      if (live.hereSeats.size > 0) this.store.tell(this.#presence.news(live.id, live.hereSeats));
    }
  }

  /** Waits until what was begun at any table is done. */
  async settle(): Promise<void> {
    await Promise.allSettled(Array.from(this.#open.values(), (live) => live.use(() => undefined)));
  }

  #forget(match: string): void {
    this.#tables.delete(match);
    this.#open.delete(match);
  }

  async #read(match: string): Promise<LiveTable | undefined> {
    const kept = await this.store.read(match);
    return kept === undefined ? undefined : this.#take(kept);
  }

  #take(kept: Kept): LiveTable {
    const live = new LiveTable(this.#gameFor(kept.head), kept, this.#around);
    this.#open.set(live.id, live);
    return live;
  }

  /** Watchers come and go unheard; a player does not. */
  #tellHere(live: LiveTable, before: string): void {
    if (seatsText(live) === before) return;
    this.store.tell(this.#presence.news(live.id, live.hereSeats));
    this.#see(live.tellHere());
  }

  #gameFor({ game: id, engine }: MatchHead): Game<Types> {
    const game = this.games.gameOf(id);
    if (game === undefined || !playsEngine(game, engine)) {
      throw new UnplayableMatch({ why: 'other-engine-match', game: id, engine });
    }
    return game;
  }

  /** A match that was deleted while somebody was at it is no trouble. */
  #see(work: Promise<unknown> | undefined): void {
    work?.catch((error: unknown) => error instanceof NoSuchMatch || this.#trouble(error));
  }
}

function seatsText({ hereSeats }: LiveTable): string {
  return [...hereSeats].toSorted((a, b) => a - b).join(' ');
}

/** A match that this version of the rules cannot play. */
export class UnplayableMatch extends Error {
  override readonly name = 'UnplayableMatch';
  readonly problem: EdgeProblem;

  constructor(problem: EdgeProblem) {
    super(rejectionOf(problem).problem);
    this.problem = problem;
  }
}
