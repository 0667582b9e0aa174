/** The first match of Star Lanes: everything it says is true when it says it. */
import { expect, test } from 'vitest';
import { must } from '../core/must.ts';
import type { Event, View } from '../games/star-lanes/index.ts';
import { starLanesKit } from '../games/star-lanes/kit.ts';
import { Pupil } from './fixtures/pupil.ts';
import { PLAYER } from './lesson.ts';
import { OFFERS, starLanesLesson } from './star-lanes.ts';

const pupil = () => new Pupil(starLanesKit, starLanesLesson);

/** What the player did, and what it came to. */
function own(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => {
    const isOwn = ('by' in event && event.by === PLAYER) || (event.type === 'dividend' && event.to === PLAYER);
    return isOwn || event.type === 'ended' ? [event.type] : [];
  });
}

const books = ({ books: [mine] }: View) => must(mine, 'open books');

test('founds, grows, is paid, merges, splits and wins in eight moves', async () => {
  const done = await pupil().playTo();
  expect(done.map(({ says, events }) => [says, ...own(events)].join(' '))).toEqual([
    'found founded dividend',
    'gift traded',
    'grow grown dividend',
    'dividend',
    'other traded',
    'outpost outpost dividend',
    'keep traded',
    'reach grown dividend',
    'exchange',
    'stake traded',
    'merge merged joined dividend',
    'merged',
    'dearer traded',
    'split grown dividend',
    'doubled',
    'more traded',
    'choose grown dividend',
    'invest traded',
    'last grown dividend',
    'finish traded ended',
  ]);
});

test('the galaxy offers what was planned', async () => {
  const lesson = pupil();
  await lesson.playTo();
  const offered = lesson.events.flatMap((event) => (event.type === 'offered' ? [event.spaces.join(' ')] : []));
  expect(offered).toEqual(OFFERS);
});

test('every step is true when it is said', async () => {
  const lesson = pupil();
  const steps = new Map((await lesson.playTo()).map((step) => [step.says, step]));
  const at = (says: string) => must(steps.get(says), says);
  const prices = ({ companies }: View) => companies.map(({ price }) => price);
  expect(books(at('gift').before).shares[0]).toBe(5);
  expect(at('grow').before.companies[1]?.size).toBe(1);
  expect(at('dividend').amounts['dividend']).toBeGreaterThan(0);
  expect(books(at('keep').before).cash).toBeLessThan(Math.min(...prices(at('keep').before).slice(0, 2)));
  const [altair, betelgeuse] = at('reach').after.companies;
  expect(altair?.size).toBeGreaterThan(betelgeuse?.size ?? 0);
  expect(at('exchange').amounts['behind']).toBeGreaterThan(0);
  const merged = at('merge').events.find((event) => event.type === 'merged');
  expect(merged).toMatchObject({ from: 'B', into: 'A' });
  expect(merged?.type === 'merged' && merged.exchanges[PLAYER]).toMatchObject({ old: 2, gained: 1 });
  const { bonus, ties, growth, starBonus } = at('merge').before.config;
  expect({ bonus, ties, growth, starBonus }).toEqual({ bonus: 10, ties: 'price', growth: 100, starBonus: 500 });
  const price = must(at('merge').before.companies[1], 'Betelgeuse').price;
  const paid = merged?.type === 'merged' ? merged.exchanges.map((one) => one.bonus) : [];
  // Each part of it is rounded to whole dollars.
  expect(Math.abs(paid.reduce((sum, one) => sum + one, 0) - 10 * price)).toBeLessThanOrEqual(1);
  expect(at('merged').amounts['bonus']).toBeGreaterThan(0);
  expect(at('split').events).toContainEqual(expect.objectContaining({ type: 'split', company: 'A' }));
  expect(books(at('split').after).shares[0]).toBe(2 * must(books(at('split').before).shares[0], 'shares'));
  expect(at('last').amounts['behind']).toBeGreaterThan(0);
  const { ahead = 0 } = lesson.match.amounts;
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(books(lesson.view).net / 8);
});

test.each(['1L', '5E', '2F', '3L', '1G'])('the free move may be %s, and the match is won', async (space) => {
  const lesson = pupil();
  await lesson.playTo('choose');
  expect(await lesson.do(space)).toBeUndefined();
  await lesson.playTo();
  expect(lesson.view.phase).toBe('over');
  expect(lesson.match.amounts['ahead']).toBeGreaterThan(0);
});
