/**
 * A match at this terminal: a table of its own, fed by a log that is kept in a file, with computer
 * players. Saved before it is shown, like on a server.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Game, Reading, Seat, Viewer } from '../../core/contract.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Bot } from '../../bots/bot.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import type { Action, StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Act } from '../../table/act.ts';
import { botToAct } from '../../table/clock.ts';
import { heardBy, historyFor } from '../../table/history.ts';
import { judge } from '../../table/judge.ts';
import type { Entry } from '../../table/store.ts';
import type { Table } from '../../table/table.ts';
import { commonUpdate, ownUpdate } from '../../table/update.ts';
import { savedGame, savedRecord, savedTable } from '../saved/saved-match.ts';
import type { SavedMatch } from '../saved/saved-match.ts';
import type { ThinkingThreads } from '../thinking/thinking-threads.ts';
import type { Seating, StarLanesHappened, StarLanesUpdate } from './seating.ts';

/** What a match at this terminal needs of the program. */
export interface LocalMeans {
  readonly bots: readonly Bot<StarLanesTypes>[];
  readonly thinking: ThinkingThreads;
  /** The least time a computer player takes for an action, in milliseconds: people want to see it. */
  readonly pace: number;
  /** Keeps an entry; nothing is shown before it returns. */
  readonly keep: (entry: Entry) => void;
}

export class LocalMatch implements Seating {
  readonly #game: Game<StarLanesTypes>;
  readonly #means: LocalMeans;
  readonly #table: Table<StarLanesTypes>;
  readonly #listeners = new Set<() => void>();
  #saved: SavedMatch;
  #closed = false;

  /** Opens a match that is kept; says what is wrong with it when it cannot be played. */
  static open(saved: SavedMatch, means: LocalMeans): Reading<LocalMatch> {
    const table = savedTable(saved);
    return table.ok ? { ok: true, value: new LocalMatch(saved, table.value, means) } : table;
  }

  private constructor(saved: SavedMatch, table: Table<StarLanesTypes>, means: LocalMeans) {
    this.#saved = saved;
    this.#game = savedGame(saved);
    this.#table = table;
    this.#means = means;
    void this.#letBotsPlay();
  }

  seats(): readonly Seat[] {
    return this.#table.seats.flatMap(({ isPerson }, seat) => (isPerson ? [seat] : []));
  }

  update(as: Viewer): StarLanesUpdate {
    const here = new Set(this.#table.seats.keys());
    return { ...commonUpdate(this.#table, here, Date.now()), ...ownUpdate(this.#table, as, []) };
  }

  happened(as: Viewer): readonly StarLanesHappened[] {
    return historyFor(this.#game, this.#saved, as, 0);
  }

  link(): 'here' {
    return 'here';
  }

  /** The match so far as a record. */
  get record(): MatchRecord {
    return savedRecord(this.#saved, this.#table);
  }

  act(seat: Seat, act: Act): Promise<string | undefined> {
    const problem = this.#attempt(seat, act);
    if (problem === undefined) void this.#letBotsPlay();
    return Promise.resolve(problem);
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  close(): Promise<void> {
    this.#closed = true;
    return Promise.resolve();
  }

  #attempt(by: Seat, act: Act): string | undefined {
    const judged = judge(this.#table, { by, act, at: this.#table.at, time: Date.now() });
    if (!judged.ok) return judged.problem;
    this.#means.keep(judged.entry);
    this.#saved = { ...this.#saved, entries: [...this.#saved.entries, judged.entry] };
    this.#table.take(judged.entry, judged.step);
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
      if (this.#attempt(seat, { act: 'bot', did: this.#game.write(action) }) !== undefined) return;
    }
  }

  async #answer(seat: Seat): Promise<Action> {
    const { state, seats, head } = this.#table;
    if (state === undefined) throw new Error('the match has not begun');
    const view = this.#game.view(state, seat);
    const name = seats[seat]?.bot ?? head.minder;
    const bot = this.#means.bots.find((known) => known.name === name);
    const seed = this.#saved.seed ^ Math.imul(state.moves + 1, 0x9e3779b1);
    const any = (): Action => anyAction(view, new Mulberry32(seed));
    if (bot === undefined) return any();
    const question = { view, heard: heardBy(this.#game, this.#saved, seat) };
    const action = await this.#means.thinking.answer(bot, question, seed);
    return this.#game.apply(state, seat, action).ok ? action : any();
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
