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
import type { Update } from '../../table/update.ts';
import { UpdateWriter } from '../tables/update-writer.ts';
import type { Message } from '../tables/update-writer.ts';
import { JsonCache } from './json-cache.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];
const NOW = 1000;

describe.each(['today', 'faber1977'])('what viewers of %s are told', (edition) => {
  const json = new JsonCache();
  const here = new Set([1]);

  function check(table: Table<StarLanesTypes>, taken: readonly Taken<StarLanesTypes>[]): void {
    const writer = new UpdateWriter(table, taken, { here, now: NOW, json });
    const common = { type: 'update', ...commonUpdate(table, here, NOW) };
    for (const as of VIEWERS) {
      const own = ownUpdate(table, as, taken);
      expect(said(writer.message(as, false))).toEqual(plain({ ...common, ...own }));
      expect(said(writer.message(as, true))).toEqual(plain(briefly({ ...common, ...own })));
      expect(said(writer.welcome(as, []))).toEqual(plain({ ...common, ...own, happened: [] }));
    }
  }

  test('is the whole update of each, from the first seat taken to the end', () => {
    const table = tableOf(edition);
    const chance = new Mulberry32(7);
    const take = (by: number, act: Act): void =>
      check(table, [table.take({ at: table.at, by, act: formatAct(act), time: NOW })]);
    check(table, []);
    take(0, sit('Ann'));
    take(1, sit('Ben "Benny" \u{1F680}'));
    for (let seat = table.toAct; seat !== undefined && table.state !== undefined; seat = table.toAct) {
      take(seat, { act: 'do', did: starLanes.formatAction(anyAction(starLanes.view(table.state, seat), chance)) });
    }
    expect(table.phase).toBe('over');
  });
});

/** What somebody reads who is sent a message. */
function said({ own, rest }: Message): unknown {
  expect(own).toMatch(/^[\x20-\x7e]*$/);
  return parseJson(own + rest.toString());
}

function briefly({ head: _head, view, ...update }: Update<StarLanesTypes['View']>): object {
  if (view === undefined) return update;
  const { config: _config, ...brief } = view;
  return { ...update, view: brief };
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
