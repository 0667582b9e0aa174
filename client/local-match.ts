/**
 * A match at a table of this program, with people and computer players: fed by a log that is kept somewhere else. What is
 * done is kept before anybody is told of it, like on a server.
 */
import type { Answer, Memo } from '../bots/bot.ts';
import { Mulberry32 } from '../core/chance.ts';
import type { Seat, Types, Viewer } from '../core/contract.ts';
import type { GameKit } from '../core/kit.ts';
import { must } from '../core/must.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import type { Act } from '../table/act.ts';
import type { Beginning, LogProblem, MatchLog } from '../table/beginning.ts';
import { botSeed } from '../table/bot-seed.ts';
import { botToAct } from '../table/clock.ts';
import { judge } from '../table/judge.ts';
import { openTable } from '../table/open-table.ts';
import type { NoRecordProblem, Said } from '../table/protocol.ts';
import type { Entry } from '../table/store.ts';
import type { Table, Taken } from '../table/table.ts';
import { commonUpdate, happenedFor, ownUpdate } from '../table/update.ts';
import { askBot } from './bot-runner.ts';
import type { BotRunner, Wait } from './bot-runner.ts';
import { countedDeeds } from './counted-deeds.ts';
import type { HappenedOf, MatchClient, UpdateOf } from './match-client.ts';

/** What a match needs of the program it is played in. */
export interface LocalMatchDeps<T extends Types> {
  readonly kit: Pick<GameKit<T>, 'game' | 'anyAction' | 'isWorthWatching'>;
  readonly bots: BotRunner<T>;
  /** Keeps an entry. The match shows it already when asked now; it tells its listeners afterwards. */
  readonly keep: (entry: Entry) => void;
  /** The least time a computer player takes for an action that is worth watching, in milliseconds. */
  readonly pace: () => number;
  /** Waits until what happened has been read, before a computer player goes on; left out, nothing is waited for. */
  readonly whenRead?: () => Promise<void>;
  /** How long a computer player may be silent, in milliseconds. */
  readonly patience: number;
  readonly now: () => number;
  readonly wait: Wait;
}

export class LocalMatch<T extends Types> implements MatchClient<T> {
  readonly place = 'local';
  readonly mayAdvise = true;
  readonly match: string;
  readonly #deps: LocalMatchDeps<T>;
  readonly #listeners = new Set<() => void>();
  readonly #beginning: Beginning;
  #table: Table<T>;
  #stories: Stories<T>;
  /** What each viewer is told, until something happens. */
  readonly #updates = new Map<Viewer, UpdateOf<T>>();
  /** What computer players want to be reminded of, each with how many deeds there were when it was asked. */
  #memos: readonly { readonly seat: Seat; readonly deeds: number; readonly memo: Memo | undefined }[] = [];
  #isBotPlaying = false;
  /** Whether the computer players think here, and not in another window. */
  #thinksHere = true;
  #isClosed = false;

  /** Opens a match that is kept; says what is wrong with it when it cannot be played. */
  static open<T extends Types>(log: MatchLog, deps: LocalMatchDeps<T>): Result<LocalMatch<T>, LogProblem> {
    const opened = openStories(deps.kit, log);
    return opened.ok ? { ok: true, value: new LocalMatch(log.beginning, opened.value, deps) } : opened;
  }

  private constructor(beginning: Beginning, { table, stories }: OpenMatch<T>, deps: LocalMatchDeps<T>) {
    this.match = table.head.id;
    this.#beginning = beginning;
    this.#table = table;
    this.#stories = stories;
    this.#deps = deps;
    void this.#letBotsPlay();
  }

  seats(): readonly Seat[] {
    return this.#table.seats.flatMap(({ isPerson }, seat) => (isPerson ? [seat] : []));
  }

  update(as: Viewer): UpdateOf<T> {
    const known = this.#updates.get(as) ?? this.#updateNow(as);
    this.#updates.set(as, known);
    return known;
  }

  happened(as: Viewer): readonly HappenedOf<T>[] {
    return this.#stories.get(as) ?? [];
  }

  connection(): 'connected' {
    return 'connected';
  }

  lag(): number {
    return 0;
  }

  act(seat: Seat, act: Act): Promise<Said | undefined> {
    const rejection = this.#attempt(seat, act);
    this.#thinksHere = true;
    void this.#letBotsPlay();
    return Promise.resolve(rejection);
  }

  record(): Promise<Result<MatchRecord, NoRecordProblem>> {
    const { record } = this.#table;
    return Promise.resolve(
      record === undefined ? { ok: false, problem: { why: 'match-not-over' } } : { ok: true, value: record },
    );
  }

  /** The match as a record, as far as it has come. */
  get recordSoFar(): MatchRecord {
    return this.#table.recordSoFar;
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#deps.bots.close();
  }

