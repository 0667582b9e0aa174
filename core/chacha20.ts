/**
 * The block function of ChaCha20 (RFC 8439), the stream behind `keyed` chance. Written out here
 * because the rules may lean on nothing; checked against the vectors of the RFC.
 */

/** The 16 words of one keystream block for a key of 8 words, a block number and a nonce of 3 words. */
export function keystreamBlock(
  key: Uint32Array,
  block: number,
  nonce: readonly [number, number, number] = [0, 0, 0],
): Uint32Array {
  const input = new Uint32Array(16);
  input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  input.set(key, 4);
  input.set([block, ...nonce], 12);
  const mixed = input.slice();
  for (let round = 0; round < 10; round++) doubleRound(mixed);
  for (let i = 0; i < 16; i++) mixed[i]! += input[i]!;
  return mixed;
}

function doubleRound(words: Uint32Array): void {
  for (let i = 0; i < 4; i++) quarterRound(words, i, 4 + i, 8 + i, 12 + i);
  for (let i = 0; i < 4; i++) {
    quarterRound(words, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
}

function quarterRound(w: Uint32Array, a: number, b: number, c: number, d: number): void {
  addAndTurn(w, a, b, d, 16);
  addAndTurn(w, c, d, b, 12);
  addAndTurn(w, a, b, d, 8);
  addAndTurn(w, c, d, b, 7);
}

/** `to` gains `from`; then `turned` is mixed with `to` and turned left by `bits`. */
function addAndTurn(w: Uint32Array, to: number, from: number, turned: number, bits: number): void {
  w[to]! += w[from]!;
  const word = w[turned]! ^ w[to]!;
  w[turned] = (word << bits) | (word >>> (32 - bits));
}
