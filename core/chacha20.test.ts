// The ChaCha20 block function against RFC 8439 and against the one in Node.
import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keystreamBlock } from './chacha20.ts';

const zeroKey = new Uint32Array(8);
/** 00 01 02 ... 1f, read as eight words with the low byte first. */
const countedKey = new Uint32Array(Uint8Array.from({ length: 32 }, (_, i) => i).buffer);
/** All zero but for the last byte, 01. */
const lastByteKey = Uint32Array.from([0, 0, 0, 0, 0, 0, 0, 0x01000000]);
/** All zero but for the second byte, ff. */
const secondByteKey = Uint32Array.from([0x0000ff00, 0, 0, 0, 0, 0, 0, 0]);

interface Vector {
  readonly name: string;
  readonly key: Uint32Array;
  readonly block: number;
  readonly nonce: readonly [number, number, number];
  readonly words: string;
}

const VECTORS: readonly Vector[] = [
  {
    name: 'section 2.3.2',
    key: countedKey,
    block: 1,
    nonce: [0x09000000, 0x4a000000, 0],
    words:
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  },
  {
    name: 'appendix A.1, vector 1',
    key: zeroKey,
    block: 0,
    nonce: [0, 0, 0],
    words:
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
      '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
  },
  {
    name: 'appendix A.1, vector 2',
    key: zeroKey,
    block: 1,
    nonce: [0, 0, 0],
    words:
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
      '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
  },
  {
    name: 'appendix A.1, vector 3',
    key: lastByteKey,
    block: 1,
    nonce: [0, 0, 0],
    words:
      '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 ' +
      'bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
  },
  {
    name: 'appendix A.1, vector 4',
    key: secondByteKey,
    block: 2,
    nonce: [0, 0, 0],
    words:
      'fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae ' +
      'a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e',
  },
  {
    name: 'appendix A.1, vector 5',
    key: zeroKey,
    block: 0,
    nonce: [0, 0, 0x02000000],
    words:
      '374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54 ' +
      '0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53',
  },
];

describe('a block is the one of RFC 8439', () => {
  test.each(VECTORS)('$name', ({ key, block, nonce, words }) => {
    const hex = Array.from(keystreamBlock(key, block, nonce), (word) => word.toString(16).padStart(8, '0'));
    expect(hex.join(' ')).toBe(words);
  });
});

/** The same block from OpenSSL, by way of Node: zeros, enciphered. */
function blockOfNode(key: Uint32Array, block: number): Uint32Array {
  const counter = new Uint32Array([block, 0, 0, 0]);
  const cipher = createCipheriv('chacha20', new Uint8Array(key.buffer), new Uint8Array(counter.buffer));
  const bytes = cipher.update(new Uint8Array(64));
  return new Uint32Array(Uint8Array.from(bytes).buffer);
}

test("any key and block number give what Node's own ChaCha20 gives", () => {
  const words = fc.uint32Array({ minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(words, fc.nat({ max: 2 ** 31 - 1 }), (key, block) => {
      expect(keystreamBlock(key, block)).toEqual(blockOfNode(key.slice(), block));
    }),
  );
});
