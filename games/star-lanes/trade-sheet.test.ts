// Nobody gets richer by trading: in today, quick and grand no sheet adds to what a player is worth.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { anyAction } from './any-action.ts';
import { configOf } from './fixtures/trials.ts';
import { starLanes } from './index.ts';
import type { Position } from './position.ts';
import type { Order } from './types.ts';
import { worthOf } from './worth.ts';

/** A position in which somebody is asked to trade, some way into a random match; undefined when there is none. */
function trading(edition: string, players: number, seed: number, actions: number): Position | undefined {
  let { state } = starLanes.start(configOf(edition), players, new Mulberry32(seed));
  const chooser = new Mulberry32(seed + 1);
  for (let i = 0; state.phase !== 'over' && (i < actions || state.phase !== 'trade'); i++) {
    const step = starLanes.apply(state, state.mover, anyAction(starLanes.view(state, state.mover), chooser));
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    ({ state } = step);
  }
  return state.phase === 'trade' ? state : undefined;
}

const letters = fc.constantFrom(...'ABCDEFGH');
const shares = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.integer(), fc.double());
const sheets = fc.array(fc.record({ company: letters, shares }), { maxLength: 8 });

describe.each(['today', 'quick', 'grand'])('%s', (edition) => {
  test('no sheet, however it is filled in, makes its player richer', () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat({ max: 60 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(sheets),
        (seed, actions, players, all) => {
          const state = trading(edition, players, seed, actions);
          fc.pre(state !== undefined);
          for (const orders of [...all, ...boldSheets(state)]) accepted += tryOn(state, orders);
        },
      ),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(1000);
  });

  test('a sheet names a company once: there is no going back and forth', () => {
    const state = trading(edition, 2, 7, 20)!;
    const company = starLanes.view(state, state.mover).companies.find(({ size }) => size > 0)?.company ?? 'A';
    const orders = [1, -1].map((count): Order => ({ company, shares: count }));
    expect(starLanes.apply(state, state.mover, { type: 'trade', orders }).ok).toBe(false);
  });
});

/** Sheets that sell all of one company and buy all that this pays of another. */
function boldSheets(state: Position): Order[][] {
  const { ask } = starLanes.view(state, state.mover);
  const companies = ask?.ask === 'trade' ? ask.companies : [];
  const cash = state.cash[state.mover]!;
  return companies.flatMap((sold) =>
    companies
      .filter((bought) => bought !== sold && bought.price > 0)
      .map((bought): Order[] => [
        { company: sold.company, shares: sold.least },
        { company: bought.company, shares: Math.floor((cash - sold.least * sold.price) / bought.price) },
      ]),
  );
}

/** 1 when a sheet was accepted: then its player is worth exactly what he was worth before. */
function tryOn(state: Position, orders: readonly Order[]): number {
  const before = worthOf(state, state.mover);
  const step = starLanes.apply(state, state.mover, { type: 'trade', orders });
  if (!step.ok) return 0;
  expect(worthOf(step.state, state.mover)).toBe(before);
  expect(step.state.cash[state.mover]).toBeGreaterThanOrEqual(0);
  expect(step.state.held.every((own) => own >= 0)).toBe(true);
  return 1;
}
