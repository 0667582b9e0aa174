/**
 * What this device has seen of the chance of matches on servers, and its own part in it. It draws words nobody else knows,
 * sends their hash when it sits down, and tells them when it was shown that all seats are fixed. What it was told first it
 * keeps, so that it need not believe the server afterwards.
 */
import type { Seat } from '../core/contract.ts';
import type { Act } from '../table/act.ts';
import type { MatchRecord } from '../core/record.ts';
import { chainOf } from '../table/chain.ts';
import { fieldsOf } from '../table/decode.ts';
import { hashWords, isOwnWords, isWordsHash } from '../table/fair-chance.ts';
import type { Revealing, Update } from '../table/update.ts';
import type { WitnessReport } from '../table/verdict.ts';

/** Where a device keeps things: the storage of a browser, a folder. */
export interface DeviceMemory {
  recall(key: string): unknown;
  /** False where nothing can be kept, as in a browser that allows no storage. */
  keep(key: string, value: unknown): boolean;
  forget(key: string): void;
  /** The keys that begin like this. */
  keys(beginning: string): readonly string[];
}

export interface WitnessDeps {
  readonly memory: DeviceMemory;
  /** New words: letters and digits, 128 bits of chance at least. */
  readonly drawWords: () => string;
  readonly now: () => number;
}

/** Words of this device that were told, and what it was shown before. */
export interface ToldWords {
  readonly seat: Seat;
  readonly words: string;
  /** The hash of each seat's words; undefined where a seat had none. */
  readonly hashes: readonly (string | undefined)[];
}

/** What this device remembers of a match. */
export interface Witnessed {
  /** The first commitment it saw. */
  readonly commitment: string;
  readonly told: readonly ToldWords[];
  /** The end of the hash chain when it last looked. */
  readonly chain?: string;
}

/** What is to be done for a seat. */
export interface SeatAct {
  readonly seat: Seat;
  readonly act: Act & { readonly act: 'reveal' };
}

const WORDS = 'words/';
const SEEN = 'fair/';
const KEPT_FOR = 90 * 86_400_000;

export class DeviceWitness {
  readonly #deps: WitnessDeps;

  constructor(deps: WitnessDeps) {
    this.#deps = deps;
  }

  /** Draws words and keeps them; what is told of them now is their hash. Who can keep nothing could never tell them, and has no say. */
  hideWords(): string | undefined {
    this.#tidy();
    const words = this.#deps.drawWords();
    const hash = hashWords(words);
    return this.#keep(WORDS + hash, { words }) ? hash : undefined;
  }

  /** Looks at an update; says which words are to be told, and has remembered before what was shown. */
  see(update: Update): readonly SeatAct[] {
    const { match, head, revealing, as } = update;
    const known = this.of(match);
    const before = known ?? { commitment: head.commitment, told: [] };
    const telling = revealing === undefined || as === 'watcher' ? undefined : this.#telling(update, revealing, before);
    const told = telling === undefined ? before.told : [...without(before.told, telling.seat), telling];
    const chain = laterOf(before.chain, update.chain);
    if (telling !== undefined || known === undefined || chain !== known.chain)
      this.#keep(SEEN + match, { ...before, told, chain });
    const next = telling === undefined ? undefined : this.hideWords();
    return telling === undefined || next === undefined
      ? []
      : [{ seat: telling.seat, act: { act: 'reveal', words: telling.words, next } }];
  }

  /** What it remembers of a match; undefined where it saw nothing of it. */
  of(match: string): Witnessed | undefined {
    return decodeWitnessed(this.#deps.memory.recall(SEEN + match));
  }

  /** Compares a record with what it remembers; undefined where it saw nothing of that match. */
  compare(record: MatchRecord): WitnessReport | undefined {
    const { fair } = record;
    const seen = fair === undefined ? undefined : this.of(fair.match);
    if (fair === undefined || seen === undefined) return undefined;
    const { commitment, told, chain } = seen;
    const hashes = record.names.map((_, seat) => (fair.words[seat] ? hashWords(fair.words[seat]) : undefined));
    const lines = chain === undefined ? 0 : lengthOf(chain);
    return {
      isCommitmentSame: fair.commitment === commitment,
      areOwnWordsSame: told.length === 0 ? undefined : told.every(({ seat, words }) => fair.words[seat] === words),
      areHashesSame: told.length === 0 ? undefined : told.every((one) => one.hashes.join() === hashes.join()),
      actions: chain === undefined ? undefined : { lines, isSame: chainOf(record, lines) === chain },
    };
  }

  /** The words to tell: only when every seat is taken, and never twice for different lists. */
  #telling({ as, seats }: Update, { hashes, awaited }: Revealing, before: Witnessed): ToldWords | undefined {
    if (as === 'watcher' || !awaited.includes(as) || seats.some(({ name }) => name === undefined)) return undefined;
    const hash = hashes[as];
    const words = isWordsHash(hash) ? fieldsOf(this.#deps.memory.recall(WORDS + hash))['words'] : undefined;
    if (!isOwnWords(words)) return undefined;
    const shown = { seat: as, words, hashes: seats.map((_, seat) => hashes[seat]) };
    const earlier = before.told.find((one) => one.seat === as && one.words === words);
    return earlier === undefined || earlier.hashes.join() === shown.hashes.join() ? shown : undefined;
  }

  #keep(key: string, value: object): boolean {
    return this.#deps.memory.keep(key, { ...value, kept: this.#deps.now() });
  }

  /** What was kept long ago is of no use any more. */
  #tidy(): void {
    const { memory, now } = this.#deps;
    for (const key of [...memory.keys(WORDS), ...memory.keys(SEEN)]) {
      const { kept } = fieldsOf(memory.recall(key));
      if (typeof kept !== 'number' || kept < now() - KEPT_FOR) memory.forget(key);
    }
  }
}

function without(told: readonly ToldWords[], seat: Seat): readonly ToldWords[] {
  return told.filter((one) => one.seat !== seat);
}

function decodeWitnessed(value: unknown): Witnessed | undefined {
  const { commitment, told, chain } = fieldsOf(value);
  if (typeof commitment !== 'string' || !Array.isArray(told)) return undefined;
  return { commitment, told: told.flatMap(decodeTold), ...(isChain(chain) ? { chain } : {}) };
}

function isChain(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,9} [0-9a-f]{64}$/.test(value);
}

/** How many lines a chain holds. */
function lengthOf(chain: string): number {
  return Number.parseInt(chain, 10);
}

/** Updates may come late; a chain only grows, and what was told first for a place counts. */
function laterOf(known: string | undefined, told: unknown): string | undefined {
  if (!isChain(told)) return known;
  return known === undefined || lengthOf(told) > lengthOf(known) ? told : known;
}

function decodeTold(value: unknown): readonly ToldWords[] {
  const { seat, words, hashes } = fieldsOf(value);
  if (typeof seat !== 'number' || !isOwnWords(words) || !Array.isArray(hashes)) return [];
  // JSON writes null where a seat has no words.
  return [{ seat, words, hashes: hashes.map((hash: unknown) => (isWordsHash(hash) ? hash : undefined)) }];
}
