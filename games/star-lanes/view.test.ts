// Views: what everybody may know, and what stays in a player's own books.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { Viewer } from '../../core/contract.ts';
import { fingerprint } from '../../core/laws.ts';
import { anyAction } from './any-action.ts';
import { CONFIGS } from './editions.ts';
import { configOf } from './fixtures/trials.ts';
import { play, starLanes } from './index.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';
import { isVisible, viewOf } from './view.ts';

/** Every position of a random match on the way to its end, with what led to it. */
function* walk(notation: string, players: number, seed: number): Generator<{ state: Position; events: Event[] }> {
  const { state, events } = starLanes.start(configOf(notation), players, new Mulberry32(seed));
  const chooser = new Mulberry32(seed + 1);
  yield { state, events: [...events] };
  while (state.phase !== 'over') {
    const told: Event[] = [];
    play(state, anyAction(viewOf(state, state.mover), chooser), (event) => told.push(event));
    yield { state, events: told };
  }
}

/** The same position with other figures in one seat's books. */
function withOtherBooks(state: Position, seat: number): Position {
  const other = state.copy();
  other.cash[seat]! += 12_345;
  for (let company = 0; company < state.config.companies; company++) {
    if (state.size[company]! > 0) other.held[seat * state.config.companies + company]! += 17;
  }
  return other;
}

describe('private books', () => {
  test("nobody's view tells anything of another's cash and shares until the match is over", () => {
    for (const { state } of walk('faber1977', 3, 21)) {
      for (const seat of [0, 1, 2]) {
        const other = withOtherBooks(state, seat);
        const viewers: Viewer[] = [0, 1, 2, 'watcher'];
        for (const viewer of viewers.filter((as) => as !== seat)) {
          const same = fingerprint(viewOf(state, viewer)) === fingerprint(viewOf(other, viewer));
          expect(same).toBe(state.phase !== 'over');
        }
        expect(fingerprint(viewOf(state, seat))).not.toBe(fingerprint(viewOf(other, seat)));
      }
    }
  });

  test('only the owner hears of dividends and orders, until the last', () => {
    let kept = 0;
    for (const { state, events } of walk('faber1977', 2, 5)) {
      for (const event of events) {
        const owner = event.type === 'dividend' ? event.to : event.type === 'traded' ? event.by : undefined;
        const heard = ([0, 1, 'watcher'] as const).map((as) => isVisible(state, event, as));
        const open = owner === undefined || state.phase === 'over';
        expect(heard).toEqual([open || owner === 0, open || owner === 1, open]);
        if (!open) kept++;
      }
    }
    expect(kept).toBeGreaterThan(90);
  });

  test('the question to trade is heard by the mover alone, the offer by all', () => {
    for (const { state } of walk('singer1984', 2, 8)) {
      const asks = ([0, 1, 'watcher'] as const).map((as) => viewOf(state, as).ask?.ask);
      const heard = ([0, 1, 'watcher'] as const).map((as) => as === state.mover || state.phase === 'place');
      const asked = state.phase === 'over' ? undefined : state.phase;
      expect(asks).toEqual(heard.map((hears) => (hears ? asked : undefined)));
    }
  });
});

describe('open books', () => {
  test('everybody sees and hears the same', () => {
    for (const { state, events } of walk('today', 3, 4)) {
      const views = ([0, 1, 2, 'watcher'] as const).map((as) => fingerprint({ ...viewOf(state, as), as: 0 }));
      expect(new Set(views).size).toBe(1);
      for (const event of events) expect(isVisible(state, event, 'watcher')).toBe(true);
    }
  });
});

describe('any view', () => {
  test.each(Object.entries(CONFIGS))('of %s holds the figures of the position', (edition, { maxPlayers }) => {
    const players = Math.min(3, maxPlayers);
    for (const { state } of walk(edition, players, 77)) {
      const view = viewOf(state, state.mover);
      expect([view.as, view.players, view.mover, view.phase]).toEqual([state.mover, players, state.mover, state.phase]);
      expect([view.moves, view.movesInAll]).toEqual([state.moves, state.movesInAll]);
      expect(view.companies.map(({ size, price }) => [size, price])).toEqual(
        Array.from(state.size, (size, company) => [size, state.price[company]]),
      );
      expect(view.map).toHaveLength(state.config.rows);
      expect(view.books[state.mover]?.cash).toBe(state.cash[state.mover]);
      expect(view.standings === undefined).toBe(state.phase !== 'over');
      expect(Object.hasOwn(view, 'chance')).toBe(false);
    }
  });
});
