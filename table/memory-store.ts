/** Matches in memory, for tests and for tables in one's own page: the same contract, gone when the program ends. */
import type { MatchHead } from './match.ts';
import { NoSuchMatch } from './store.ts';
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
  Stage,
  Store,
} from './store.ts';

type Standing = Pick<Listed, 'stage' | 'names'>;

interface KeptInMemory {
  readonly head: MatchHead;
  readonly secret: string;
  readonly entries: Entry[];
  listed: Standing;
  due: Due;
}

export class MemoryStore implements Store {
  #serverKey: string | undefined;
  readonly #matches = new Map<string, KeptInMemory>();
  readonly #dailies: DailyEntry[] = [];

  async create(head: MatchHead, secret: string, listed: Standing, due: Due): Promise<boolean> {
    return this.#keep({ head, secret, entries: [], listed, due });
  }

  async import({ head, secret, entries }: Kept, listed: Standing, due: Due): Promise<boolean> {
    return this.#keep({ head, secret, entries: [...entries], listed, due });
  }

  async read(match: string): Promise<Kept | undefined> {
    const found = this.#matches.get(match);
    return found && { head: found.head, secret: found.secret, entries: [...found.entries] };
  }

  async readFrom(match: string, at: number): Promise<readonly Entry[]> {
    return this.#matches.get(match)?.entries.slice(at) ?? [];
  }

  async append({ match, entries, listed, due }: Addition): Promise<boolean> {
    const found = this.#matches.get(match);
    if (found === undefined) throw new NoSuchMatch(match);
    if (entries[0].at < found.entries.length) return false;
    if (entries[0].at > found.entries.length) throw new Error(`the log of ${match} is not that long yet`);
    found.entries.push(...entries);
    found.listed = listed ?? found.listed;
    found.due = due ?? found.due;
    return true;
  }

  async claim(now: number, until: number, most: number): Promise<readonly string[]> {
    const claimed = [...this.#matches.values()]
      .flatMap((match) => (match.due.at === undefined ? [] : [{ match, at: match.due.at }]))
      .filter(({ match, at }) => at <= now && match.due.claimedUntil <= now)
      .toSorted((a, b) => a.at - b.at)
      .slice(0, most);
    for (const { match, at } of claimed) match.due = { at, claimedUntil: until };
    return claimed.map(({ match }) => match.head.id);
  }

  async list(stage: Stage, most: number): Promise<readonly Listed[]> {
    return [...this.#matches.values()]
      .filter(({ head, listed }) => head.public && listed.stage === stage)
      .map((match) => ({ head: match.head, ...match.listed, changed: lastChange(match) }))
      .toSorted((a, b) => b.changed - a.changed || compare(a.head.id, b.head.id))
      .slice(0, most);
  }

  async ids(after: string, most: number, stage?: Stage): Promise<readonly string[]> {
    const ids = [...this.#matches.values()]
      .filter(({ head, listed }) => stage === undefined || listed.stage === stage || head.id === after)
      .toSorted((a, b) => a.head.made - b.head.made || compare(a.head.id, b.head.id))
      .map(({ head }) => head.id);
    const from = ids.indexOf(after) + 1;
    if (from === 0 && after !== '') throw new Error(`there is no match ${after} after which there could be others`);
    return ids.slice(from, from + most);
  }

  async listAll(after: string, most: number): Promise<readonly CountedMatch[]> {
    const ids = await this.ids(after, most);
    return ids.flatMap((id) => {
      const match = this.#matches.get(id);
      if (match === undefined) return [];
      return [{ head: match.head, ...match.listed, changed: lastChange(match), entries: match.entries.length }];
    });
  }

  async delete(matches: readonly string[]): Promise<readonly string[]> {
    return matches.filter((match) => this.#matches.delete(match));
  }

  async botMatches(since: number): Promise<number> {
    const isOne = (match: KeptInMemory): boolean =>
      match.listed.stage !== 'over' &&
      lastChange(match) >= since &&
      match.head.seats.every((seat) => seat.for === 'bot');
    return [...this.#matches.values()].filter(isOne).length;
  }

  async release(match: string): Promise<void> {
    const found = this.#matches.get(match);
    if (found !== undefined) found.due = { at: undefined, claimedUntil: 0 };
  }

  async newest(): Promise<number | undefined> {
    const changes = Array.from(this.#matches.values(), lastChange);
    return changes.length === 0 ? undefined : Math.max(...changes);
  }

  async forget(unchangedSince: number): Promise<number> {
    const forgotten = [...this.#matches.values()].filter(
      (match) => match.listed.stage !== 'over' && lastChange(match) < unchangedSince,
    );
    for (const { head } of forgotten) this.#matches.delete(head.id);
    return forgotten.length;
  }

  async addDaily(entry: DailyEntry): Promise<DailyAnswer> {
    const ofDay = this.#dailies.filter(({ date }) => date === entry.date);
    if (ofDay.some(({ device }) => device === entry.device)) return 'device-has-one';
    if (entry.play !== undefined && ofDay.some(({ play }) => play === entry.play)) return 'played-before';
    this.#dailies.push(entry);
    return 'added';
  }

  async dailies(date: string, most: number): Promise<readonly DailyResult[]> {
    const results = this.#dailies
      .filter((one) => one.date === date)
      .map(({ name, net, place, time }) => ({ name, net, place, time }));
    return results.toSorted((a, b) => b.net - a.net || a.time - b.time).slice(0, most);
  }

  async serverKey(make: () => string): Promise<string> {
    this.#serverKey ??= make();
    return this.#serverKey;
  }

  async dailyEntries(
    after: Pick<DailyEntry, 'date' | 'device'> | undefined,
    most: number,
  ): Promise<readonly DailyEntry[]> {
    const all = this.#dailies.toSorted((a, b) => compare(a.date, b.date) || compare(a.device, b.device));
    const from =
      after === undefined ? 0 : 1 + all.findIndex(({ date, device }) => date === after.date && device === after.device);
    return all.slice(from, from + most);
  }

  /** There is nobody to hear from, and nobody to tell. */
  async listen(): Promise<void> {}
  tell(): void {}

  async ready(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {}

  #keep(match: KeptInMemory): boolean {
    if (this.#matches.has(match.head.id)) return false;
    this.#matches.set(match.head.id, match);
    return true;
  }
}

function lastChange({ head, entries }: KeptInMemory): number {
  return entries.at(-1)?.time ?? head.made;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
