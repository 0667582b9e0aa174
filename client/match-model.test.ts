/** What every screen is drawn from: who looks, who is asked, what counts and what it is called. */
import { expect, test } from 'vitest';
import type { Types } from '../core/contract.ts';
import { race } from '../core/fixtures/race.ts';
import { headOf } from '../table/fixtures/transcript.ts';
import { countedDeeds, takenBack } from './counted-deeds.ts';
import { PLAIN_NAMES, namesOf } from './names.ts';
import type { MatchClient, UpdateOf } from './match-client.ts';
import { modelOf } from './match-model.ts';
import { keyOf, placeOf } from './offer-keys.ts';

const SEATS = [
  { for: 'person', name: 'Ann', here: true },
  { for: 'person', name: 'Ben', here: true },
  { for: 'bot', name: 'walker', bot: 'walker', here: true },
] as const;

/** A match at which this device holds some seats. */
function client(own: readonly number[], change: Partial<UpdateOf<Types>> = {}): MatchClient<Types> {
  const update = (as: UpdateOf<Types>['as']): UpdateOf<Types> => ({
    match: 'match-1977',
    at: 3,
    head: headOf(race),
    phase: 'playing',
    seats: SEATS,
    now: 0,
    happened: [],
    as,
    view: { as },
    ...change,
  });
  return {
    match: 'match-1977',
    place: 'server',
    mayAdvise: false,
    seats: () => own,
    update,
    happened: () => [],
    connection: () => 'lost',
    lag: () => 250,
    act: () => Promise.resolve(undefined),
    record: () => Promise.resolve({ ok: false, problem: { why: 'match-not-over' } }),
    listen: () => () => {},
    close: () => Promise.resolve(),
  };
}

test.each<[string, readonly number[], number | 'watcher', number | undefined, number | 'watcher', number | undefined]>([
  ['who holds no seat watches', [], 'watcher', 0, 'watcher', undefined],
  ['a seat of this device that is to act looks, and is asked', [0, 1], 0, 1, 1, 1],
  ['while others act, who acted last looks on', [0, 1], 1, 2, 1, undefined],
  ['at first the first seat looks on', [1, 0], 'watcher', 2, 1, undefined],
  ['who has lost the seat looks no longer', [1], 0, undefined, 1, undefined],
])('%s', (_, own, before, toAct, viewer, asked) => {
  const model = modelOf(client(own, toAct === undefined ? {} : { toAct }), before, PLAIN_NAMES);
  expect(model).toMatchObject({ viewer, own, connection: 'lost', lag: 250, place: 'server' });
  expect(model?.asked).toBe(asked);
});

test('nobody is asked while the match is paused, or a computer player minds the seat', () => {
  expect(modelOf(client([0], { toAct: 0, phase: 'paused' }), 0, PLAIN_NAMES)?.asked).toBeUndefined();
  const seats = SEATS.map((seat) => ({ ...seat, minded: 'late' }) as const);
  expect(modelOf(client([0], { toAct: 0, seats }), 0, PLAIN_NAMES)?.asked).toBeUndefined();
});

test('there is no model of a match that has not begun', () => {
  const waiting = client([0]);
  expect(modelOf({ ...waiting, update: () => undefined }, 0, PLAIN_NAMES)).toBeUndefined();
});

test('names that several have are numbered', () => {
  const seats = [...SEATS, SEATS[2], SEATS[0], { for: 'person', here: false } as const];
  const words = { player: (number: number) => `Spieler ${number}`, bot: (name: string) => `${name}!` };
  expect(namesOf(seats, words)).toEqual(['Ann 1', 'Ben', 'walker! 1', 'walker! 2', 'Ann 2', 'Spieler 6']);
});

test('what was taken back was never said', () => {
  const [start, one, two, three] = ['start', 'one', 'two', 'three'].map((type) => ({ type }));
  const happened = [
    { at: 0, by: 0, act: 'sit', text: 'Ann', events: [start] },
    { at: 1, by: 0, act: 'do', events: [one] },
    { at: 2, by: 0, act: 'do', events: [two] },
    { at: 3, by: 0, act: 'undo', text: '1' },
    { at: 4, by: 0, act: 'react', text: 'oops' },
    { at: 5, by: 0, act: 'do', events: [three] },
  ] as const;
  expect(countedDeeds(happened)).toEqual([[start], [one], [three]]);
  expect(takenBack([])).toEqual([]);
  expect(takenBack([{ at: 3, by: 0, act: 'undo', text: '1' }])).toEqual([{ by: 0, deeds: 2 }]);
});

test('an action whose events are private counts all the same', () => {
  const [one, two] = ['one', 'two'].map((type) => ({ type }));
  const happened = [
    { at: 0, by: 0, act: 'start', events: [one] },
    { at: 1, by: 1, act: 'do' },
    { at: 2, by: 0, act: 'do', events: [two] },
    { at: 3, by: 0, act: 'undo', text: '1' },
  ] as const;
  expect(countedDeeds(happened)).toEqual([[one], []]);
});

test('a start at which nothing happened is one all the same', () => {
  const one = { type: 'one' };
  const happened = [
    { at: 0, by: 0, act: 'sit', text: 'Ann' },
    { at: 1, by: 0, act: 'do', events: [one] },
    { at: 2, by: 0, act: 'undo', text: '0' },
    { at: 3, by: 0, act: 'do', events: [one] },
  ] as const;
  expect(countedDeeds(happened)).toEqual([[], [one]]);
});

test('an undo that was undone by an earlier one does not count', () => {
  const undo = (at: number, by: number, text: string) => ({ at, by, act: 'undo', text }) as const;
  expect(takenBack([undo(5, 0, '3'), undo(7, 1, '4'), undo(9, 0, '2')])).toEqual([{ by: 0, deeds: 3 }]);
});

test('every key stands for one place, in the order of the keyboard', () => {
  expect(Array.from({ length: 16 }, (_, place) => keyOf(place)).join('')).toBe('1234567890QWERTY');
  for (let place = 0; place < 30; place++) expect(placeOf(keyOf(place))).toBe(place);
  expect(placeOf('é')).toBe(-1);
  expect(placeOf('12')).toBe(-1);
});
