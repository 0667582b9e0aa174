import { unwrap } from '../../core/result.ts';
import { expect, test } from 'vitest';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event, StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Bot } from '../bot.ts';
import { playBots } from '../fixtures/play-bots.ts';
import { BeliefState, GREEDY, PROSPECTIVE, valuing } from './belief-state.ts';
import { Judge } from './judge.ts';
import { Network } from './network.ts';
import { positionFor } from '../../insight/star-lanes/known-position.ts';
import { EventCache } from '../../insight/event-cache.ts';
import { searcher } from './searcher.ts';
import { reallocator, strategist } from './simple-bots.ts';
import { loadWeights } from './weights.ts';
import { worth } from './worth.ts';

const weights = await loadWeights();
const network = new Network(weights?.selling ?? []);
const suspicions = [GREEDY, PROSPECTIVE, valuing((like) => new Judge(network, like))];
const reading = unwrap(starLanes.parseConfig('faber1977+selling=owned'));
const config = reading;

const LONG = process.env['LONG'] === '1';

/** What seat 0 is asked in a match, with the truth beside it. */
interface AskedInTruth {
  readonly view: View;
  readonly heard: readonly Event[];
  readonly truth: Position;
}

function askedIn(seed: number, seats: readonly Bot<StarLanesTypes>[]): AskedInTruth[] {
  const { asked } = playBots({ game: starLanes, config, seats, seed, budget: { playouts: 60 } });
  return asked
    .filter(({ seat, state }) => seat === 0 && state.phase === 'place')
    .map(({ question, state }) => ({ ...question(), truth: state }));
}

function sampleOf({ view, heard }: AskedInTruth, cache = new EventCache()): Position[] {
  const belief = cache.read(
    BeliefState,
    { config: view.config, parts: [view.mover] },
    heard,
    () => new BeliefState(view, suspicions),
  );
  return belief?.sample(positionFor(view, heard), 16) ?? [];
}

/** How much of a seat's worth lies elsewhere than in truth, from 0 to 1, on average over a sample. */
function misplaced(sample: readonly Position[], truth: Position, seat: number): number {
  const { companies } = truth.config;
  const part = (position: Position, company: number): number =>
    (position.held[seat * companies + company]! * truth.price[company]!) / worth(position, seat);
  let sum = 0;
  for (let company = 0; company < companies; company++) {
    const mean = sample.reduce((total, one) => total + part(one, company), 0) / sample.length;
    sum += Math.abs(mean - part(truth, company));
  }
  return sum / 2;
}

test('the belief state sees through a rival who searches better than the plain guess', () => {
  const errors = { believed: 0, plain: 0 };
  const cache = new EventCache();
  const [first, last] = LONG ? [1, 16] : [5, 6];
  for (let seed = first; seed <= last; seed++) {
    for (const asked of askedIn(seed, [reallocator, searcher])) {
      errors.believed += misplaced(sampleOf(asked, cache), asked.truth, 1);
      errors.plain += misplaced([positionFor(asked.view, asked.heard)], asked.truth, 1);
    }
  }
  expect(errors.believed).toBeLessThan(errors.plain);
});

test('our own books, the map and the prices are the same in every position of a sample', () => {
  const asked = askedIn(3, [strategist, reallocator, strategist]).at(-1)!;
  const { companies } = config;
  for (const one of sampleOf(asked)) {
    expect(one.map).toEqual(asked.truth.map);
    expect(one.price).toEqual(asked.truth.price);
    expect(one.held.slice(0, companies)).toEqual(asked.truth.held.slice(0, companies));
    expect(Math.min(...one.cash, ...one.held)).toBeGreaterThanOrEqual(0);
  }
});

test('what is read on from a cache is what reading from the beginning gives', () => {
  const cache = new EventCache();
  const questions = [4, 5].map((seed) => askedIn(seed, [strategist, reallocator]).filter((_, i) => i % 10 === 9));
  // Two matches in turn, and events that come as copies, as from another thread.
  for (const asked of questions[0]!.flatMap((one, i) => [one, questions[1]![i]!])) {
    const again = sampleOf(asked);
    expect(sampleOf({ ...asked, heard: structuredClone(asked.heard) }, cache)).toEqual(again);
    expect(sampleOf(asked, cache)).toEqual(again);
  }
});

test('when time is up before everything was heard there is no belief state, and the rest is heard the next time', () => {
  const { view, heard } = askedIn(6, [strategist, reallocator]).at(-1)!;
  const cache = new EventCache();
  const begin = (): BeliefState => new BeliefState(view, suspicions);
  const key = { config: view.config, parts: [] };
  let left = 5;
  expect(cache.read(BeliefState, key, heard, begin, () => left-- <= 0)).toBeUndefined();
  const position = positionFor(view, heard);
  const whole = cache.read(BeliefState, key, heard, begin);
  expect(whole?.sample(position, 16)).toEqual(sampleOf({ view, heard, truth: position }));
});
