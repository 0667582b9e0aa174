import { expect, test } from 'vitest';
import { Wording } from './wording.ts';

test('writes what JSON.stringify writes, however often', () => {
  const wording = new Wording();
  const head = { id: 'abc', seats: [{ for: 'person' }, undefined] };
  const wholes = [
    {},
    { head, at: 1, none: undefined, text: 'a "quoted" word', list: [1, [2]], yes: true },
    { head, at: 2, list: [] },
    { head, at: 3, 'an odd "name"': { deep: head } },
    { head: { id: 'another' }, at: 4 },
    { head, at: 5 },
  ];
  for (const whole of wholes) expect(wording.write(whole)).toBe(JSON.stringify(whole));
});
