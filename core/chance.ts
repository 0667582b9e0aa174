/**
 * Chance as data: a stream of numbers in [0, 1) that can be copied, written down and read again.
 * One draw stands for one RND of the original programs. The kinds: `mulberry32` (a 32-bit seed, for
 * games anyone can repeat), `tape` (draws that were recorded), `keyed` (a cryptographic stream
 * under a 256-bit key, for play where nobody may work out what comes next).
 */
import { keystreamBlock } from './chacha20.ts';
import type { Result } from './result.ts';

const TWO_32 = 2 ** 32;
const ONE_32 = 2 ** -32;

/** What mulberry32 adds for a draw, and its inverse among the whole numbers of 32 bits: their product is 1. */
const STEP = 0x6d2b79f5;
const STEPS_BACK = 0xdc58aa5d;

/** A source of draws. `draw` moves it on; everything else leaves it as it is. */
export interface Chance {
  readonly kind: 'mulberry32' | 'tape' | 'keyed';
  /** How many draws have been taken so far. */
  readonly draws: number;
  /** The next number in [0, 1). */
  draw(): number;
  /** The next number as a whole one below a count of at most 65,536: INT(RND * count). */
  below(count: number): number;
  /** A second stream that will give the same draws from here on. */
  copy(): Chance;
  /** A text from which `parseChance` makes the stream as it is now. */
  format(): string;
}

/** The reproducible classic: 32 bits of state, one addition a draw. */
export class Mulberry32 implements Chance {
  readonly kind = 'mulberry32';
  // Not #private fields: this is the innermost loop of all search, and those cost a third more.
  private from = 0;
  private state = 0;

  constructor(seed: number) {
    this.from = seed | 0;
    this.state = seed | 0;
  }

  /** Every draw adds the same to the state, so that the draws need not be counted. */
  get draws(): number {
    return Math.imul(this.state - this.from, STEPS_BACK) >>> 0;
  }

  draw(): number {
    return (this.bits() >>> 0) * ONE_32;
  }

  /** In whole numbers: the upper half of the product of 32 bits and the count, from the products of their halves. */
  below(count: number): number {
    const bits = this.bits();
    return (Math.imul(bits >>> 16, count) + (Math.imul(bits & 0xffff, count) >>> 16)) >>> 16;
  }

  /** The next 32 bits, of which a draw is that part of 2^32. */
  private bits(): number {
    const state = (this.state + STEP) | 0;
    this.state = state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return mixed ^ (mixed >>> 14);
  }

  copy(): Mulberry32 {
    const twin = new Mulberry32(this.from);
    twin.state = this.state;
    return twin;
  }

  format(): string {
    return `mulberry32 ${this.state >>> 0}`;
  }

  /** Starts again from another seed, in place: search plays many futures without a new object. */
  reseed(seed: number): void {
    this.from = seed | 0;
    this.state = seed | 0;
  }
}

/** Draws that were written down, as whole numbers of 32 bits. It throws when it is used up. */
export class Tape implements Chance {
  readonly kind = 'tape';
  draws = 0;
  readonly #numbers: readonly number[];

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  draw(): number {
    const number = this.#numbers[this.draws];
    if (number === undefined) throw new Error(`the tape holds only ${this.draws} draws`);
    this.draws++;
    return number / TWO_32;
  }

  below(count: number): number {
    return Math.floor(count * this.draw());
  }

  copy(): Tape {
    const twin = new Tape(this.#numbers);
    twin.draws = this.draws;
    return twin;
  }

  format(): string {
    return ['tape', ...this.#numbers.slice(this.draws)].join(' ');
  }
}

/** A ChaCha20 stream: without the key, nobody can predict the next draw. */
export class Keyed implements Chance {
  readonly kind = 'keyed';
  draws = 0;
  readonly #key: Uint32Array;
  readonly #offset: number;
  #block: Uint32Array | undefined;

  constructor(key: Uint32Array, offset = 0) {
    if (key.length !== 8) throw new Error('a key has 256 bits');
    this.#key = key.slice();
    this.#offset = offset;
  }

  draw(): number {
    const at = this.#offset + this.draws;
    if (this.#block === undefined || at % 16 === 0) {
      this.#block = keystreamBlock(this.#key, Math.floor(at / 16));
    }
    this.draws++;
    return this.#block[at % 16]! / TWO_32;
  }

  below(count: number): number {
    return Math.floor(count * this.draw());
  }

  copy(): Keyed {
    const twin = new Keyed(this.#key, this.#offset);
    twin.draws = this.draws;
    return twin;
  }

  format(): string {
    const key = Array.from(this.#key, (word) => word.toString(16).padStart(8, '0')).join('');
    const at = this.#offset + this.draws;
    return at === 0 ? `keyed ${key}` : `keyed ${key} ${at}`;
  }
}

/** Why a notation is no chance. */
export type ChanceProblem =
  | { readonly why: 'unknown-chance'; readonly kind: string; readonly known: readonly Chance['kind'][] }
  /** One whole number is needed, at most this. */
  | { readonly why: 'bad-seed'; readonly most: number }
  | { readonly why: 'bad-tape'; readonly most: number }
  /** A key of `digits` hexadecimal digits is needed and, at most, how many draws are gone. */
  | { readonly why: 'bad-key'; readonly digits: number };

const KINDS = ['mulberry32', 'tape', 'keyed'] as const;

/** Reads what `format` wrote. */
export function parseChance(text: string): Result<Chance, ChanceProblem> {
  const [kind = '', ...rest] = text.trim().split(/\s+/);
  switch (kind) {
    case 'mulberry32':
      return readMulberry32(rest);
    case 'tape':
      return readTape(rest);
    case 'keyed':
      return readKeyed(rest);
    default:
      return { ok: false, problem: { why: 'unknown-chance', kind, known: KINDS } };
  }
}

/** A whole number of 32 bits in decimal, or undefined. */
export function parseUint32(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return undefined;
  const number = Number(text);
  return number < TWO_32 ? number : undefined;
}

function readMulberry32(rest: readonly string[]): Result<Chance, ChanceProblem> {
  const seed = rest.length === 1 ? parseUint32(rest[0]) : undefined;
  if (seed === undefined) return { ok: false, problem: { why: 'bad-seed', most: TWO_32 - 1 } };
  return { ok: true, value: new Mulberry32(seed) };
}

function readTape(rest: readonly string[]): Result<Chance, ChanceProblem> {
  const numbers = rest.map(parseUint32);
  if (numbers.includes(undefined)) return { ok: false, problem: { why: 'bad-tape', most: TWO_32 - 1 } };
  return { ok: true, value: new Tape(numbers.filter((number) => number !== undefined)) };
}

function readKeyed([key, offset = '0', ...more]: readonly string[]): Result<Chance, ChanceProblem> {
  const at = parseUint32(offset);
  if (key === undefined || !/^[0-9a-f]{64}$/.test(key) || at === undefined || more.length > 0)
    return { ok: false, problem: { why: 'bad-key', digits: 64 } };
  const words = Array.from({ length: 8 }, (_, i) => Number.parseInt(key.slice(8 * i, 8 * i + 8), 16));
  return { ok: true, value: new Keyed(Uint32Array.from(words), at) };
}
