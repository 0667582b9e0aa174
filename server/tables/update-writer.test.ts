import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../core/contract.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { sit, formatAct } from '../../table/act.ts';
import type { Act } from '../../table/act.ts';
import { parseJson } from '../../table/json.ts';
import { Table } from '../../table/table.ts';
import type { Taken } from '../../table/table.ts';
import { commonUpdate, ownUpdate } from '../../table/update.ts';
import { applyChange, isChange } from '../../table/update-change.ts';
import type { Update } from '../../table/update.ts';
import { parseDown } from '../../table/protocol.ts';
import type { WireMessage } from '../wire-message.ts';
import { ToldUpdates, UpdateWriter } from '../tables/update-writer.ts';
import type { ToldTo } from '../tables/update-writer.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];
const NOW = 1000;

/** Somebody who is told what has changed, and puts it together. */
class Reader {
  readonly to: ToldTo;
  readonly isPatient: boolean;
  known: Update | undefined;
  undo: number | undefined | 'untold' = 'untold';
  bytes = 0;

  /** Who is patient is told every third time only. */
  constructor(as: Viewer, isPatient: boolean) {
    this.to = { as, version: 0, at: 0 };
    this.isPatient = isPatient;
  }

  hear(writer: UpdateWriter<StarLanesTypes>): void {
    const undo = writer.undoOf(this.to.as);
    const { text, frame } = writer.change(this.to, undo, undo === this.undo);
    this.undo = undo;
    this.bytes += frame.length;
    const update = parseDown(text);
    if (update?.type !== 'update') throw new Error('no update was sent');
    this.known = isChange(update) ? applyChange(this.known, update) : update;
  }
}

describe.each(['today', 'faber1977', 'today+books=private'])('what viewers of %s are told', (edition) => {
  const here = new Set([1]);
  const told = new ToldUpdates();
  const readers = VIEWERS.flatMap((as) => [new Reader(as, false), new Reader(as, true)]);
  const wholes: ToldTo[] = VIEWERS.map((as) => ({ as, version: 0, at: 0 }));
  let times = 0;
  let wholeBytes = 0;

  function check(table: Table<StarLanesTypes>, taken: readonly Taken<StarLanesTypes>[]): void {
    times++;
    const writer = new UpdateWriter(table, taken, { here, now: NOW + times, told });
    const common = { type: 'update', ...commonUpdate(table, here, NOW + times) };
    const expected = (as: Viewer): object => ({ ...common, ...ownUpdate(table, as, taken) });
    for (const to of wholes) {
      const { text, frame } = writer.whole(to);
      wholeBytes += 2 * frame.length;
      expect(parseJson(text)).toEqual(plain(expected(to.as)));
      expect(parseJson(writer.welcome({ ...to }, []).text)).toEqual(plain({ ...expected(to.as), happened: [] }));
    }
    for (const reader of readers.filter(({ isPatient }) => !isPatient || times % 3 === 0)) {
      reader.hear(writer);
      expect(plain(reader.known ?? {})).toEqual(plain(expected(reader.to.as)));
    }
  }

  test('is the whole update of each, from the first seat taken to the end, told whole or by what has changed', () => {
    const table = tableOf(edition);
    const chance = new Mulberry32(7);
    const take = (by: number, act: Act): void =>
      check(table, [table.take({ at: table.at, by, act: formatAct(act), time: NOW })]);
    check(table, []);
    take(0, sit('Ann'));
    take(1, sit('Ben "Benny" \u{1F680}'));
    for (let seat = table.toAct; seat !== undefined && table.state !== undefined; seat = table.toAct) {
      take(seat, { act: 'do', did: starLanes.formatAction(anyAction(starLanes.view(table.state, seat), chance)) });
      here.clear();
      if (table.at % 2 === 0) here.add(0);
    }
    expect(table.phase).toBe('over');
    expect(readers.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(wholeBytes / 2);
  });

  test('is the same bytes for all who know the same', () => {
    const table = tableOf('today');
    for (const name of ['Ann', 'Ben']) table.take({ at: table.at, by: table.at, act: formatAct(sit(name)), time: NOW });
    const all = new ToldUpdates();
    const [first, second, late]: ToldTo[] = [0, 1, 'watcher' as const].map((as) => ({ as, version: 0, at: 0 }));
    const before = new UpdateWriter(table, [], { here, now: NOW, told: all });
    for (const to of [first!, second!]) before.whole(to);
    const next = new UpdateWriter(table, [], { here, now: NOW + 1, told: all });
    expect(next.change(first!, undefined, true)).toBe(next.change(second!, undefined, true));
    expect(isChangeMessage(next.change(late!, undefined, false))).toBe(false);
  });
});

function isChangeMessage({ text }: WireMessage): boolean {
  return text.includes('"since":');
}

/** As it arrives. */
function plain(update: object): unknown {
  return parseJson(JSON.stringify(update));
}

function tableOf(edition: string): Table<StarLanesTypes> {
  const seats = [{ for: 'person' }, { for: 'person' }] as const;
  const { id: game, engine } = starLanes;
  const head = {
    id: 'telling1',
    game,
    engine,
    edition,
    seats,
    public: false,
    minder: 'greedy',
    commitment: '',
    made: 0,
  };
  return new Table(starLanes, head, { from: 'seed', seed: 1 });
}
