import { expect, test } from 'vitest';
import { parseJson } from '../../table/json.ts';
import { ToldParts } from './told-parts.ts';

const head = { id: 'abc', seats: [{ for: 'person' }, undefined] };

test('writes what JSON.stringify writes, however often', () => {
  const parts = new ToldParts();
  const wholes = [
    {},
    { head, at: 1, none: undefined, text: 'a "quoted" word', list: [1, [2]], yes: true },
    { head, at: 2, list: [] },
    { head, at: 3, 'an odd "name"': { deep: head } },
    { head: { id: 'another' }, at: 4 },
    { head, at: 5 },
  ];
  for (const [i, whole] of wholes.entries()) {
    parts.take(whole, i + 1);
    expect(read(parts.whole)).toEqual(parseJson(JSON.stringify(whole)));
  }
});

test('tells who knows a version what has changed since, and what is gone', () => {
  const parts = new ToldParts();
  parts.take({ head, at: 1, map: ['..'], vote: { by: 1 } }, 1);
  parts.take({ head, at: 2, map: ['..'], as: 1 }, 2, ['as']);
  parts.take({ head, at: 3, map: ['+.'] }, 3);
  expect(read(parts.since(3))).toEqual({});
  expect(read(parts.since(2))).toEqual({ at: 3, map: ['+.'] });
  // oxlint-disable-next-line unicorn/no-null -- as it is sent
  expect(read(parts.since(1))).toEqual({ at: 3, map: ['+.'], vote: null });
});

test('tells the elements of a list that have changed, and all of it where it is longer or shorter', () => {
  const parts = new ToldParts('byElements');
  const book = { cash: 1, shares: [1, 2] };
  parts.take({ map: ['..', '.+'], books: [book, undefined] }, 1);
  parts.take({ map: ['..', '++'], books: [{ ...book }, undefined] }, 2);
  parts.take({ map: ['..', '+.'], books: [{ ...book, shares: [1, 3] }, book], list: [] }, 3);
  expect(read(parts.whole)).toEqual({ map: ['..', '+.'], books: [{ cash: 1, shares: [1, 3] }, book], list: [] });
  expect(read(parts.since(1))).toEqual({ list: [] });
  expect(read(parts.elementsSince(1))).toEqual({
    map: { 1: '+.' },
    books: { 0: { cash: 1, shares: [1, 3] }, 1: book },
  });
  parts.take({ map: ['..', '+.'], books: [book], list: ['a'] }, 4);
  expect(read(parts.since(3))).toEqual({ books: [book], list: ['a'] });
  expect(read(parts.elementsSince(3))).toEqual({});
  expect(read(parts.elementsSince(2))).toEqual({ map: { 1: '+.' } });
  parts.take({ map: 'none' }, 5);
  // oxlint-disable-next-line unicorn/no-null -- as it is sent
  expect(read(parts.since(4))).toEqual({ map: 'none', books: null, list: null });
});

test('an element that has lost a field, or has one more, is told', () => {
  const parts = new ToldParts('byElements');
  parts.take({ list: [{ a: 1, b: 2 }, { a: 1 }, [1, 2]] }, 1);
  parts.take({ list: [{ a: 1 }, { a: 1, b: 2 }, [1]] }, 2);
  expect(read(parts.elementsSince(1))).toEqual({ list: { 0: { a: 1 }, 1: { a: 1, b: 2 }, 2: [1] } });
});

test('what went and came again is told to who knows neither', () => {
  const parts = new ToldParts();
  parts.take({ here: true }, 1);
  parts.take({ here: false }, 2);
  parts.take({ here: true }, 3);
  expect(read(parts.since(2))).toEqual({ here: true });
});

function read(parts: string): unknown {
  return parseJson(`{${parts}}`);
}
