/** Opponent models: how a rival whose orders are private may trade. */
import type { Chance } from '../../core/chance.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { Position } from '../../games/star-lanes/position.ts';
import type { Valuer } from './arms.ts';
import { Greed } from './greed.ts';
import { plansFor, trade } from '../../insight/star-lanes/plans.ts';
import type { TradePlan } from '../../insight/star-lanes/plans.ts';

/** How the player to move, who has placed, trades. */
export interface OpponentModel {
  /** Reads the map after a space was placed; it serves all books that are tried on it. */
  readMap(position: Position): void;
  /** Trades in place, without ending the turn. */
  trade(position: Position, chance: Chance): void;
}

/** Always where the map promises most for the price. */
export function greedyOpponent(like: Position): OpponentModel {
  const greed = new Greed(like);
  return {
    readMap: () => {},
    trade: (position) =>
      trade(position, { into: greed.bestCompany(position), selling: position.config.selling !== 'none' }),
  };
}

/** How often a plan is chosen at random. */
const EPSILON = 0.05;

/** Softmax over the values of plans, at a temperature that may depend on the position; any plan with probability epsilon. */
export function softmaxOpponent(
  valuer: Valuer,
  like: Position,
  temperature: (position: Position) => number,
): OpponentModel {
  const traded = new Position(like.config, like.players, new Mulberry32(1));
  const valueOf = (position: Position, plan: TradePlan): number => {
    traded.copyFrom(position);
    trade(traded, plan);
    return valuer.value(traded, position.mover, (position.mover + 1) % position.players, position.moves + 1);
  };
  return {
    readMap: (position) => valuer.readMap(position),
    trade(position, chance) {
      const plans = plansFor(position);
      trade(
        position,
        drawn(plans, (plan) => valueOf(position, plan), temperature(position), chance),
      );
    },
  };
}

/** One of several by how good it is, now and then any of them. */
function drawn<One>(all: readonly One[], valueOf: (one: One) => number, temperature: number, chance: Chance): One {
  if (chance.draw() < EPSILON) return all[Math.floor(chance.draw() * all.length)]!;
  return all[draw(softmax(all.map(valueOf), temperature), chance)]!;
}

/** How likely each of several values is to be chosen: a difference of the temperature makes it a third as likely. */
export function softmax(values: readonly number[], temperature: number): number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - most) / temperature));
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
