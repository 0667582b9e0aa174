/** How a rival may think about trading. Nobody can look into a head, so several ways are kept in mind at once. */
import type { Chance } from '../../core/chance.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { Position } from '../../games/star-lanes/position.ts';
import type { Valuer } from './arms.ts';
import { Greed } from './greed.ts';
import { plansFor, trade } from '../../insight/star-lanes/plans.ts';
import type { Plan } from '../../insight/star-lanes/plans.ts';

/** A way of thinking: what the player to move, who has placed, trades. */
export interface Mind {
  /** Reads the map after a space was placed; it serves all books that are tried on it. */
  readMap(position: Position): void;
  planFor(position: Position, chance: Chance): Plan;
}

/** Always where the map promises most for the price. */
export function greedyMind(like: Position): Mind {
  const greed = new Greed(like);
  return {
    readMap: () => {},
    planFor: (position) => ({ into: greed.bestCompany(position), selling: position.config.selling !== 'none' }),
  };
}

/** How often somebody does what no weighing explains. */
const WHIM = 0.05;

/**
 * Mostly the plan a valuer likes best; one that is worth less by `slight` of a position is chosen about a third as
 * often.
 */
export function weighingMind(valuer: Valuer, like: Position, slight: (position: Position) => number): Mind {
  const traded = new Position(like.config, like.players, new Mulberry32(1));
  const valueOf = (position: Position, plan: Plan): number => {
    traded.copyFrom(position);
    trade(traded, plan);
    return valuer.value(traded, position.mover, (position.mover + 1) % position.players, position.moves + 1);
  };
  return {
    readMap: (position) => valuer.readMap(position),
    planFor(position, chance) {
      const plans = plansFor(position);
      if (chance.draw() < WHIM) return plans[Math.floor(chance.draw() * plans.length)]!;
      const odds = oddsOf(
        plans.map((plan) => valueOf(position, plan)),
        slight(position),
      );
      return plans[draw(odds, chance)]!;
    },
  };
}

/** How likely each of several values is to be chosen, when a difference of `slight` makes it a third as likely. */
export function oddsOf(values: readonly number[], slight: number): number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - most) / slight));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function draw(odds: readonly number[], chance: Chance): number {
  let left = chance.draw();
  return Math.max(
    0,
    odds.findIndex((part) => (left -= part) < 0),
  );
}