  /**
   * Goes on from a log that somebody else has written: another window with the same match. Its computer players think
   * there, until somebody acts here.
   */
  follow({ head, entries }: Pick<MatchLog, 'head' | 'entries'>): Result<undefined, LogProblem> {
    const opened = openStories(this.#deps.kit, { head, entries, beginning: this.#beginning });
    if (!opened.ok) return opened;
    ({ table: this.#table, stories: this.#stories } = opened.value);
    this.#thinksHere = false;
    this.#memos = [];
    this.#tell();
    return { ok: true, value: undefined };
  }

  #updateNow(as: Viewer): UpdateOf<T> {
    const here = new Set(this.#table.seats.keys());
    return { ...commonUpdate(this.#table, here, this.#deps.now()), ...ownUpdate(this.#table, as, []) };
  }

  #attempt(by: Seat, act: Act): Said | undefined {
    const table = this.#table;
    const judged = judge(table, { by, act, at: table.at, time: this.#deps.now() });
    if (!judged.ok) return judged;
    tellStories(this.#stories, table.take(judged.entry, judged), table);
    // What was taken back was never thought, either.
    if (act.act === 'undo') this.#memos = this.#memos.filter(({ deeds }) => deeds < act.keep);
    this.#updates.clear();
    this.#deps.keep(judged.entry);
    if (this.#isWatched || botToAct(table) === undefined) this.#tell();
    return undefined;
  }

  #tell(): void {
    this.#updates.clear();
    for (const changed of this.#listeners) changed();
  }

  /** One computer player after the other, until a person is to act. */
  async #letBotsPlay(): Promise<void> {
    if (this.#isBotPlaying) return;
    this.#isBotPlaying = true;
    try {
      for (let seat = this.#botToAsk(); seat !== undefined; seat = this.#botToAsk())
        await this.#letBotPlay(this.#table, seat);
    } finally {
      this.#isBotPlaying = false;
    }
  }

  #botToAsk(): Seat | undefined {
    return this.#thinksHere && !this.#isClosed ? botToAct(this.#table) : undefined;
  }

  async #letBotPlay(table: Table<T>, seat: Seat): Promise<void> {
    const { playedAt, seats, head, deeds, game } = table;
    const view = game.view(must(table.state, 'the state of a match that has begun'), seat);
    const task = {
      bot: seats[seat]?.bot ?? head.minder,
      question: {
        view,
        heard: countedDeeds<T['Event']>(this.happened(seat)).flat(),
        memo: this.#memos.findLast((one) => one.seat === seat)?.memo,
      },
      // What was taken back comes again as it was, so only what counts is counted.
      seed: botSeed(identityOf(this.match, this.#beginning), deeds.length),
    };
    const { bots, kit, pace, wait, whenRead } = this.#deps;
    const isSeen = this.#isWatched && kit.isWorthWatching(view);
    const [answer] = await Promise.all([askBot(bots, task, this.#deps), sleep(isSeen ? pace() : 0, wait)]);
    await whenRead?.();
    // Somebody took something back meanwhile, or their seat: then this answers nothing any more.
    if (this.#table !== table || table.playedAt !== playedAt || this.#botToAsk() !== seat) return;
    this.#memos = [...this.#memos, { seat, deeds: deeds.length, memo: answer?.memo }];
    if (answer !== undefined && this.#play(seat, answer)) return;
    const any = kit.anyAction(view, new Mulberry32(task.seed));
    if (!this.#play(seat, { action: any })) throw new Error(`any action is refused: ${game.formatAction(any)}`);
  }

  /** Whether the answer is one that the rules allow: then it is played. */
  #play(seat: Seat, { action }: Answer<T>): boolean {
    const did = formatted(this.#deps.kit, action);
    return did !== undefined && this.#attempt(seat, { act: 'bot', did }) === undefined;
  }

  /** Whether anybody wants to see the computer players' moves one by one: nobody waits for those before their own first one. */
  get #isWatched(): boolean {
    const people = this.seats();
    return people.length === 0 || this.#table.deeds.some(({ by }) => by !== 'all' && people.includes(by));
  }
}

/** What everybody has heard, told when it happens: to play a long match again for every look would take ever longer. */
type Stories<T extends Types> = Map<Viewer, readonly HappenedOf<T>[]>;

interface OpenMatch<T extends Types> {
  readonly table: Table<T>;
  readonly stories: Stories<T>;
}

function openStories<T extends Types>(
  { game }: Pick<GameKit<T>, 'game'>,
  log: MatchLog,
): Result<OpenMatch<T>, LogProblem> {
  const viewers: readonly Viewer[] = ['watcher', ...log.head.seats.keys()];
  const stories = new Map(viewers.map((viewer): [Viewer, HappenedOf<T>[]] => [viewer, []]));
  const table = openTable(game, log, (taken, now) => {
    for (const [viewer, story] of stories) story.push(happenedFor(now, taken, viewer));
  });
  return table.ok ? { ok: true, value: { table: table.value, stories } } : table;
}

/** A story that goes on is another one, so that a comparison of the two sees it. */
function tellStories<T extends Types>(stories: Stories<T>, taken: Taken<T>, table: Table<T>): void {
  for (const [viewer, story] of stories) stories.set(viewer, [...story, happenedFor(table, taken, viewer)]);
}

/** What makes the luck of the computer players: with a seed, it can be repeated like everything else. */
function identityOf(match: string, beginning: Beginning): string {
  return beginning.from === 'seed' ? `seed ${beginning.seed}` : match;
}

/** An answer in the game's notation; undefined for what is nothing like an action. */
function formatted<T extends Types>({ game }: Pick<GameKit<T>, 'game'>, action: T['Action']): string | undefined {
  try {
    return game.formatAction(action);
  } catch {
    return undefined;
  }
}

/** Even without a pace there is a pause, in which keys are heard and screens drawn. */
function sleep(milliseconds: number, wait: Wait): Promise<void> {
  return new Promise((resolve) => wait(milliseconds, resolve));
}
