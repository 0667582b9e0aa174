/**
 * Looks one move ahead with the judge: every offered space with every trade plan, each judged as it leaves the position. No
 * playouts: the network has learned what they would tell.
 */
import { Mulberry32 } from '../../../core/chance.ts';
import { must } from '../../../core/must.ts';
import { choicesAt } from '../../../games/star-lanes/choices.ts';
import { payDividends } from '../../../games/star-lanes/dividend.ts';
import { ending } from '../../../games/star-lanes/end.ts';
import { place } from '../../../games/star-lanes/place.ts';
import { Position } from '../../../games/star-lanes/position.ts';
import { chanceOf } from '../network.ts';
import { lead, victory, worth } from '../worth.ts';
import { ArmInputs } from './arm-inputs.ts';
import { BoardInputs } from './board-inputs.ts';
import type { JudgeNetwork } from './judge-network.ts';
import { listPlans, writeSheet } from './plan-codes.ts';
import { PlanSheet } from './plan-sheet.ts';

/** Certain victory and certain defeat, as logits. */
const CERTAIN = 12;

/** A space, the company chosen on it (-1 for none), a plan by its code, and the logit of winning by it. */
export interface JudgedArm {
  readonly space: number;
  readonly chosen: number;
  readonly plan: number;
  readonly value: number;
}

export class OneAhead {
  readonly #network: JudgeNetwork;
  readonly #board: BoardInputs;
  readonly #arm = new ArmInputs();
  readonly #sheet: PlanSheet;
  readonly #placed: Position;
  readonly #traded: Position;
  /** The position after placing with the rivals' books as they are on average: what is copied is what is believed. */
  readonly #believed: Position;

  constructor(network: JudgeNetwork, like: Position) {
    this.#network = network;
    this.#board = new BoardInputs(like);
    this.#sheet = new PlanSheet(like.config.companies);
    this.#placed = new Position(like.config, like.players, new Mulberry32(1));
    this.#traded = new Position(like.config, like.players, new Mulberry32(1));
    this.#believed = new Position(like.config, like.players, new Mulberry32(1));
  }

  /** The best arm of the player to move (after placing, the best plan) when several positions are possible: on average. */
  bestOf(positions: readonly Position[]): JudgedArm {
    const sums = new Map<number, { arm: JudgedArm; sum: number; times: number }>();
    const add = (arm: JudgedArm): void => {
      const key = ((arm.space + 1) * 16 + arm.chosen + 1) * 4096 + arm.plan;
      const found = sums.get(key) ?? { arm, sum: 0, times: 0 };
      // Chances are averaged; of a certain victory the logit is worth having, to tell it from the next.
      found.sum += positions.length === 1 ? arm.value : chanceOf(arm.value);
      found.times++;
      sums.set(key, found);
    };
    const believed = meanOf(positions);
    for (const position of positions) this.#judgeAll(position, believed, add);
    let best: JudgedArm | undefined;
    let most = -Infinity;
    for (const { arm, sum, times } of sums.values()) {
      if (sum / times <= most) continue;
      most = sum / times;
      best = arm;
    }
    return must(best, 'an arm');
  }

  #judgeAll(position: Position, believed: Position, tell: (arm: JudgedArm) => void): void {
    if (position.phase === 'trade') {
      this.#placed.copyFrom(position);
      this.#believed.copyFrom(believed);
      return this.#judgePlans(-1, -1, tell);
    }
    for (let i = 0; i < position.offers; i++) {
      const space = position.offered[i]!;
      const choices = choicesAt(position, space);
      for (const chosen of choices.length === 0 ? [-1] : choices) {
        this.#place(this.#placed, position, space, chosen);
        this.#place(this.#believed, believed, space, chosen);
        this.#judgePlans(space, chosen, tell);
      }
    }
  }

  /** The shares the player to move, who has placed, will have by a plan, company by company. */
  sharesAfter(positions: readonly Position[], plan: number): Float64Array {
    writeSheet(meanOf(positions), plan, this.#sheet);
    return this.#sheet.mine;
  }

  #place(scratch: Position, from: Position, space: number, chosen: number): void {
    scratch.copyFrom(from);
    place(scratch, space, chosen);
    payDividends(scratch);
  }

  #judgePlans(space: number, chosen: number, tell: (arm: JudgedArm) => void): void {
    const placed = this.#placed;
    const over = ending(placed, placed.moves + 1) !== undefined;
    if (over && placed.config.endCheck === 'before-trading') {
      return tell({ space, chosen, plan: 0, value: final(placed) });
    }
    this.#board.read(placed);
    this.#arm.begin(this.#board, placed);
    this.#network.readBoard(this.#board.x);
    const ends = over || this.#runsOut(placed);
    for (const plan of listPlans(placed, this.#board.scan.slots)) {
      this.#traded.copyFrom(placed);
      writeSheet(this.#believed, plan, this.#sheet);
      this.#sheet.carryOut(this.#traded);
      tell({ space, chosen, plan, value: ends ? final(this.#traded) : this.#judge() });
    }
  }

  #judge(): number {
    this.#arm.read(this.#board, this.#traded);
    return this.#network.judge(this.#arm.x);
  }

  /** Whether nobody can be offered a space after this move. */
  #runsOut({ config }: Position): boolean {
    const { open } = this.#board.scan;
    return open === 0 || (config.tooFew === 'end' && open < config.candidates);
  }
}

/** The position with the books as they are on average; the own are the same in all. */
function meanOf(positions: readonly Position[]): Position {
  const [first, ...others] = positions;
  const mean = must(first, 'a position').copy();
  if (others.length === 0) return mean;
  for (const [field, fields] of [
    [mean.held, others.map(({ held }) => held)],
    [mean.cash, others.map(({ cash }) => cash)],
  ] as const) {
    for (let i = 0; i < field.length; i++) {
      field[i] = fields.reduce((sum, other) => sum + other[i]!, field[i]!) / positions.length;
    }
  }
  return mean;
}

/** Among victories (or defeats) the larger lead is a little better. */
function final(position: Position): number {
  const ahead = lead(position, position.mover) / Math.max(1, worth(position, position.mover));
  return (2 * victory(position, position.mover) - 1) * CERTAIN + Math.max(-1, Math.min(1, ahead));
}
