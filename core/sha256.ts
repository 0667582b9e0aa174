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
  for (const character of text) bytes.push(...bytesOf(wellFormed(character.codePointAt(0)!)));
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

/** The constants of the standard: the first 32 bits of the fractions of the roots of the first primes, square and cubic. */
const FIRST_HASH = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const ROUND = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
