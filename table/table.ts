/**
 * A match in play: what the entries of its log make of it, one after the other. It knows no game
 * but through the contract, no clock, no database and no socket. `judge` (judge.ts) says whether
 * something may be done; `take` does what has been written down, and cannot fail.
 */
import type { Game, Seat, Step, Types, Agreement } from '../core/contract.ts';
import { must } from '../core/must.ts';
import { playRecorded, undoLine } from '../core/record.ts';
import type { PlayedAction, MatchRecord } from '../core/record.ts';
import { parseAct } from './act.ts';
import type { Act } from './act.ts';
import { chainOf } from './chain.ts';
import { UnplayableLog, beginMatch, recordBefore } from './beginning.ts';
import type { Beginning, MatchLog } from './beginning.ts';
import type { MatchHead } from './match.ts';
import { TableSeat } from './seat.ts';
import type { Entry, Listed, Stage } from './store.ts';
import type { Deed } from './undo.ts';
import { isPassed, isWaiting, votingTime } from './vote.ts';
import type { DeclinedMotion, Vote } from './vote.ts';

/** How many deeds at most are played again when something is taken back. */
const MARK_EVERY = 8;

/** Where a table stands. */
export type TablePhase = 'gathering' | 'playing' | 'paused' | 'over';

/** What came of one entry: what was done, and the events of the game. */
export interface Taken<T extends Types> {
  readonly at: number;
  readonly by?: Seat;
  readonly act: Act;
  readonly events: readonly T['Event'][];
}

export class Table<T extends Types = Types> {
  readonly game: Game<T>;
  readonly head: MatchHead;
  readonly seats: readonly TableSeat[];
  /** How long the log is. */
  at = 0;
  /** How long it was when the position last changed: who has seen less must look again before they play. */
  playedAt = 0;
  /** When the move began, or went on after a pause: the clock counts from here. */
  since: number;
  phase: TablePhase = 'gathering';
  /** When all seats were fixed and the devices were asked for their words; undefined where none is awaited. */
  revealSince: number | undefined;
  state: T['State'] | undefined;
  /** The actions that count: those taken back are gone. */
  deeds: Deed[] = [];
  /** All that was played in order, also what was taken back, and that it was: lines of the record. */
  readonly played: PlayedAction[] = [];
  vote: Vote | undefined;
  /** The last motion of each seat and kind that came to nothing. */
  declined: readonly DeclinedMotion[] = [];
  /** How many moves have begun. */
  moves = 0;
  /** How often somebody has said something. */
  talk = 0;
  /** The id of the rematch. */
  rematch: string | undefined;
  readonly #beginning: Beginning;
  /** Positions before some of the deeds: from the nearest one, taking back plays on. */
  readonly #marks = new Map<number, T['State']>();

  constructor(game: Game<T>, head: MatchHead, beginning: Beginning) {
    this.game = game;
    this.head = head;
    this.#beginning = beginning;
    this.since = head.made;
    this.seats = head.seats.map((plan) => new TableSeat(plan));
  }

  /** The table as a whole log leaves it. */
  static open<T extends Types>(game: Game<T>, { head, beginning, entries }: MatchLog): Table<T> {
    const table = new Table(game, head, beginning);
    for (const entry of entries) table.take(entry);
    return table;
  }

  /** Whose turn it is; undefined while the match has not begun, or is over. */
  get toAct(): Seat | undefined {
    return this.state === undefined ? undefined : this.game.toAct(this.state);
  }

  /** The seat whose turn it is. */
  get mover(): TableSeat | undefined {
    return this.toAct === undefined ? undefined : this.seats[this.toAct];
  }

  get stage(): Stage {
    return this.phase === 'paused' ? 'playing' : this.phase;
  }

  get listed(): Pick<Listed, 'stage' | 'names'> {
    return { stage: this.stage, names: this.seats.map(({ name }) => name) };
  }

  get names(): string[] {
    return this.seats.map(({ name }, seat) => name ?? `Player ${seat + 1}`);
  }

  /** What the chance was made from: known to everybody when the match is over, to nobody before. */
  get secret(): string | undefined {
    return this.phase === 'over' && this.#beginning.from === 'fair-chance' ? this.#beginning.secret : undefined;
  }

  /** The match as a record. While it is played, that would tell its chance. */
  get record(): MatchRecord | undefined {
    return this.phase === 'over' ? this.recordSoFar : undefined;
  }

