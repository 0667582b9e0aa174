// Positions: copies go on in the same way and do not touch each other.
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { forgottenFields } from '../../core/fixtures/copied-fields.ts';
import { fingerprint } from '../../core/laws.ts';
import { anyAction } from './any-action.ts';
import { drawMap } from './draw-map.ts';
import { configOf } from './fixtures/trials.ts';
import { play, starLanes } from './index.ts';
import { Position, companyOf, letterOf, sharesIssued } from './position.ts';
import { positionFrom } from './setup.ts';

/** A match some way in, but not over. */
function middle(notation: string, seed: number): Position {
  const config = configOf(notation);
  let { state } = starLanes.start(config, Math.min(3, config.maxPlayers), new Mulberry32(seed));
  const chooser = new Mulberry32(seed + 1);
  for (let i = 0; i < 30; i++) {
    const step = starLanes.apply(state, state.mover, anyAction(starLanes.view(state, state.mover), chooser));
    if (!step.ok || step.state.phase === 'over') break;
    ({ state } = step);
  }
  return state;
}

test('a copy is the same and goes on in the same way', () => {
  for (const edition of Object.keys(starLanes.editions)) {
    const state = middle(edition, 7);
    const twin = state.copy();
    expect(fingerprint(twin)).toBe(fingerprint(state));
    const action = anyAction(starLanes.view(state, state.mover), new Mulberry32(1));
    play(twin, action);
    const step = starLanes.apply(state, state.mover, action);
    expect(step.ok && fingerprint(step.state)).toBe(fingerprint(twin));
    expect(fingerprint(twin)).not.toBe(fingerprint(state));
  }
});

test('a position that becomes another keeps its own chance and nothing else', () => {
  const state = middle('today', 3);
  const scratch = new Position(state.config, 3, new Mulberry32(99));
  scratch.copyFrom(state);
  expect(scratch.chance.format()).toBe('mulberry32 99');
  scratch.chance = state.chance;
  expect(fingerprint(scratch)).toBe(fingerprint(state));
});

test('nothing of a position is forgotten in a copy', () => {
  const make = (): Position => new Position(configOf('today'), 3, new Mulberry32(1));
  expect(forgottenFields(make, ['config', 'players', 'width', 'single', 'chance'])).toEqual([]);
});

test('playing without anybody to tell gives the same position', () => {
  const [told, untold] = [middle('beej', 5), middle('beej', 5)];
  const chooser = new Mulberry32(8);
  for (let i = 0; i < 40 && told.phase !== 'over'; i++) {
    const action = anyAction(starLanes.view(told, told.mover), chooser);
    play(told, action, () => undefined);
    play(untold, action);
    expect(fingerprint(untold)).toBe(fingerprint(told));
  }
});

test('letters and companies', () => {
  expect([0, 4, 11].map(letterOf)).toEqual(['A', 'E', 'L']);
  expect(['A', 'E', 'L'].map(companyOf)).toEqual([0, 4, 11]);
  expect(['', 'AB', '?'].map(companyOf)).toEqual([-1, -1, -2]);
});

test('a drawn position has the map, books and mover it was drawn with', () => {
  const map = ['A.*..', '.....', '..+..', '...@.', 'B....'];
  const config = configOf('today+rows=5+columns=5');
  const shares = [
    [5, 1],
    [2, 0],
  ];
  const position = positionFrom(
    config,
    { map, sizes: [1, 1], prices: [600, 200], cash: [10, 20], shares, mover: 1, moves: 4 },
    new Mulberry32(1),
  );
  expect(drawMap(position)).toEqual(map);
  expect([position.active, position.empty, position.mover, position.moves]).toEqual([2, 20, 1, 4]);
  expect([sharesIssued(position, 0), sharesIssued(position, 1), sharesIssued(position, 2)]).toEqual([7, 1, 0]);
  expect([...position.price]).toEqual([600, 200, 100, 100, 100]);
});
