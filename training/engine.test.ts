import { expect, test } from 'vitest';
import { Mulberry32 } from '../core/chance.ts';
import type { Position } from '../games/star-lanes/position.ts';
import { ArmInputs } from '../bots/star-lanes/judge/arm-inputs.ts';
import { BoardInputs } from '../bots/star-lanes/judge/board-inputs.ts';
import { listPlans, writeSheet } from '../bots/star-lanes/judge/plan-codes.ts';
import { PlanSheet } from '../bots/star-lanes/judge/plan-sheet.ts';
import { compiled, hasCompiler, play, replay } from './fixtures/engine.ts';
import type { EngineMove } from './fixtures/engine.ts';
import { anyTable, trainingConfig } from './tables.ts';
import type { TrainingTable } from './tables.ts';

const NAMED = ['faber1977+selling=none', 'faber1977+selling=owned', 'today', 'quick', 'grand', 'osborne'];

/** Matches of options drawn at random; MATCHES=1000 for a thorough look. */
const DRAWN = Number(process.env['MATCHES'] ?? 50);

function tables(drawn: number): TrainingTable[] {
  const chance = new Mulberry32(5);
  return [
    ...NAMED.flatMap((notation) => [2, 3, 4].map((players) => ({ config: trainingConfig(notation), players }))),
    ...Array.from({ length: drawn }, () => anyTable(chance)),
  ];
}

test.runIf(hasCompiler)(
  'the engine that trains plays by the rules and sees what the bots see',
  { timeout: 120_000 },
  () => {
    const all = tables(DRAWN);
    const differences: number[] = [];
    let moves = 0;
    play(compiled('check'), all, 12).forEach((match, i) => {
      moves += replay(all[i]!, match, (position, move) => differences.push(...compare(position, move)));
    });
    expect(moves).toBeGreaterThan(2000);
    expect(differences.length).toBeGreaterThan(50_000);
    // The engine counts in single precision, so that equally good spaces may be sorted otherwise.
    expect(differences.filter((difference) => difference > 0.002).length).toBeLessThan(differences.length / 10_000);
    expect(differences.reduce((most, difference) => Math.max(most, difference))).toBeLessThan(0.3);
  },
);

/** How far the inputs of all plans of a position are from those of the engine; the plans and what they leave must be the same. */
function compare(position: Position, move: EngineMove): number[] {
  const board = new BoardInputs(position);
  const arm = new ArmInputs();
  const sheet = new PlanSheet(position.config.companies);
  const differences: number[] = [];
  board.read(position);
  arm.begin(board, position);
  differences.push(...apart(board.x, move.board!));
  const plans = listPlans(position, board.scan.slots);
  expect(plans).toEqual(move.plans);
  plans.forEach((plan, i) => {
    const after = position.copy();
    writeSheet(position, plan, sheet);
    sheet.carryOut(after);
    const { companies } = position.config;
    const { mover } = position;
    expect(after.held.slice(mover * companies, (mover + 1) * companies)).toEqual(move.arms![i]!.held);
    arm.read(board, after);
    differences.push(...apart(arm.x, move.arms![i]!.x));
  });
  return differences;
}

function apart(mine: Float32Array, theirs: readonly number[]): number[] {
  expect(mine.length).toBe(theirs.length);
  return theirs.map((value, i) => Math.abs(value - mine[i]!));
}
