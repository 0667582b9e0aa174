/**
 * SHA-256 (FIPS 180-4) of a text, for showing that nobody chose a match's chance. Written out here
 * because the same check runs where neither Node nor a browser is at hand; tested against the standard.
 */

/** The hash of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  const hash = Uint32Array.from(FIRST_HASH);
  for (let at = 0; at < words.length; at += 16) mixBlock(hash, words.subarray(at, at + 16));
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) bytes.push(...bytesOf(wellFormed(character.codePointAt(0) ?? 0)));
  return bytes;
}

/** Half of a surrogate pair has no bytes of its own; the replacement character stands in for it. */
function wellFormed(code: number): number {
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
}

function bytesOf(code: number): number[] {
  if (code < 0x80) return [code];
  const low = 0x80 | (code & 63);
  if (code < 0x800) return [0xc0 | (code >> 6), low];
  const middle = 0x80 | ((code >> 6) & 63);
  if (code < 0x10000) return [0xe0 | (code >> 12), middle, low];
  return [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), middle, low];
}

/** The message as words: a one bit, zeros, and its length in bits fill it up to whole blocks. */
function padded(bytes: readonly number[]): Uint32Array {
  const words = new Uint32Array(16 * Math.ceil((bytes.length + 9) / 64));
  for (const [i, byte] of [...bytes, 0x80].entries()) words[i >> 2]! |= byte << (24 - 8 * (i & 3));
  words[words.length - 1] = 8 * bytes.length;
  return words;
}

function mixBlock(hash: Uint32Array, block: Uint32Array): void {
  const schedule = expand(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + ROUND[i]! + schedule[i]!) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i]! += word;
}

function expand(block: Uint32Array): Uint32Array {
  const words = new Uint32Array(64);
  words.set(block);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + small0 + words[i - 7]! + small1;
  }
  return words;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first primes; the standard makes its constants of their roots. */
const PRIMES = primesBelow(312);
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const ROUND = Int32Array.from(PRIMES.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const FIRST_HASH = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primesBelow(most: number): number[] {
  return Array.from({ length: most }, (_, number) => number).filter((number) => number > 1 && isPrime(number));
}

function isPrime(number: number): boolean {
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return true;
}
