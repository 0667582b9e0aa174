import { unwrap } from '../../core/result.ts';
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event, StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Bot } from '../bot.ts';
import { Imagination } from './imagination.ts';
import { Judge } from './judge.ts';
import { Network } from './network.ts';
import { positionFor } from '../../insight/star-lanes/known-position.ts';
import { Recollections } from './recollections.ts';
import { searcher } from './searcher.ts';
import { reallocator } from './simple-bots.ts';
import { strategist } from './strategist.ts';
import { loadWeights } from './weights.ts';
import { worth } from './worth.ts';

const weights = await loadWeights();
const network = new Network(weights?.selling ?? []);
const judgeLike = (like: Position): Judge => new Judge(network, like);
const reading = unwrap(starLanes.parseConfig('faber1977+selling=owned'));
const config = reading;

/** What seat 0 is asked in a match, with the truth beside it. */
interface Asked {
  readonly view: View;
  readonly heard: readonly Event[];
  readonly truth: Position;
}

function askedIn(seed: number, seats: readonly Bot<StarLanesTypes>[]): Asked[] {
  let { state, events } = starLanes.start(config, seats.length, new Mulberry32(seed));
  const heard: Event[][] = seats.map(() => []);
  const asked: Asked[] = [];
  for (let seat = starLanes.toAct(state); seat !== undefined; seat = starLanes.toAct(state)) {
    for (const [listener, ears] of heard.entries()) {
      ears.push(...events.filter((event) => starLanes.isVisible(state, event, listener)));
    }
    const view = starLanes.view(state, seat);
    if (seat === 0 && state.phase === 'place') asked.push({ view, heard: [...heard[0]!], truth: state });
    const action = seats[seat]!.answer({ view, heard: heard[seat]! }, { playouts: 60 }, new Mulberry32(1));
    const step = starLanes.apply(state, seat, action);
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    ({ state, events } = step);
  }
  return asked;
}

function worldsOf({ view, heard }: Asked, recollections = new Recollections<Imagination>()): Position[] {
  const imagination = recollections.recall(view, heard, () => new Imagination(view, judgeLike));
  return imagination?.imagine(positionFor(view, heard), 16) ?? [];
}

/** How much of a seat's worth lies elsewhere than in truth, from 0 to 1, on average over the worlds. */
function misplaced(worlds: readonly Position[], truth: Position, seat: number): number {
  const { companies } = truth.config;
  const part = (position: Position, company: number): number =>
    (position.held[seat * companies + company]! * truth.price[company]!) / worth(position, seat);
  let sum = 0;
  for (let company = 0; company < companies; company++) {
    const mean = worlds.reduce((total, world) => total + part(world, company), 0) / worlds.length;
    sum += Math.abs(mean - part(truth, company));
  }
  return sum / 2;
}

test('a rival who searches is seen through better by imagining worlds than by the plain guess', () => {
  const errors = { imagined: 0, plain: 0 };
  const recollections = new Recollections<Imagination>();
  for (let seed = 1; seed <= 4; seed++) {
    for (const asked of askedIn(seed, [reallocator, searcher])) {
      errors.imagined += misplaced(worldsOf(asked, recollections), asked.truth, 1);
      errors.plain += misplaced([positionFor(asked.view, asked.heard)], asked.truth, 1);
    }
  }
  expect(errors.imagined).toBeLessThan(errors.plain);
});

test('our own books, the map and the prices are the same in every world', () => {
  const asked = askedIn(3, [strategist, reallocator, strategist]).at(-1)!;
  const { companies } = config;
  for (const world of worldsOf(asked)) {
    expect(world.map).toEqual(asked.truth.map);
    expect(world.price).toEqual(asked.truth.price);
    expect(world.held.subarray(0, companies)).toEqual(asked.truth.held.subarray(0, companies));
    expect(Math.min(...world.cash, ...world.held)).toBeGreaterThanOrEqual(0);
  }
});

test('whoever remembers a match imagines what somebody does who hears it from the beginning', () => {
  const recollections = new Recollections<Imagination>();
  const questions = [4, 5].map((seed) => askedIn(seed, [strategist, reallocator]).filter((_, i) => i % 6 === 5));
  // Two matches in turn, and events that come as copies, as from another thread.
  for (const asked of questions[0]!.flatMap((one, i) => [one, questions[1]![i]!])) {
    const again = worldsOf(asked);
    expect(worldsOf({ ...asked, heard: structuredClone(asked.heard) }, recollections)).toEqual(again);
    expect(worldsOf(asked, recollections)).toEqual(again);
  }
});

test('when time is up before everything was heard nothing is imagined, and the rest is heard the next time', () => {
  const { view, heard } = askedIn(6, [strategist, reallocator]).at(-1)!;
  const recollections = new Recollections<Imagination>();
  const begin = (): Imagination => new Imagination(view, judgeLike);
  let left = 5;
  expect(recollections.recall(view, heard, begin, () => left-- <= 0)).toBeUndefined();
  const position = positionFor(view, heard);
  const whole = recollections.recall(view, heard, begin);
  expect(whole?.imagine(position, 16)).toEqual(worldsOf({ view, heard, truth: position }));
});
