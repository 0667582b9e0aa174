// Every way a match can end, at the very move.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { configFor } from './fixtures/cases.ts';
import { configOf } from './fixtures/trials.ts';
import { ending, percentFull } from './end.ts';
import { starLanes } from './index.ts';
import { Position } from './position.ts';
import { positionFrom } from './setup.ts';
import { spaceNumber } from './spaces.ts';
import { finishTurn, playSpace } from './turn.ts';
import type { Ending, Event } from './types.ts';

const MAP = ['AAA..', '.....', '..*..', '.....', 'BB..+'];

function drawn(notation: string, moves = 0): Position {
  const setup = { map: MAP, sizes: [3, 2], prices: [500, 400], cash: [6000, 6000, 6000], moves };
  return positionFrom(configFor(notation, MAP), setup, new Mulberry32(3));
}

describe('a match ends', () => {
  const check = (notation: string, moves: number, why: Ending | undefined): void => {
    expect(ending(drawn(notation), moves)).toBe(why);
  };

  test('after a number of moves in all', () => {
    check('faber1977', 47, undefined);
    check('faber1977', 48, 'moves');
    check('faber1977+moves=1', 1, 'moves');
  });

  test('after a number of rounds: moves for each of three players', () => {
    check('today+moves=0+rounds=8', 23, undefined);
    check('today+moves=0+rounds=8', 24, 'rounds');
  });

  test('when so much of the galaxy is no longer empty, stars included', () => {
    // 3 + 2 company spaces, a star and an outpost are 7 of 25 spaces, or 28 percent.
    expect(percentFull(drawn('today'))).toBe(28);
    check('today+full=28', 1, 'full');
    check('today+full=29', 1, undefined);
  });

  test('when all companies together reach a size', () => {
    check('today+lanes=5', 1, 'lanes');
    check('today+lanes=6', 1, undefined);
  });

  test('when one company reaches a size', () => {
    check('today+largest=3', 1, 'largest');
    check('today+largest=4', 1, undefined);
  });

  test('whichever comes first', () => {
    check('today+full=28+lanes=5+largest=3', 1, 'full');
    check('today+full=29+lanes=6+largest=3', 1, 'largest');
    check('today+rounds=2+moves=5', 5, 'moves');
    check('today+rounds=2+moves=7', 6, 'rounds');
  });

  test('where nothing else ends it, after four moves for every space', () => {
    check('today+moves=0', 99, undefined);
    check('today+moves=0', 100, 'endless');
    check('today+moves=4160', 100, 'endless');
    check('today+moves=0+rounds=60', 100, 'endless');
    expect(new Position(configOf('beej'), 2, new Mulberry32(1)).movesInAll).toBe(480);
  });
});

/** Plays 3B, an empty space next to the star, and trades nothing; what was told from the move on. */
function playOn(position: Position): string[] {
  const told: Event[] = [];
  const tell = (event: Event): number => told.push(event);
  playSpace(position, spaceNumber('3B', 5, 5) ?? 0, -1, tell);
  if (position.phase === 'trade') finishTurn(position, tell);
  return told.map((event) => (event.type === 'ended' ? `ended: ${event.why}` : event.type));
}

describe('the end takes effect', () => {
  test('when the last player has traded', () => {
    const position = drawn('today+lanes=6');
    expect(playOn(position)).toEqual(['founded', 'dividend', 'ended: lanes']);
    expect([position.phase, position.moves, position.mover]).toEqual(['over', 1, 0]);
  });

  test('end-check=before-trading: at once, after the dividend', () => {
    const position = drawn('today+lanes=6+end-check=before-trading');
    const told: string[] = [];
    playSpace(position, spaceNumber('3B', 5, 5) ?? 0, -1, ({ type }) => told.push(type));
    expect(told).toEqual(['founded', 'dividend', 'ended']);
    expect([position.phase, position.moves, position.cash[0]]).toEqual(['over', 1, 6150]);
  });

  test('the last of 48 moves is traded, and no 49th is offered', () => {
    expect(playOn(drawn('faber1977', 47))).toEqual(['founded', 'dividend', 'ended: moves']);
    expect(playOn(drawn('faber1977', 46))).toEqual(['founded', 'dividend', 'offered']);
  });
});

test('a match of 1977 has exactly 48 moves, shared by two, three or four players', () => {
  for (const players of [1, 2, 3, 4]) {
    let { state } = starLanes.start(configOf('faber1977'), players, new Mulberry32(11));
    const moves = Array.from({ length: players }, () => 0);
    for (let seat = starLanes.toAct(state); seat !== undefined; seat = starLanes.toAct(state)) {
      const { ask } = starLanes.view(state, seat);
      const space = ask?.ask === 'place' ? ask.spaces[0]?.space : undefined;
      if (space !== undefined) moves[seat]!++;
      const company = ask?.ask === 'trade' ? ask.companies[0]?.company : undefined;
      const step = starLanes.apply(state, seat, starLanes.parseAction(space ?? `${company} 0`) ?? { type: 'end' });
      if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
      state = step.state;
    }
    expect(moves).toEqual(Array.from({ length: players }, () => 48 / players));
    expect([state.moves, state.why]).toEqual([48, 'moves']);
  }
});

describe('a match that is called', () => {
  test('ends at once, before the rest of the turn, and says who called it', () => {
    const { state } = starLanes.start(configOf('napoli1979'), 2, new Mulberry32(4));
    const step = starLanes.apply(state, state.mover, { type: 'end' });
    if (!step.ok) throw new Error('END was refused');
    expect(step.events).toEqual([
      {
        type: 'ended',
        why: 'called',
        by: state.mover,
        standings: [
          { stock: 0, cash: 6000, net: 6000 },
          { stock: 0, cash: 6000, net: 6000 },
        ],
      },
    ]);
    expect(starLanes.toAct(step.state)).toBeUndefined();
    expect(starLanes.result(step.state)).toEqual([6000, 6000]);
    expect(step.state.moves).toBe(0);
  });
});

test('every way to end is shown here or with the offer', () => {
  const shown: Record<Ending, string> = {
    moves: 'above',
    rounds: 'above',
    full: 'above',
    lanes: 'above',
    largest: 'above',
    endless: 'above',
    called: 'above',
    agreed: 'agree.test.ts',
    'no-spaces': 'offer.test.ts',
  };
  expect(Object.keys(shown)).toHaveLength(9);
});
