// Real editions at a table: they keep its laws whatever is tried, and nobody is told what is not theirs to know.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { Viewer } from '../../core/contract.ts';
import { parseRecord, formatRecord } from '../../core/record.ts';
import { configOf, trialOf } from '../../games/star-lanes/fixtures/trials.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { sitByTheLaws } from '../../table/fixtures/laws.ts';
import type { TableTrial } from '../../table/fixtures/laws.ts';
import { Sitting, playTranscript } from '../../table/fixtures/transcript.ts';
import { parseAct } from '../../table/act.ts';
import { judge } from '../../table/judge.ts';
import { heardBy, historyFor } from '../../table/history.ts';
import { parseDown } from '../../table/protocol.ts';
import { Table } from '../../table/table.ts';
import { commonUpdate, ownUpdate } from '../../table/update.ts';
import { verify } from '../../table/verify.ts';
import { explainRejection } from '../../text/en/problems.ts';
import { anyWhims } from './any-whims.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];

function trial(edition: string, sitting: string): TableTrial<StarLanesTypes> {
  const { choose, withChance } = trialOf(configOf(edition), 3, 0, 1);
  return { game: starLanes, plan: { edition, sitting, clock: 60 }, choose, withChance };
}

test.each([
  ['faber1977+moves=9', 'person person person'],
  ['faber1977+moves=9', 'person greedy greedy'],
  ['quick+moves=6', 'person person'],
  ['today', 'person person greedy'],
  ['beej', 'person person'],
])('%s, with %s, keeps the laws of the table', (edition, sitting) => {
  fc.assert(
    fc.property(anyWhims, (tried) => {
      sitByTheLaws(trial(edition, sitting), tried);
    }),
    { numRuns: process.env['LONG'] === undefined ? 12 : 300 },
  );
});

/** Plays until something is so, or the match is over; what is played is any action allowed. */
function playUntil(sitting: Sitting<StarLanesTypes>, isSo: (table: Table<StarLanesTypes>) => boolean, seed = 7): void {
  const { table } = sitting;
  const chance = new Mulberry32(seed);
  const { choose } = trialOf(configOf(table.head.edition), 3, 0, 1);
  for (let by = table.toAct; table.state !== undefined && by !== undefined && !isSo(table); by = table.toAct) {
    const did = starLanes.formatAction(choose(starLanes.view(table.state, by), chance));
    sitting.attempt({ by, act: { act: 'do', did } });
  }
}

function begun(edition: string): Sitting<StarLanesTypes> {
  const sitting = new Sitting(starLanes, { edition, sitting: 'person person person' });
  playTranscript(sitting, '1 sit Ann: her words\n2 sit Ben: his words\n3 sit Cid');
  return sitting;
}

/** Everything a viewer is ever told of a table, and why they may not do things. */
function toldOf({ table, taken, log }: Sitting<StarLanesTypes>, as: Viewer): string {
  const update = { ...commonUpdate(table, new Set([0]), 0), ...ownUpdate(table, as, taken.slice(-1)) };
  const attempts = ['do 1A', 'do A 1', 'do pass', 'undo 0', 'propose end', 'yes', 'back', 'late'].map(parseAct);
  const refusals = attempts.map((act) => {
    const judged = judge(table, { act: act ?? fail(), at: table.at, time: 0, ...(as === 'watcher' ? {} : { by: as }) });
    return judged.ok ? 'yes' : explainRejection(judged, starLanes);
  });
  return JSON.stringify([update, historyFor(starLanes, log, as, 0), heardBy(starLanes, log, as), refusals]);
}

/** The same sitting once more, to be played on in another way. */
function again({ table, entries, time }: Sitting<StarLanesTypes>): Sitting<StarLanesTypes> {
  const twin = new Sitting(starLanes, table.head);
  for (const entry of entries) {
    twin.entries.push(entry);
    twin.taken.push(twin.table.take(entry));
  }
  twin.time = time;
  return twin;
}

