/**
 * A position that was set up rather than played: a drawn map with sizes, prices and books. The
 * rules play on from it; tests and the adviser begin here. It may be one no match could reach.
 */
import type { Chance } from '../../core/chance.ts';
import { overwrite } from '../../core/numbers.ts';
import type { Config } from './config.ts';
import { layMap } from './draw-map.ts';
import { Position } from './position.ts';

/** What can be set; everything left out is as at the start of a match. */
export interface PositionSetup {
  readonly map: readonly string[];
  readonly sizes?: readonly number[];
  readonly prices?: readonly number[];
  readonly cash: readonly number[];
  /** Shares of every seat, by company. */
  readonly shares?: readonly (readonly number[])[];
  readonly mover?: number;
  readonly moves?: number;
}

/** The position of a set-up, before anything is offered. */
export function positionFrom(config: Config, setup: PositionSetup, chance: Chance): Position {
  const position = new Position(config, setup.cash.length, chance);
  layMap(position, setup.map);
  overwrite(position.size, setup.sizes ?? []);
  overwrite(position.price, setup.prices ?? []);
  overwrite(position.cash, setup.cash);
  setup.shares?.forEach((shares, seat) => overwrite(position.held, shares, seat * config.companies));
  position.active = position.size.reduce((active, size) => active + (size > 0 ? 1 : 0), 0);
  position.mover = setup.mover ?? 0;
  position.moves = setup.moves ?? 0;
  return position;
}
