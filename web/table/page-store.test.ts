/** Matches where the device keeps nothing: this program has no storage of a browser, as a browser that refuses it. */
import { expect, test } from 'vitest';
import { makeMatch } from './new-match.ts';
import { forgetMatch, isUnkept, keepMatch, keptMatches, recallMatch } from './page-store.ts';
import { STAR_LANES } from './star-lanes-book.ts';

const made = () => makeMatch(STAR_LANES, 'today', [{ person: 'Ada' }, { bot: 'greedy' }]);

test('a match that the device does not keep is there as long as the page', () => {
  const match = made();
  expect(isUnkept(match.head.id)).toBe(true);
  expect(recallMatch(match.head.id)).toEqual(match);
  const later = { ...match, changed: match.changed + 1 };
  expect(keepMatch(later)).toBe(false);
  expect(recallMatch(match.head.id)).toEqual(later);
  expect(keptMatches()).toContainEqual(later);
});

test('several such matches do not drive each other out, and each can be forgotten', () => {
  const [one, other] = [made(), made()];
  forgetMatch(one.head.id);
  expect(recallMatch(one.head.id)).toBeUndefined();
  expect(recallMatch(other.head.id)).toEqual(other);
});
