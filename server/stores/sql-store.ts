/** Matches in a database that speaks SQL: the contract of `table/store.ts`, whatever driver is behind it. */
import type { MatchHead } from '../../table/match.ts';
import type {
  Addition,
  CountedMatch,
  DailyAnswer,
  DailyEntry,
  DailyResult,
  Due,
  Entry,
  Kept,
  Listed,
  Listener,
  Stage,
  Store,
} from '../../table/store.ts';
import { AppendQueue } from './append-queue.ts';
import type { Driver, Statement } from './driver.ts';
import { migrate } from './migrate.ts';
import { PatientDriver } from './patience.ts';
import { countedOf, dailyEntryOf, dailyOf, entryOf, idOf, listedOf, matchOf, secretOf, wholeNumber } from './rows.ts';
import {
  checkWriting,
  claimDue,
  countBotMatches,
  deleteMatches,
  deleteUnchanged,
  insertDaily,
  insertEntries,
  insertMatch,
  insertServerKey,
  releaseClaims,
  releaseDue,
  selectAll,
  selectDailies,
  selectDaily,
  selectDailyEntries,
  selectEntries,
  selectIds,
  selectListed,
  selectMade,
  selectMatch,
  selectNewest,
  selectServerKey,
  selectUnchanged,
} from './statements.ts';

/** Few enough that nobody waits for it. */
const FORGOTTEN_AT_ONCE = 100;

/** An act takes several pages of the journal: where one still fits, acts may not. */
const WRITES_TO_BE_READY = 8;

export class SqlStore implements Store {
  readonly #driver: Driver;
  readonly #patient: PatientDriver;
  readonly #appends: AppendQueue;

  private constructor(driver: Driver) {
    this.#driver = driver;
    this.#patient = new PatientDriver(driver);
    this.#appends = new AppendQueue(driver, this.#patient);
  }

  /** A store over a database, which is brought up to date first. */
  static async over(driver: Driver): Promise<SqlStore> {
    await migrate(driver);
    if (!driver.isShared) await driver.run(releaseClaims());
    return new SqlStore(driver);
  }

  /** A store over a database that is only looked at, as it is. */
  static reading(driver: Driver): SqlStore {
    return new SqlStore(driver);
  }

  create(head: MatchHead, secret: string, listed: Pick<Listed, 'stage' | 'names'>, due: Due): Promise<boolean> {
    return this.#appends.add({ match: head.id, secret, insert: insertMatch(head, secret, listed, { due }) });
  }

  import({ head, secret, entries }: Kept, listed: Pick<Listed, 'stage' | 'names'>, due: Due): Promise<boolean> {
    const match = insertMatch(head, secret, listed, { due, changed: entries.at(-1)?.time });
    const lines = entries.map((entry) => ({ match: head.id, entry }));
    return this.#keep(head.id, secret, [match, ...insertEntries(lines, this.#driver.isShared)]);
  }

  async read(match: string): Promise<Kept | undefined> {
    const [row] = await this.#patient.ask(selectMatch(match));
    return row === undefined ? undefined : { ...matchOf(row), entries: await this.readFrom(match, 0) };
  }

