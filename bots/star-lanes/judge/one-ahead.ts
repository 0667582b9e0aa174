/**
 * Looks one move ahead with the judge: every offered space with every trade plan, each judged as it leaves the position. No
 * playouts: the network has learned what they would tell.
 */
import { Mulberry32 } from '../../../core/chance.ts';
import { choicesAt } from '../../../games/star-lanes/choices.ts';
import { payDividends } from '../../../games/star-lanes/dividend.ts';
import { ending } from '../../../games/star-lanes/end.ts';
import { place } from '../../../games/star-lanes/place.ts';
import { Position } from '../../../games/star-lanes/position.ts';
import { finishTurn, playSpace } from '../../../games/star-lanes/turn.ts';
import { chanceOf } from '../network.ts';
import { lead, victory, worth } from '../worth.ts';
import { ArmInputs } from './arm-inputs.ts';
import { BoardInputs } from './board-inputs.ts';
import type { JudgeNetwork } from './judge-network.ts';
import { listPlans, shortList, writeSheet } from './plan-codes.ts';
import type { PlanList } from './plan-codes.ts';
import { PlanSheet } from './plan-sheet.ts';

/** Certain victory and certain defeat, as logits. */
const CERTAIN = 12;

/** A space, the company chosen on it (-1 for none) and a plan by its code. */
export interface JudgeArm {
  readonly space: number;
  readonly chosen: number;
  readonly plan: number;
}

/** An arm with the logit of winning by it. */
export interface JudgedArm extends JudgeArm {
  readonly value: number;
}

type Tell = (space: number, chosen: number, plan: number, value: number) => void;

export class OneAhead {
  readonly #network: JudgeNetwork;
  readonly #isKnown: boolean;
  readonly #board: BoardInputs;
  readonly #arm = new ArmInputs();
  readonly #sheet: PlanSheet;
  readonly #placed: Position;
  readonly #traded: Position;

  /** `isKnown` says whether the books are known: then a match that ends is decided, else it is judged like others. */
  constructor(network: JudgeNetwork, like: Position, isKnown = true) {
    this.#network = network;
    this.#isKnown = isKnown;
    this.#board = new BoardInputs(like);
    this.#sheet = new PlanSheet(like.config.companies);
    this.#placed = new Position(like.config, like.players, new Mulberry32(1));
    this.#traded = new Position(like.config, like.players, new Mulberry32(1));
  }

  /** All arms of the player to move (after placing, all plans), best first. */
  armsOf(position: Position): JudgedArm[] {
    const arms: JudgedArm[] = [];
    this.#judgeAll(position, listPlans, (space, chosen, plan, value) => arms.push({ space, chosen, plan, value }));
    return arms.sort((one, other) => other.value - one.value);
  }

  /** Plays a good turn in place, by the short list of plans; returns the chance of winning it was played for. */
  playTurn(position: Position): number {
    const { space, chosen, plan, value } = this.#bestOf(position);
    if (position.phase === 'place') playSpace(position, space, chosen);
    if (position.phase === 'trade') {
      writeSheet(position, plan, this.#sheet);
      this.#sheet.carryOut(position);
      finishTurn(position);
    }
    return chanceOf(value);
  }

  /** The chance of winning by the best arm of the player to move, by the short list of plans. */
  chanceOfBest(position: Position): number {
    return chanceOf(this.#bestOf(position).value);
  }

  #bestOf(position: Position): JudgedArm {
    let best = { space: -1, chosen: -1, plan: 0, value: -Infinity };
    this.#judgeAll(position, shortList, (space, chosen, plan, value) => {
      if (value > best.value) best = { space, chosen, plan, value };
    });
    return best;
  }

  #judgeAll(position: Position, plans: PlanList, tell: Tell): void {
    if (position.phase === 'trade') {
      this.#placed.copyFrom(position);
      return this.#judgePlans(-1, -1, plans, tell);
    }
    for (let i = 0; i < position.offers; i++) {
      const space = position.offered[i]!;
      const choices = choicesAt(position, space);
      for (const chosen of choices.length === 0 ? NOT_CHOSEN : choices) {
        this.#place(position, space, chosen);
        this.#judgePlans(space, chosen, plans, tell);
      }
    }
  }

  /** The shares the player to move will have by an arm, company by company. */
  sharesAfter(position: Position, { space, chosen, plan }: JudgeArm): Float64Array {
    if (space < 0) this.#placed.copyFrom(position);
    else this.#place(position, space, chosen);
    writeSheet(this.#placed, plan, this.#sheet);
    return this.#sheet.mine.slice();
  }

  #place(from: Position, space: number, chosen: number): void {
    this.#placed.copyFrom(from);
    place(this.#placed, space, chosen);
    payDividends(this.#placed);
  }

  #judgePlans(space: number, chosen: number, plans: PlanList, tell: Tell): void {
    const placed = this.#placed;
    const over = ending(placed, placed.moves + 1) !== undefined;
    if (over && placed.config.endCheck === 'before-trading') return tell(space, chosen, 0, final(placed));
    this.#board.read(placed);
    const ends = this.#isKnown && (over || this.#runsOut(placed));
    if (!ends) {
      this.#arm.begin(this.#board, placed);
      this.#network.readBoard(this.#board.x);
    }
    const traded = this.#traded;
    traded.copyFrom(placed);
    for (const plan of plans(placed, this.#board.scan.slots)) {
      copyNumbers(traded.cash, placed.cash);
      copyNumbers(traded.held, placed.held);
      writeSheet(placed, plan, this.#sheet);
      this.#sheet.carryOut(traded);
      tell(space, chosen, plan, ends ? final(traded) : this.#judge());
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

const NOT_CHOSEN = [-1];

function copyNumbers(to: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i]!;
}

/** Among victories (or defeats) the larger lead is a little better. */
function final(position: Position): number {
  const ahead = lead(position, position.mover) / Math.max(1, worth(position, position.mover));
  return (2 * victory(position, position.mover) - 1) * CERTAIN + Math.max(-1, Math.min(1, ahead));
}
