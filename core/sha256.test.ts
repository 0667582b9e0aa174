// The hash behind fair chance, against the standard's own examples and Node's.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';
import { LAST_CHARACTER, anyCharacter } from './fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

test('gives what the standard gives for "abc" and for nothing', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('agrees with Node on any text', () => {
  const text = fc.oneof(fc.string({ unit: character, maxLength: 300 }), fc.string({ minLength: 50, maxLength: 70 }));
  fc.assert(fc.property(text, (any) => sha256(any) === createHash('sha256').update(any).digest('hex')));
});
