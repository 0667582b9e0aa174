// What the help of `starlanes serve` says of its limits.
import { expect, test } from 'vitest';
import { SERVE } from '../../cli/server-commands.ts';
import { DEFAULT_LIMITS } from '../../server/limits.ts';

test('the help names the limits that hold where a host sets none', () => {
  const limits = Object.entries(SERVE.flags).flatMap(([name, flag]) => {
    const limit = Object.entries(DEFAULT_LIMITS).find(([known]) => known === name)?.[1];
    return limit === undefined ? [] : [[name, 'usually' in flag ? flag.usually : undefined, String(limit)]];
  });
  expect(limits.length).toBeGreaterThan(5);
  expect(limits.map(([name, said]) => [name, said])).toEqual(limits.map(([name, , held]) => [name, held]));
});