  async readFrom(match: string, at: number): Promise<readonly Entry[]> {
    return (await this.#patient.ask(selectEntries(match, at))).map(entryOf);
  }

  append(addition: Addition): Promise<boolean> {
    return this.#appends.add(addition);
  }

  /** What is claimed by a try without an answer is nobody's until `until`, as if its process had died. */
  async claim(now: number, until: number, most: number): Promise<readonly string[]> {
    return (await this.#patient.ask(claimDue(now, until, most, this.#driver.isShared))).map(idOf);
  }

  async list(stage: Stage, most: number): Promise<readonly Listed[]> {
    return (await this.#patient.ask(selectListed(stage, most))).map(listedOf);
  }

  async ids(after: string, most: number, stage?: Stage): Promise<readonly string[]> {
    const made = after === '' ? 0 : await this.#whenMade(after);
    return (await this.#patient.ask(selectIds(made, after, most, stage))).map(idOf);
  }

  async listAll(after: string, most: number): Promise<readonly CountedMatch[]> {
    const made = after === '' ? 0 : await this.#whenMade(after);
    return (await this.#patient.ask(selectAll(made, after, most))).map(countedOf);
  }

  async delete(matches: readonly string[]): Promise<readonly string[]> {
    if (matches.length === 0) return [];
    const deleted = (await this.#patient.ask(deleteMatches(matches))).map(idOf);
    for (const match of deleted) this.#driver.tell(['gone', match]);
    return deleted;
  }

  async botMatches(since: number): Promise<number> {
    const [row] = await this.#patient.ask(countBotMatches(since));
    return wholeNumber(row?.['count']);
  }

  async release(match: string): Promise<void> {
    await this.#patient.ask(releaseDue(match));
  }

  async newest(): Promise<number | undefined> {
    const [row] = await this.#patient.ask(selectNewest());
    const newest = row?.['newest'] ?? undefined;
    return newest === undefined ? undefined : wholeNumber(newest);
  }

  async forget(unchangedSince: number): Promise<number> {
    const unchanged = await this.#patient.ask(selectUnchanged(unchangedSince, FORGOTTEN_AT_ONCE));
    if (unchanged.length === 0) return 0;
    const ids = unchanged.map(idOf);
    const deleted = await this.#patient.ask(...deleteUnchanged(unchangedSince, ids, this.#driver.isShared));
    return deleted.length === 0 ? 0 : deleted.length + (await this.forget(unchangedSince));
  }

  async addDaily(entry: DailyEntry): Promise<DailyAnswer> {
    const outcome = await this.#patient.write([insertDaily(entry)]);
    if (outcome === 'written') return 'added';
    const [row] = await this.#patient.ask(selectDaily(entry.date, entry.device));
    if (row === undefined) return 'played-before';
    return outcome === 'doubtful' && dailyOf(row).time === entry.time ? 'added' : 'device-has-one';
  }

  async dailies(date: string, most: number): Promise<readonly DailyResult[]> {
    return (await this.#patient.ask(selectDailies(date, most))).map(dailyOf);
  }

  /** Of two processes that make one, the first has it. */
  async serverKey(make: () => string): Promise<string> {
    const [row] = await this.#patient.ask(selectServerKey());
    if (row !== undefined) return secretOf(row);
    await this.#patient.write([insertServerKey(make())]);
    return this.serverKey(make);
  }

  async dailyEntries(
    after: Pick<DailyEntry, 'date' | 'device'> | undefined,
    most: number,
  ): Promise<readonly DailyEntry[]> {
    const { date, device } = after ?? { date: '', device: '' };
    return (await this.#patient.ask(selectDailyEntries(date, device, most))).map(dailyEntryOf);
  }

  /** The key of the server is what its processes alone know. */
  async listen(listener: Listener): Promise<void> {
    const [row] = this.#driver.isShared ? await this.#patient.ask(selectServerKey()) : [];
    this.#driver.listen(listener, row === undefined ? undefined : secretOf(row));
  }

  tell(news: string): void {
    this.#driver.tell(['told', news]);
  }

  async ready(): Promise<boolean> {
    if (this.#patient.isAway) return false;
    try {
      // Reading is cheap, and enough as long as writing works.
      if (!this.#appends.hasFailed) await this.#driver.run({ text: 'SELECT 1', values: [] });
      else for (let i = 0; i < WRITES_TO_BE_READY; i++) await this.#driver.run(checkWriting());
      this.#appends.hasFailed = false;
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    await this.#appends.finish();
    await this.#patient.close();
    await this.#driver.close();
  }

  /** The secret says whether a match that is there already is the one we tried to keep. */
  async #keep(match: string, secret: string, statements: readonly Statement[]): Promise<boolean> {
    const outcome = await this.#patient.write(statements);
    if (outcome !== 'doubtful') return outcome === 'written';
    const [row] = await this.#patient.ask(selectMatch(match));
    return row !== undefined && matchOf(row).secret === secret;
  }

  async #whenMade(match: string): Promise<number> {
    const [row] = await this.#patient.ask(selectMade(match));
    if (row === undefined) throw new Error(`there is no match ${match} after which there could be others`);
    return wholeNumber(row['made']);
  }
}
