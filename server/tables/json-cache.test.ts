import { expect, test } from 'vitest';
import { JsonCache } from '../tables/json-cache.ts';

test('writes what JSON.stringify writes, however often', () => {
  const wording = new JsonCache();
  const head = { id: 'abc', seats: [{ for: 'person' }, undefined] };
  const wholes = [
    {},
    { head, at: 1, none: undefined, text: 'a "quoted" word', list: [1, [2]], yes: true },
    { head, at: 2, list: [] },
    { head, at: 3, 'an odd "name"': { deep: head } },
    { head: { id: 'another' }, at: 4 },
    { head, at: 5 },
  ];
  for (const whole of wholes) expect(`{${wording.write(whole).slice(1)}}`).toBe(JSON.stringify(whole));
});

test('leaves out what is named', () => {
  const wording = new JsonCache();
  expect(wording.write({ as: 1, config: { rows: 9 }, players: 4 }, 'as', 'config')).toBe(',"players":4');
  expect(wording.write({ as: 1 }, 'as')).toBe('');
});