  /** The match as a record, as far as it has come: with all its chance, and so only for somebody who may know that. */
  get recordSoFar(): MatchRecord {
    const { game, names, state } = this;
    const { engine, edition } = this.head;
    const before = recordBefore(this.head, this.#beginning, this.#words);
    const actions = [...before.actions, ...this.deeds.map(({ by, text }) => ({ by, text }))];
    const result = state === undefined ? undefined : game.result(state);
    return {
      game: game.id,
      engine,
      edition,
      chance: before.chance,
      names,
      actions,
      ...(before.fair === undefined ? {} : { fair: before.fair }),
      ...(result === undefined ? {} : { result }),
    };
  }

  /** The record with all that was taken back and the end of its hash chain: what a server gives out and signs. */
  get chainedRecord(): MatchRecord | undefined {
    const { record } = this;
    if (record === undefined) return undefined;
    const played = this.played.map(({ by, text }) => ({ by, text }));
    const whole = played.length === record.actions.length ? record : { ...record, played };
    return { ...whole, chain: must(chainOf(whole), 'the chain of a record') };
  }

  /** Does what is written in the next entry. `judge` has read and played it already, where it comes from there. */
  take(entry: Entry, judged?: { readonly act: Act; readonly step?: Step<T> }): Taken<T> {
    if (entry.at !== this.at)
      throw new UnplayableLog(this.head.id, { why: 'log-misplaced', entry: entry.at, expected: this.at });
    const act = judged?.act ?? parseAct(entry.act);
    if (act === undefined)
      throw new UnplayableLog(this.head.id, { why: 'log-no-act', entry: entry.at, text: entry.act });
    this.at++;
    const events = this.#do(act, entry, judged?.step);
    const { at, by } = entry;
    return by === undefined ? { at, act, events } : { at, by, act, events };
  }

  #do(act: Act, entry: Entry, step: Step<T> | undefined): readonly T['Event'][] {
    switch (act.act) {
      case 'sit':
        this.#actor(entry).seat.sit(act, entry.hash);
        return this.seats.some(({ isFree }) => isFree) ? [] : this.#fix(entry.time);
      case 'stand':
        this.#actor(entry).seat.stand();
        return [];
      case 'start':
        for (const free of this.seats.filter(({ isFree }) => isFree)) free.fill(act.bot);
        return this.#fix(entry.time);
      case 'reveal':
        this.#actor(entry).seat.reveal(act.words, act.next);
        return this.seats.some(({ isAwaited }) => isAwaited) ? [] : this.#start(entry.time);
      case 'redraw':
        for (const each of this.seats) each.redraw();
        this.revealSince = undefined;
        return [];
      case 'offer':
        this.#actor(entry).seat.offered = entry.hash;
        return [];
      case 'move': {
        const { seat } = this.#actor(entry);
        [seat.held, seat.offered] = [entry.hash, undefined];
        if (this.phase === 'gathering') seat.bringWords(act.wordsHash, this.revealSince !== undefined);
        return [];
      }
      case 'do':
      case 'bot':
        return this.#play({ by: this.#actor(entry).by, text: act.did }, entry.time, step);
      case 'undo':
        this.played.push(undoLine(this.#actor(entry).by, act.keep));
        return this.#undo(act.keep, entry.time);
      case 'late':
      case 'leave':
        this.#actor(entry).seat.minded = act.act === 'late' ? 'late' : 'left';
        return this.#countVotes(entry.time);
      case 'back':
        // A match that waited for them gives them their time.
        if (isWaiting(this.seats)) this.since = entry.time;
        this.#actor(entry).seat.minded = undefined;
        return [];
      case 'propose': {
        const { by } = this.#actor(entry);
        const ends = entry.time + votingTime(this.head);
        const { motion, needs = 'present' } = act;
        this.vote = { motion, by, at: this.at, ends, yes: new Set([by]), needs };
        return this.#countVotes(entry.time);
      }
      case 'yes':
        this.vote?.yes.add(this.#actor(entry).by);
        return this.#countVotes(entry.time);
      case 'no':
        return this.#decline(entry.time);
      case 'lapse':
        return this.vote?.needs === 'everybody' ? this.#decline(entry.time) : this.#pass(entry.time);
      case 'resume':
        this.phase = 'playing';
        this.since = entry.time;
        return [];
      case 'rematch':
        this.rematch = act.match;
        return [];
      case 'react':
      case 'say':
        this.talk++;
        return [];
    }
  }

  /** Who did what is written in an entry; a log that does not say so is damaged. */
  #actor({ at, by, act }: Entry): { readonly by: Seat; readonly seat: TableSeat } {
    const seat = by === undefined ? undefined : this.seats[by];
    if (by === undefined || seat === undefined)
      throw new UnplayableLog(this.head.id, { why: 'log-no-act', entry: at, text: act });
    return { by, seat };
  }

  get #words(): string[] {
    return this.seats.map(({ words }) => words);
  }

  #begin(): Step<T> {
    return beginMatch(this.game, this.head, this.#beginning, this.#words);
  }

  /** All seats are taken: the match begins as soon as all words are told. */
  #fix(time: number): readonly T['Event'][] {
    if (!this.seats.some(({ isAwaited }) => isAwaited)) return this.#start(time);
    this.revealSince = time;
    return [];
  }

