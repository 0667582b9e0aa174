/**
 * What keeps matches. One contract, whatever database is behind it. A match is its head, the secret
 * of its chance, and a log to which entries are only ever added: the first writer of an `at` has
 * it, and nobody else can. Nothing is told to anybody before `append` has answered.
 */
import type { Seat } from '../core/contract.ts';
import type { MatchHead } from './match.ts';

/** One line of a match's log. */
export interface Entry {
  /** Its place in the log, counted from 0. */
  readonly at: number;
  /** The seat it is about; undefined when it is about none. */
  readonly by?: Seat;
  /** What happened, as `formatAct` writes it. */
  readonly act: string;
  /** When, in milliseconds since 1970. */
  readonly time: number;
  /** The hash of the secret that holds the seat from here on, or that may take it over. Never told. */
  readonly hash?: string;
}

/** A match as it is kept. */
export interface Kept {
  readonly head: MatchHead;
  /** What the chance is made from. Never told before the match is over. */
  readonly secret: string;
  readonly entries: readonly Entry[];
}

/** Where a match stands, as far as lists of matches need to know. */
export const STAGES = ['gathering', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** A match in a list: what everybody may know without opening it. */
export interface Listed {
  readonly head: MatchHead;
  readonly stage: Stage;
  /** The name in each seat; undefined where nobody sits. */
  readonly names: readonly (string | undefined)[];
  /** When something last happened. */
  readonly changed: number;
}

/** The same of any match, public or not, with the length of its log. */
export interface CountedMatch extends Listed {
  readonly entries: number;
}

/** Thrown where a match is not there, or not any more: somebody has deleted it. */
export class NoSuchMatch extends Error {
  override readonly name = 'NoSuchMatch';

  constructor(match: string, cause?: unknown) {
    super(`there is no match ${match}`, { cause });
  }
}

/** What is written together: entries that follow each other, and where they leave the match. */
export interface Addition {
  readonly match: string;
  readonly entries: readonly [Entry, ...Entry[]];
  /** Set where the stage or the names are no longer what they were. */
  readonly listed?: Pick<Listed, 'stage' | 'names'>;
  /** Set where it changes when somebody must act who has no finger on a key: a computer player, a clock. */
  readonly due?: Due;
}

/** When something is due, and until when the process that wrote this sees to it itself. */
export interface Due {
  /** Undefined: nothing is. */
  readonly at: number | undefined;
  /** Nobody else takes it up before this. */
  readonly claimedUntil: number;
}

/** What other processes tell. Any of it may be lost; `gap` says that some was. */
export interface Listener {
  /** A match's log has grown to this length, by these entries where they are known already: they are kept as they are told. */
  grown(match: string, at: number, entries?: readonly Entry[]): void;
  /** A match was deleted. */
  gone(match: string): void;
  /** Something that is not kept, such as who is here. */
  heard(news: string): void;
  gap(): void;
}

/** What somebody reached in the daily match. */
export interface DailyResult {
  /** What they are called. */
  readonly name: string;
  readonly net: number;
  /** 1 where they won against that day's computer players. */
  readonly place: number;
  readonly time: number;
}

/** A result with what keeps it the only one: of its device, and of those who played exactly the same. */
export interface DailyEntry extends DailyResult {
  readonly date: string;
  /** The hash of the device's secret for this day. */
  readonly device: string;
  /** The hash of how it was played; results of earlier versions have none. */
  readonly play?: string;
}

/** What became of a result: kept, or the device has one of that day, or somebody else has played the same. */
export type DailyAnswer = 'added' | 'device-has-one' | 'played-before';

export interface Store {
  /** Keeps a new match, with an empty log; refuses (false) an id that is taken. */
  create(head: MatchHead, secret: string, listed: Pick<Listed, 'stage' | 'names'>, due: Due): Promise<boolean>;
  /** A whole match; undefined when there is none. */
  read(match: string): Promise<Kept | undefined>;
  /** The log from an `at` on. */
  readFrom(match: string, at: number): Promise<readonly Entry[]>;
  /**
   * Adds to a log, durably, all or nothing; false when another has been first with one of these `at`. Wait for the
   * answer before adding what follows. Throws `NoSuchMatch` where there is none, and when the database stayed away: then
   * the outcome is unknown, and the log must be read again.
   */
  append(addition: Addition): Promise<boolean>;
  /** Takes up to `most` matches in which something is due; nobody else gets them before `until`. */
  claim(now: number, until: number, most: number): Promise<readonly string[]>;
  /** Public matches at a stage, the latest first; of very many, those whose stage, names or due changed last. */
  list(stage: Stage, most: number): Promise<readonly Listed[]>;
  /** All matches in the order they were made: a page, after the last id before it. */
  listAll(after: string, most: number): Promise<readonly CountedMatch[]>;
  /** Deletes matches, whatever stage they are at; the ids of those that were there. */
  delete(matches: readonly string[]): Promise<readonly string[]>;
  /** How many matches of computer players alone have gone on since then and are not over. */
  botMatches(since: number): Promise<number>;
  /** The ids of all matches or of those at a stage, in the order they were made: a page, after the last id before it. */
  ids(after: string, most: number, stage?: Stage): Promise<readonly string[]>;
  /** Nothing is due in a match any more: no process can play it, so none should be asked to. */
  release(match: string): Promise<void>;
  /** When something last happened in any match; undefined where there is none. */
  newest(): Promise<number | undefined>;
  /** Deletes matches that were not finished and in which nothing has happened since; says how many. */
  forget(unchangedSince: number): Promise<number>;
  /** Keeps a whole match that comes from another store; refuses (false) an id that is taken. */
  import(kept: Kept, listed: Pick<Listed, 'stage' | 'names'>, due: Due): Promise<boolean>;
  /** Keeps the first result of a device on a date, and the first that was played like this. */
  addDaily(entry: DailyEntry): Promise<DailyAnswer>;
  /** The best results of a date, the best first; of equals the earlier. */
  dailies(date: string, most: number): Promise<readonly DailyResult[]>;
  /** What this server signs with: kept once, made by who needs it first. Never told. */
  serverKey(make: () => string): Promise<string>;
  /** All results with what belongs to them, by date and device: a page, after the last one before it. */
  dailyEntries(after: Pick<DailyEntry, 'date' | 'device'> | undefined, most: number): Promise<readonly DailyEntry[]>;
  /** Hears what other processes over the same database do. */
  listen(listener: Listener): Promise<void>;
  /** Tells other processes something that is not kept. */
  tell(news: string): void;
  /** Whether the database answers, and takes what is to be kept. */
  ready(): Promise<boolean>;
  /** Finishes what was begun. */
  close(): Promise<void>;
}
