/** Any whims for the laws of a table, most of them at the newest entry and a second later than the one before. */
import fc from 'fast-check';
import { WHIMS } from '../../table/fixtures/laws.ts';

export const anyWhims = fc.array(
  fc.record({
    kind: fc.nat({ max: WHIMS }),
    seat: fc.nat({ max: 9 }),
    pick: fc.nat({ max: 9 }),
    behind: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 4 })),
    seconds: fc.constantFrom(0, 1, 1, 1, 20, 61),
  }),
  { maxLength: 80, size: 'max' },
);
