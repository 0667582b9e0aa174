/** Records as matches to look at, moment by moment. */
import { expect, test } from 'vitest';
import type { RaceTypes } from '../core/fixtures/race.ts';
import type { MatchRecord } from '../core/record.ts';
import { raceKit } from './fixtures/race-kit.ts';
import { PLAIN_NAMES } from './names.ts';
import { modelOf } from './match-model.ts';
import { RecordMatch } from './record-match.ts';

const RECORD: MatchRecord = {
  game: 'race',
  engine: 3,
  edition: 'short',
  chance: 'mulberry32 7',
  names: ['Ann', 'walker'],
  actions: [
    { by: 0, text: 'step 1' },
    { by: 1, text: 'step 2' },
    { by: 'all', text: 'longer' },
    { by: 0, text: 'step 3' },
  ],
};

const DEPS = { kit: raceKit, isBot: (name: string) => name === 'walker' };

function open(record = RECORD): RecordMatch<RaceTypes> {
  const opened = RecordMatch.open(record, DEPS);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  return opened.value;
}

test('a record is seen from its start, action by action, and back', () => {
  const match = open();
  expect([match.now(), match.last]).toEqual([0, 4]);
  expect(match.update().view?.at).toEqual([0, 0]);
  match.show(2);
  const second = match.update();
  expect(second).toMatchObject({ phase: 'playing', toAct: 0, at: 2 });
  expect(match.moment().done).toEqual({ by: 1, text: 'step 2' });
  expect(match.happened().map(({ act, by }) => [act, by])).toEqual([
    ['start', undefined],
    ['do', 0],
    ['do', 1],
  ]);
  match.show(match.now() + 1);
  match.show(match.now() - 1);
  expect(match.update()).toEqual(second);
});

test('beyond the ends there is nothing', () => {
  const match = open();
  match.show(-3);
  expect(match.now()).toBe(0);
  match.show(Infinity);
  expect(match.now()).toBe(4);
});

test('listeners hear of another moment, and not of the same one', () => {
  const match = open();
  let heard = 0;
  const stop = match.listen(() => heard++);
  match.show(1);
  match.show(1);
  expect(heard).toBe(1);
  stop();
  match.show(2);
  expect(heard).toBe(1);
});

test('its screens are those of a match that is watched', async () => {
  const match = open();
  match.show(4);
  const model = modelOf(match, 'watcher', PLAIN_NAMES);
  expect(model).toMatchObject({ place: 'record', viewer: 'watcher', own: [], names: ['Ann', 'walker'] });
  expect(model?.asked).toBeUndefined();
  expect(model?.events).toEqual(match.story);
  expect(match.update().seats).toMatchObject([{ for: 'person' }, { for: 'bot', bot: 'walker' }]);
  expect(await match.act()).toMatchObject({ reason: 'over' });
  expect(await match.record()).toEqual({ ok: true, value: RECORD });
});

test('a record that cannot be played further is shown as far as it can, and says why', () => {
  const match = open({ ...RECORD, actions: [...RECORD.actions, { by: 0, text: 'step 1' }] });
  expect(match.last).toBe(4);
  expect(match.problem).toMatchObject({ why: 'refused-action', action: 5 });
  expect(open().problem).toBeUndefined();
});

test('a record of another game is not opened', () => {
  expect(RecordMatch.open({ ...RECORD, game: 'chess' }, DEPS).ok).toBe(false);
});