describe('what the edition keeps private', () => {
  /** Where Ben trades, he once buys all he can and once nothing: who differ are those who may know. */
  const whoKnows = (edition: string, seed: number): Set<Viewer> => {
    const sitting = begun(edition);
    const knowing = new Set<Viewer>();
    for (let trades = 0; trades < 6; trades++) {
      playUntil(
        sitting,
        ({ state, toAct }) => state?.phase === 'trade' && toAct === 1 && mostOf(state) > 0,
        seed + trades,
      );
      const { state, toAct } = sitting.table;
      if (state === undefined || toAct === undefined) break;
      const { ask } = starLanes.view(state, toAct);
      if (ask?.ask !== 'trade') throw new Error('Ben is asked to trade');
      const buying = ask.companies.find(({ most }) => most > 0);
      if (buying === undefined) throw new Error('Ben can buy something');
      const [all, none] = [buying.most, 0].map((shares) => {
        const twin = again(sitting);
        const orders = [{ company: buying.company, shares }];
        twin.attempt({ by: 1, act: { act: 'do', did: starLanes.formatAction({ type: 'trade', orders }) } });
        expect(twin.table.at).toBe(sitting.table.at + 1);
        return twin;
      });
      for (const as of VIEWERS) if (all && none && toldOf(all, as) !== toldOf(none, as)) knowing.add(as);
      playUntil(sitting, ({ toAct: next }) => next !== 1, seed);
    }
    return knowing;
  };

  test("another player's trades are known to nobody in 1977", () => {
    expect([...whoKnows('faber1977+selling=owned', 1)]).toEqual([1]);
  });

  test('and to everybody where books are open', () => {
    expect(whoKnows('faber1977+selling=owned+books=open', 1)).toEqual(new Set(VIEWERS));
  });
});

function mostOf(state: StarLanesTypes['State']): number {
  const { ask } = starLanes.view(state, state.mover);
  return ask?.ask === 'trade' ? Math.max(0, ...ask.companies.map(({ most }) => most)) : 0;
}

test.each(['faber1977', 'today', 'osborne'])('all that is told of %s survives the wire', (edition) => {
  const sitting = begun(edition);
  for (let moves = 0; moves < 12; moves += 3) {
    playUntil(sitting, ({ state }) => (state?.moves ?? 0) >= moves && state?.phase === 'trade');
    for (const as of VIEWERS) {
      const { table, taken } = sitting;
      const update = { ...commonUpdate(table, new Set([0]), 0), ...ownUpdate(table, as, taken.slice(-3)) };
      expect(parseDown(JSON.stringify({ type: 'update', ...update }))).toEqual({ type: 'update', ...update });
    }
  }
});

test('in their own move players take back spaces and trades until the next offer is drawn', () => {
  const sitting = begun('today');
  playUntil(sitting, ({ state }) => state?.phase === 'trade');
  const { table } = sitting;
  const by = table.toAct ?? 0;
  const undo = ownUpdate(table, by, []).undo ?? -1;
  expect(sitting.attempt({ by, act: { act: 'undo', keep: undo } })).toMatch(/done/);
  expect(table.state?.phase).toBe('place');
  playUntil(sitting, ({ toAct }) => toAct !== by);
  expect(VIEWERS.map((as) => ownUpdate(table, as, []).undo)).toEqual(VIEWERS.map(() => undefined));
});

test.each(['faber1977', 'quick', 'grand'])('a match of %s that was played out proves itself', (edition) => {
  const sitting = begun(edition);
  playUntil(sitting, () => false);
  const record = parseRecord(formatRecord(sitting.table.record ?? fail()));
  if (!record.ok) throw new Error(JSON.stringify(record.problem));
  const verified = verify(starLanes, record.value);
  expect(verified.ok && verified.value.result).toEqual(starLanes.result(sitting.table.state ?? fail()));
  const opened = Table.open(starLanes, sitting.log);
  expect(VIEWERS.map((as) => ownUpdate(opened, as, []))).toEqual(VIEWERS.map((as) => ownUpdate(sitting.table, as, [])));
});

function fail(): never {
  throw new Error('this cannot be');
}
