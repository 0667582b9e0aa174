/** The first voyage of Star Trader: everything it says is true when it says it. */
import { expect, test } from 'vitest';
import { must } from '../core/must.ts';
import { starTraderKit } from '../games/star-trader/kit.ts';
import { Pupil } from './fixtures/pupil.ts';
import type { DoneStep } from './fixtures/pupil.ts';
import type { StarTraderTypes } from '../games/star-trader/index.ts';
import { starTraderLesson } from './star-trader.ts';

const pupil = () => new Pupil(starTraderKit, starTraderLesson);

/** What a step led to, but for what the stars reckon by themselves. */
function news({ says, events }: DoneStep<StarTraderTypes>): string {
  const told = events.map(({ type }) => type).filter((type) => type !== 'priced' && type !== 'grown');
  return [says, ...told].join(' ');
}

test('flies, sells, bargains, buys and goes to the bank', async () => {
  expect((await pupil().playTo()).map(news)).toEqual([
    'fly departed landed',
    'twice opened',
    'patience',
    'bold declined',
    'again declined',
    'last dealt',
    'factor opened dealt',
    'software opened dealt',
    'profit',
    'uranium opened dealt',
    'metals opened dealt',
    'gems opened dealt',
    'worth',
    'home departed landed',
    'stop opened dealt',
    'stop opened dealt',
    'stop opened dealt',
    'stop opened dealt',
    'stop opened dealt',
    'stop opened dealt',
    'sold',
    'bank',
    'deposit deposited',
  ]);
});

test('every step is true when it is said', async () => {
  const lesson = pupil();
  const done = await lesson.playTo();
  const at = (says: string) =>
    must(
      done.find((step) => step.says === says),
      says,
    );
  const priceOf = (says: string, name: string, good: number): number =>
    must(at(says).before.stars.find(({ star }) => star === name)?.prices?.[good], name);
  expect(at('fly').before.stars.find(({ star }) => star === 'JADE')).toMatchObject({ class: 'IV' });
  expect([2, 3, 4].every((good) => priceOf('fly', 'JADE', good) < 0)).toBe(true);
  expect(at('twice').before.ask).toMatchObject({ good: 'HE', need: 6 });
  expect(at('factor').before.ask).toMatchObject({ good: 'MED', need: 4, hold: 10 });
  expect(at('factor').before.config).toMatchObject({ factor: 3, interest: 5, reports: 'yearly' });
  expect(at('software').before.ask).toMatchObject({ good: 'SOFT', need: 7, hold: 10 });
  expect(at('bold').before.ask).toMatchObject({ round: 1, rounds: 3 });
  expect(at('again').amounts['sure']).toBeGreaterThan(must(at('bold').amounts['sure'], 'a sure bid'));
  expect(at('last').before.ask).toMatchObject({ round: 3 });
  for (const [says, good, index, units] of [
    ['uranium', 'UR', 0, 6],
    ['metals', 'MET', 1, 5],
    ['gems', 'GEMS', 5, 3],
  ] as const) {
    expect(at(says).before.ask).toMatchObject({ good, forSale: units, fits: units });
    expect(at(says).amounts).toMatchObject({ here: priceOf(says, 'JADE', index), home: -priceOf(says, 'SOL', index) });
    expect(priceOf(says, 'JADE', index)).toBeLessThan(-priceOf(says, 'SOL', index));
  }
  expect(at('home').events).toContainEqual(expect.objectContaining({ type: 'grown', star: 'JADE', level: 1.25 }));
  expect(at('worth').amounts['gain']).toBeGreaterThan(50_000);
  expect(at('sold').amounts['gain']).toBeGreaterThan(must(at('worth').amounts['gain'], 'a gain'));
  expect(lesson.view.accounts[0]?.balance).toBe(80_000);
  expect(at('bank').amounts['cash']).toBeGreaterThan(80_000);
});

/** Every bargain of the lesson by hand, with what its words say may be bid. */
const BIDS: readonly (readonly [step: string, part: number])[] = [
  ['bold', 1.2],
  ['again', 1.2],
  ['last', 1.1],
  ['last', 1],
];

test('the bid that is taken is what the panel shows as sure', async () => {
  const done = await pupil().playTo();
  const bids = done.filter(({ before, says }) => before.ask?.ask === 'bid' && says === 'last');
  const totals = bids.flatMap(({ events }) => events.flatMap((event) => (event.type === 'dealt' ? [event.total] : [])));
  expect(bids.map(({ amounts }) => amounts['sure'])).toEqual(totals);
  expect(totals).toHaveLength(1);
});

test('all of its patience is what the star just listens to', async () => {
  const lesson = pupil();
  await lesson.playTo('bold');
  const { listens = 0, sure = 0 } = lesson.match.amounts;
  expect(await lesson.do(`bid ${listens + 2}`)).toMatchObject({ reason: 'not-in-lesson' });
  expect(await lesson.do(`bid ${sure}`)).toMatchObject({ reason: 'not-in-lesson' });
  expect(await lesson.do(`bid ${listens}`)).toBeUndefined();
  expect((await lesson.step())?.says).toBe('again');
});

test('what the star would not take at once is not taken for the last bid', async () => {
  const lesson = pupil();
  await lesson.playTo('last');
  const { sure = 0, offer = 0 } = lesson.match.amounts;
  expect(await lesson.do(`bid ${sure + 1000}`)).toMatchObject({ reason: 'not-in-lesson' });
  expect(await lesson.do(`bid ${offer - 1000}`)).toMatchObject({ reason: 'not-in-lesson' });
});

test.each(BIDS)('at %s, %d of the offer will do', async (says, part) => {
  const lesson = pupil();
  await lesson.playTo(says);
  const { ask } = lesson.view;
  expect(await lesson.do(`bid ${ask?.ask === 'bid' ? Math.round(ask.offer * part) : 0}`)).toBeUndefined();
  // What is sure, and what it listens to, depends on what was asked for before.
  for (
    let next = (await lesson.step())?.says;
    next === 'again' || next === 'last';
    next = (await lesson.step())?.says
  ) {
    const { listens, sure } = lesson.match.amounts;
    expect(await lesson.do(`bid ${next === 'again' ? listens : sure}`)).toBeUndefined();
  }
  expect((await lesson.playTo()).at(-1)?.says).toBe('deposit');
});
