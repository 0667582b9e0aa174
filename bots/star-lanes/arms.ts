/** Every offered space with every trade plan, valued as the position looks when the turn is over. */
import { Mulberry32 } from '../../core/chance.ts';
import { choicesAt } from '../../games/star-lanes/choices.ts';
import { letterOf, Position } from '../../games/star-lanes/position.ts';
import { spaceName } from '../../games/star-lanes/spaces.ts';
import { playSpace } from '../../games/star-lanes/turn.ts';
import type { Action } from '../../games/star-lanes/types.ts';
import { chanceOf } from './network.ts';
import { KEEP, carryOut, plansFor, trade } from '../../insight/star-lanes/plans.ts';
import type { TradePlan } from '../../insight/star-lanes/plans.ts';

/** A space, the company chosen on it (-1 for none) and what to trade afterwards. */
export interface Arm {
  readonly space: number;
  readonly chosen: number;
  readonly plan: TradePlan;
  /** How good it looks, on whatever scale the valuer has. */
  readonly value: number;
}

/** Looks at positions from one seat. */
export interface Valuer {
  /** Reads the map after a space was placed; it serves all plans that follow. */
  readMap(position: Position): void;
  /** The value of a position whose turn is over: `moves` are done and it is the turn of `next`. */
  value(position: Position, seat: number, next: number, moves: number): number;
  /** The value of a match that is over. */
  final(position: Position, seat: number): number;
}

export class Arms {
  readonly #valuer: Valuer;
  readonly #placed: Position;
  readonly #traded: Position;
  readonly #plansFor: (position: Position) => readonly TradePlan[];

  /** `plans` finds the trade plans of a position; the usual ones unless said otherwise. */
  constructor(valuer: Valuer, like: Position, plans = plansFor) {
    this.#valuer = valuer;
    this.#plansFor = plans;
    // Their own chance: looking ahead must not use up the match's draws.
    this.#placed = new Position(like.config, like.players, new Mulberry32(1));
    this.#traded = new Position(like.config, like.players, new Mulberry32(1));
  }

  /**
   * All arms of the player to move, best first; after placing, those that go on from there. When
   * time is up only those that were valued so far, which are never none.
   */
  of(position: Position, timeIsUp: () => boolean = () => false): Arm[] {
    const arms: Arm[] = [];
    if (position.phase === 'trade') {
      this.#placed.copyFrom(position);
      this.#valuePlans(position.mover, -1, -1, arms);
    } else {
      for (let i = 0; i < position.offers && (i === 0 || !timeIsUp()); i++) {
        this.#ofSpace(position, position.offered[i]!, arms);
      }
    }
    return arms.sort((one, other) => other.value - one.value);
  }

  /** Plays the best arm in place. */
  playTurn(position: Position): void {
    const [best] = this.of(position);
    if (best !== undefined) playArm(position, best);
  }

  /**
   * Plays a good arm in place, for playouts: the space that looks best before trading, then the plan
   * that looks best on it. A third of the work of weighing all pairs, and nearly the same choice.
   */
  playTurnQuickly(position: Position): void {
    if (position.phase === 'place') {
      const { space, chosen } = this.#bestUntraded(position);
      playSpace(position, space, chosen);
    }
    if (position.phase === 'trade') this.playTurn(position);
  }

  #bestUntraded(position: Position): { space: number; chosen: number } {
    let best = { space: position.offered[0]!, chosen: -1 };
    let most = -Infinity;
    for (let i = 0; i < position.offers; i++) {
      const space = position.offered[i]!;
      const [chosen = -1] = choicesAt(position, space);
      this.#placed.copyFrom(position);
      playSpace(this.#placed, space, chosen);
      const value = this.#valueUntraded(position.mover);
      if (value > most) {
        most = value;
        best = { space, chosen };
      }
    }
    return best;
  }

  #valueUntraded(me: number): number {
    const placed = this.#placed;
    if (placed.phase === 'over') return this.#valuer.final(placed, me);
    this.#valuer.readMap(placed);
    if (placed.phase === 'place') return this.#valuer.value(placed, me, placed.mover, placed.moves);
    return this.#valueTurn(placed, me);
  }

  #ofSpace(position: Position, space: number, arms: Arm[]): void {
    const choices = choicesAt(position, space);
    for (const chosen of choices.length === 0 ? [-1] : choices) {
      this.#placed.copyFrom(position);
      playSpace(this.#placed, space, chosen);
      this.#valuePlans(position.mover, space, chosen, arms);
    }
  }

  #valuePlans(me: number, space: number, chosen: number, arms: Arm[]): void {
    const placed = this.#placed;
    if (placed.phase === 'over') {
      arms.push({ space, chosen, plan: KEEP, value: this.#valuer.final(placed, me) });
      return;
    }
    this.#valuer.readMap(placed);
    if (placed.phase === 'place') {
      arms.push({ space, chosen, plan: KEEP, value: this.#valuer.value(placed, me, placed.mover, placed.moves) });
      return;
    }
    for (const plan of this.#plansFor(placed)) {
      this.#traded.copyFrom(placed);
      trade(this.#traded, plan);
      arms.push({ space, chosen, plan, value: this.#valueTurn(this.#traded, me) });
    }
  }

  /** The value of a position in which only the end of the turn is left to do. */
  #valueTurn(position: Position, me: number): number {
    const moves = position.moves + 1;
    if (moves >= position.movesInAll) return this.#valuer.final(position, me);
    return this.#valuer.value(position, me, (me + 1) % position.players, moves);
  }
}

/**
 * The arms when several positions are possible: what they are worth on average, best first; values are logits. When time is
 * up, as valued in the positions so far. In a single position there is nothing to average.
 */
export function averagedArms(arms: Arms, positions: readonly Position[], timeIsUp = (): boolean => false): Arm[] {
  const [first, ...others] = positions.map((position, i) =>
    i === 0 || !timeIsUp() ? arms.of(position, timeIsUp) : [],
  );
  if (first === undefined) throw new Error('no position to find arms in');
  if (others.length === 0) return first;
  const sums = new Map<string, { arm: Arm; chances: number[] }>();
  for (const arm of [first, ...others].flat()) {
    const key = keyOf(arm);
    const sum = sums.get(key) ?? { arm, chances: [] };
    sum.chances.push(chanceOf(arm.value));
    sums.set(key, sum);
  }
  return [...sums.values()].map(averaged).sort((one, other) => other.value - one.value);
}

function averaged({ arm, chances }: { arm: Arm; chances: readonly number[] }): Arm {
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  return { ...arm, value: Math.log(mean / (1 - mean)) };
}

function keyOf({ space, chosen, plan }: Arm): string {
  return `${space} ${chosen} ${plan.into} ${plan.selling} ${plan.clearing}`;
}

/** Plays a space and its plan (or, after placing, the plan alone) in place. */
export function playArm(position: Position, arm: Arm): void {
  if (position.phase === 'place') playSpace(position, arm.space, arm.chosen);
  if (position.phase === 'trade') carryOut(position, arm.plan);
}

/** The action that places an arm's space. */
export function placing({ config }: Position, { space, chosen }: Pick<Arm, 'space' | 'chosen'>): Action {
  const name = spaceName(space, config.columns);
  return chosen < 0 ? { type: 'place', space: name } : { type: 'place', space: name, company: letterOf(chosen) };
}
