// What one process tells another, and what somebody between them can do.
import { expect, test } from 'vitest';
import { NewsSeal } from './news-seal.ts';

test('who knows the secret opens what was sealed, and nobody else', () => {
  const seal = new NewsSeal('secret');
  const sealed = seal.seal('do 7E, zażółć 🚀');
  expect(new NewsSeal('secret').open(sealed)).toBe('do 7E, zażółć 🚀');
  expect(new NewsSeal('another').open(sealed)).toBeUndefined();
  expect(seal.seal('do 7E')).not.toBe(seal.seal('do 7E'));
});

test('what was changed or cut, or never was sealed, is not opened', () => {
  const seal = new NewsSeal('secret');
  const bytes = Buffer.from(seal.seal('do 7E'), 'base64');
  for (const place of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(seal.open(changed.toString('base64'))).toBeUndefined();
    expect(seal.open(bytes.subarray(0, place).toString('base64'))).toBeUndefined();
  }
  for (const text of ['', '!', 'do 7E', 'A'.repeat(40)]) expect(seal.open(text)).toBeUndefined();
});
