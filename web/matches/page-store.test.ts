/** Matches where the device keeps nothing, as in a browser that refuses to. */
import { expect, test } from 'vitest';
import './fixtures/no-storage.ts';
import { parseRecord } from '../../core/record.ts';
import { must } from '../../core/must.ts';
import { gameOf } from '../../games/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { Table } from '../../table/table.ts';
import { STORED } from './fixtures/stored.ts';
import { makeMatch } from './make-match.ts';
import { decodePageKept, forgetMatch, isUnkept, keepMatch, keptMatches, pageLog, recallMatch } from './page-store.ts';
import type { PageKept } from './page-store.ts';

/** A match in which something was done. */
function made(): PageKept {
  const match = untouched();
  const entry = { at: match.entries.length, time: match.changed, by: 0, act: 'do 5H' };
  const played = { ...match, entries: [...match.entries, entry] };
  keepMatch(played);
  return played;
}

const untouched = (edition = 'today'): PageKept =>
  makeMatch(starLanesKit, edition, [{ person: 'Ada' }, { bot: 'greedy' }]);

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

test('a match that nobody has touched makes way for the same one again', () => {
  const [first, other, played] = [untouched(), untouched('quick'), made()];
  const again = untouched();
  expect(recallMatch(first.head.id)).toBeUndefined();
  for (const stays of [other, played, again]) expect(recallMatch(stays.head.id)).toEqual(stays);
});

test.each(STORED)('what version 0.1 kept of $name opens as it was', ({ stored, record: text }) => {
  const kept = decodePageKept(JSON.parse(stored));
  const [log, record] = [kept === undefined ? undefined : pageLog(kept), parseRecord(text)];
  const game = gameOf(kept?.head.game ?? '');
  if (kept === undefined || log?.ok !== true || game === undefined || !record.ok) throw new Error('it cannot be read');
  expect(kept).toEqual(JSON.parse(stored));
  expect(Table.open(game, log.value).record).toMatchObject(record.value);
});

test('a match that goes on from an older record keeps the rules it was begun by', () => {
  const { record } = must(
    STORED.find(({ name }) => name === 'star-trader'),
    'a record of before',
  );
  const sitters = [{ person: 'Ada' }, { bot: 'trader' }];
  const log = pageLog(makeMatch(starTraderKit, 'today', sitters, { record, actions: 1 }));
  expect(log.ok && log.value.head.engine).toBe(1);
  expect(starTraderKit.game.engine).toBeGreaterThan(1);
});
