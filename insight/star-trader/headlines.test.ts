/** Which news of Star Trader nobody should miss. */
import { expect, test } from 'vitest';
import type { Event } from '../../games/star-trader/types.ts';
import { traderHeadlines } from './headlines.ts';

const WORTH = { onShips: 0, bank: 0, cargo: 0, total: 1000 };
const report = (number: number, total: number, by?: number): Event => ({
  type: 'reported',
  number,
  captains: [{ ...WORTH, total }],
  day: 1,
  year: 2069 + number,
  ...(by === undefined ? {} : { by }),
});
const landed = (by: number, late: number): Event => ({
  type: 'landed',
  by,
  ship: 0,
  star: 'KIRK',
  late,
  cash: 0,
  cargo: [],
  weight: 0,
  day: 40,
  year: 2070,
});
const departed = (by: number, delay: number): Event => ({
  type: 'departed',
  by,
  ship: 0,
  from: 'SOL',
  to: 'KIRK',
  delay,
  days: 30,
  eta: { day: 40, year: 2070 },
});

const READER = { own: [0], config: { onTime: 50 } };
const kinds = (news: readonly Event[], reader = READER, heard = news) =>
  traderHeadlines(news, { ...reader, heard }).map(({ what }) => what);

test('the last year has no card of its own: the result of the match tells it', () => {
  const ended: Event = { type: 'ended', why: 'years', year: 2072, captains: [WORTH] };
  expect(kinds([report(3, 2000)])).toEqual(['year']);
  expect(kinds([report(3, 2000), ended])).toEqual([]);
});

test('the year that is over is one, with what changed in it; the beginning and reports on demand are none', () => {
  const heard = [report(1, 1000), report(2, 1700)];
  expect(traderHeadlines(heard.slice(1), { ...READER, heard })).toMatchObject([
    { what: 'year', letter: { number: 2, standings: [{ seat: 0, total: 1700, change: 700 }] } },
  ]);
  expect(kinds(heard.slice(0, 1))).toEqual([]);
  expect(kinds([report(2, 1700, 0)])).toEqual([]);
});

test('a ship of one’s own that is held up, or as late as ships can be', () => {
  expect(kinds([departed(0, 1), departed(0, 0), departed(1, 3)])).toEqual(['held']);
  expect(kinds([landed(0, 3), landed(0, 2), landed(1, 3)])).toEqual(['late']);
  // In 1974 hardly any ship was on time.
  expect(kinds([landed(0, 3)], { ...READER, config: { onTime: 5 } })).toEqual([]);
});

test('whatever changes for everybody', () => {
  const news: Event[] = [
    { type: 'appeared', star: 'NOVA', x: 0, y: 0, class: 'IV' },
    { type: 'extended', endYear: 2077 },
    { type: 'grown', star: 'KIRK', level: 5 },
  ];
  expect(kinds(news, { ...READER, own: [] })).toEqual(['told', 'told']);
});
