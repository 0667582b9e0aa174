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
    'high declined',
    'lower dealt',
    'medicine opened',
    'sure dealt',
    'software opened',
    'sure dealt',
    'profit',
    'buy opened',
    'less dealt',
    'pass',
    'pass',
    'home departed landed',
    'deal opened',
    'sure dealt',
    'sold',
    'idle',
    'idle',
    'idle',
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
  const first = at('fly').before;
  expect(first.stars.find(({ star }) => star === 'VEGA')).toMatchObject({ class: 'IV' });
  expect(
    first.stars
      .find(({ star }) => star === 'VEGA')
      ?.prices?.slice(2, 5)
      .every((price) => price < 0),
  ).toBe(true);
  expect(at('twice').before.ask).toMatchObject({ good: 'HE', need: 6 });
  expect(at('medicine').before.ask).toMatchObject({ good: 'MED', need: 4 });
  expect(at('software').before.ask).toMatchObject({ good: 'SOFT', hold: 10 });
  expect(at('lower').amounts['offer']).toBeGreaterThan(must(at('high').amounts['offer'], 'an offer'));
  expect(at('buy').before.ask).toMatchObject({ good: 'UR', forSale: 7, fits: 7 });
  expect(at('deal').before.ask).toMatchObject({ good: 'UR', hold: 7, fits: 7 });
  expect(at('sold').amounts['gain']).toBeGreaterThan(30_000);
  expect(lesson.view.accounts[0]?.balance).toBeGreaterThan(100_000);
});

/** Every bargain of the lesson, with what its words say may be bid. */
const BIDS: readonly (readonly [step: string, part: number])[] = [
  ['high', 1.2],
  ['lower', 1.08],
  ['sure', 1.1],
  ['sure', 1],
  ['less', 0.95],
  ['less', 1],
];

test('every later bid is what the panel shows as sure', async () => {
  const done = await pupil().playTo();
  const bids = done.filter(({ before }) => before.ask?.ask === 'bid').slice(1);
  const totals = bids.flatMap(({ events }) => events.flatMap((event) => (event.type === 'dealt' ? [event.total] : [])));
  expect(bids.map(({ amounts }) => amounts['sure'])).toEqual(totals);
  expect(totals).toHaveLength(5);
});

test('what the star would not take at once is not taken for that step', async () => {
  const lesson = pupil();
  await lesson.playTo('lower');
  expect(await lesson.do('bid 60000')).toMatchObject({ reason: 'not-in-lesson' });
  expect(await lesson.do('bid 52000')).toMatchObject({ reason: 'not-in-lesson' });
});

test.each(BIDS)('at %s, %d of the offer will do', async (says, part) => {
  const lesson = pupil();
  await lesson.playTo(says);
  const { ask } = lesson.view;
  const total = ask?.ask === 'bid' ? Math.round(ask.offer * part) : 0;
  expect(await lesson.do(`bid ${total}`)).toBeUndefined();
  // What is sure then depends on what was asked for before.
  if (says === 'high') expect(await lesson.do(`bid ${lesson.match.amounts['sure']}`)).toBeUndefined();
  expect((await lesson.playTo()).at(-1)?.says).toBe('deposit');
});
