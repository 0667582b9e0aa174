// Star Trader at a table: its laws hold whatever is tried, with clocks, minding and votes, and all that is told survives the wire.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { parseRecord, formatRecord } from '../../core/record.ts';
import { anyAction } from '../../games/star-trader/any-action.ts';
import { configOf, trialOf } from '../../games/star-trader/fixtures/trials.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { sitByTheLaws } from '../../table/fixtures/laws.ts';
import { Sitting, playTranscript } from '../../table/fixtures/transcript.ts';
import { parseDown } from '../../table/protocol.ts';
import { Table } from '../../table/table.ts';
import { commonUpdate, ownUpdate } from '../../table/update.ts';
import { verify } from '../../table/verify.ts';
import { anyWhims } from './any-whims.ts';

const VIEWERS = [0, 1, 'watcher'] as const;

test.each([
  ['kaufman1974+years=1+ships=1', 'person person person'],
  ['remake+years=1', 'person captain'],
  ['today+years=1+ships=1', 'person person captain'],
])('%s, with %s, keeps the laws of the table', (edition, sitting) => {
  const { choose, withChance } = trialOf(configOf(edition), 3, 0, 1);
  fc.assert(
    fc.property(anyWhims, (tried) => {
      sitByTheLaws({ game: starTrader, plan: { edition, sitting, clock: 60 }, choose, withChance }, tried);
    }),
    { numRuns: process.env['LONG'] === undefined ? 8 : 200 },
  );
});

function begun(edition: string): Sitting<StarTraderTypes> {
  const sitting = new Sitting(starTrader, { edition, sitting: 'person person' });
  playTranscript(sitting, '1 sit Ann: her words\n2 sit Ben');
  return sitting;
}

/** Plays any actions until something is so, or the match is over. */
function playUntil(sitting: Sitting<StarTraderTypes>, isSo: (table: Table<StarTraderTypes>) => boolean): void {
  const { table } = sitting;
  const chance = new Mulberry32(7);
  for (let by = table.toAct; table.state !== undefined && by !== undefined && !isSo(table); by = table.toAct) {
    const did = starTrader.formatAction(anyAction(starTrader.view(table.state, by), chance));
    sitting.attempt({ by, act: { act: 'do', did } });
  }
}

test.each(['kaufman1974', 'remake', 'today'])('all that is told of %s survives the wire', (edition) => {
  const sitting = begun(edition);
  for (const phase of ['sell', 'bid', 'buy', 'bank', 'destination'] as const) {
    playUntil(sitting, ({ state }) => state?.phase === phase && !state.opening);
    for (const as of VIEWERS) {
      const { table, taken } = sitting;
      const update = { ...commonUpdate(table, new Set([0]), 0), ...ownUpdate(table, as, taken.slice(-3)) };
      expect(parseDown(JSON.stringify({ type: 'update', ...update }))).toEqual({ type: 'update', ...update });
    }
  }
});

test('a match that was played out proves itself, and is the same when its log is read again', () => {
  const sitting = begun('today+years=2');
  playUntil(sitting, () => false);
  const { record, state } = sitting.table;
  if (record === undefined || state === undefined) throw new Error('the match is over');
  const read = parseRecord(formatRecord(record));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const verified = verify(starTrader, read.value);
  expect(verified.ok && verified.value.result).toEqual(starTrader.result(state));
  const opened = Table.open(starTrader, sitting.log);
  expect(VIEWERS.map((as) => ownUpdate(opened, as, []))).toEqual(VIEWERS.map((as) => ownUpdate(sitting.table, as, [])));
});

test('the clock runs on through a whole stop in port, and anew for the next ship', () => {
  const sitting = begun('today');
  const { table } = sitting;
  playUntil(sitting, ({ state }) => state?.opening === false);
  const { since } = table;
  const landed = table.state?.ship;
  sitting.time += 1000;
  playUntil(sitting, ({ state }) => state?.phase === 'destination');
  expect([table.state?.ship, table.since]).toEqual([landed, since]);
  playUntil(sitting, ({ state }) => state?.ship !== landed);
  expect(table.since).toBeGreaterThan(since);
});