  #start(time: number): readonly T['Event'][] {
    this.phase = 'playing';
    this.revealSince = undefined;
    return this.#become(this.#begin(), time);
  }

  #play(done: PlayedAction, time: number, known?: Step<T>): readonly T['Event'][] {
    const { state } = this;
    if (state === undefined) throw new UnplayableLog(this.head.id, { why: 'log-action', text: done.text });
    const step = known ?? this.#step(state, done);
    this.#mark(state);
    const reveals = step.events.some((event) => this.game.reveals?.(event, step.state) === true);
    const deed = { by: done.by, text: done.text, draws: state.chance.draws, reveals };
    this.deeds.push(deed);
    this.played.push(deed);
    return this.#become(step, time);
  }

  /** What comes of something that was kept, and so was allowed once. */
  #step(state: T['State'], done: PlayedAction): Step<T> {
    const step = playRecorded(this.game, state, done);
    if (step?.ok !== true) throw new UnplayableLog(this.head.id, { why: 'log-action', text: done.text });
    return step;
  }

  #become(step: Step<T>, time: number): readonly T['Event'][] {
    // Within a move the clock runs on: who could start it anew by doing and undoing would never be late.
    if (this.state === undefined || !this.#isSameMove(this.state, step.state)) {
      this.since = time;
      this.moves++;
    }
    this.state = step.state;
    this.playedAt = this.at;
    if (this.game.toAct(step.state) === undefined) {
      this.phase = 'over';
      this.vote = undefined;
    }
    return step.events;
  }

  /** Whether the same player is to act and nothing new has been drawn. */
  #isSameMove(before: T['State'], after: T['State']): boolean {
    return this.game.toAct(before) === this.game.toAct(after) && before.chance.draws === after.chance.draws;
  }

  /**
   * Remembers a position now and then. All would be many; none would let who takes back again and again cost the server
   * a whole match each time, and again whenever the log is read. Among people nobody takes back far, and two will do.
   */
  #mark(state: T['State']): void {
    const deeds = this.deeds.length;
    if (deeds % MARK_EVERY !== 0) return;
    this.#marks.set(deeds, state);
    if (this.seats.filter(({ isPerson }) => isPerson).length > 1) this.#marks.delete(deeds - 2 * MARK_EVERY);
  }

  #undo(keep: number, time: number): readonly T['Event'][] {
    this.deeds = this.deeds.slice(0, keep);
    for (const deeds of this.#marks.keys()) if (deeds > keep) this.#marks.delete(deeds);
    const from = Math.max(0, ...this.#marks.keys());
    const state = this.#marks.get(from);
    let step: Step<T> = state === undefined ? this.#begin() : { ok: true, state, events: [] };
    for (const deed of this.deeds.slice(state === undefined ? 0 : from)) step = this.#step(step.state, deed);
    this.#become(step, time);
    return [];
  }

  #countVotes(time: number): readonly T['Event'][] {
    return this.vote !== undefined && isPassed(this.vote, this.seats) ? this.#pass(time) : [];
  }

  #decline(time: number): readonly T['Event'][] {
    if (this.vote !== undefined) {
      const { motion, by } = this.vote;
      const others = this.declined.filter((one) => one.motion !== motion || one.by !== by);
      this.declined = [...others, { motion, by, moves: this.moves, time }];
    }
    this.vote = undefined;
    return [];
  }

  #pass(time: number): readonly T['Event'][] {
    const motion = this.vote?.motion;
    this.vote = undefined;
    if (motion === 'pause') this.phase = 'paused';
    return motion === 'end' || motion === 'longer' ? this.#agree(motion, time) : [];
  }

  /** What was possible when it was proposed may no longer be; then the match just goes on. */
  #agree(wish: Agreement, time: number): readonly T['Event'][] {
    const step = this.state === undefined ? undefined : this.game.agree(this.state, wish);
    return step === undefined ? [] : this.#play({ by: 'all', text: wish }, time, step);
  }
}
