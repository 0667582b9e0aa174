/**
 * Star Trader as a `Game`: the door through which tables, screens and bots play it. Search calls
 * the functions of `turn.ts` on scratch positions instead; the rules behind both are the same.
 */
import type { Game } from '../../core/contract.ts';
import { playInPlace } from '../../core/play-in-place.ts';
import { parseAction, formatAction } from './action-notation.ts';
import { agree, mayAgree } from './agree.ts';
import { fits } from './ask.ts';
import type { Config } from './config.ts';
import type { StarTraderContradiction } from './contradictions.ts';
import { CONFIGS } from './editions.ts';
import { starTraderOptions } from './options.ts';
import { Position, ownerOf, starNumber } from './position.ts';
import { refuse } from './refuse.ts';
import { describeEvent, explainContradiction, explainRefusal } from './text.ts';
import {
  begin,
  bid,
  breakOff,
  enterBank,
  go,
  leaveBank,
  passTrade,
  putIn,
  reportNow,
  sendFactor,
  takeOut,
  trade,
} from './turn.ts';
import type { Action, Event, Refusal, View } from './types.ts';
import { isVisible, reveals, viewOf } from './view.ts';
import { standings } from './worth.ts';

export type { Config } from './config.ts';
export type { Action, Event, Refusal, View } from './types.ts';

/** The bundle that makes Star Trader a `Game`. */
export interface StarTraderTypes {
  readonly Config: Config;
  readonly Contradiction: StarTraderContradiction;
  readonly State: Position;
  readonly Action: Action;
  readonly Event: Event;
  readonly View: View;
  readonly Refusal: Refusal;
}

/** Plays an action that was not refused, in place. */
export function play(position: Position, action: Action, tell?: (event: Event) => void): void {
  switch (action.type) {
    case 'sell':
    case 'buy':
      return open(position, action.units, tell);
    case 'factor':
      if (position.phase !== 'bid') open(position, action.units, tell);
      return position.phase === 'bid' ? sendFactor(position, tell) : undefined;
    case 'bid':
      return bid(position, action.total, tell);
    case 'bank':
      return enterBank(position, tell);
    case 'withdraw':
      return takeOut(position, action.amount, tell);
    case 'deposit':
      return putIn(position, action.amount, tell);
    case 'go':
      return go(position, starNumber(position, action.star), tell);
    case 'report':
      return reportNow(position, tell);
    case 'pass':
      return pass(position, tell);
  }
}

/** Opens the bargain over some units, or as many as fit; over none, passes. */
function open(position: Position, named: number | undefined, tell?: (event: Event) => void): void {
  const units = named ?? fits(position);
  return units === 0 ? passTrade(position) : trade(position, units, tell);
}

/** Nothing of what is asked. */
function pass(position: Position, tell?: (event: Event) => void): void {
  switch (position.phase) {
    case 'sell':
    case 'buy':
      return passTrade(position);
    case 'bid':
      return breakOff(position, 'captain', tell);
    case 'bank':
      return leaveBank(position, tell);
    case 'withdraw':
      return takeOut(position, 0, tell);
    case 'deposit':
      return putIn(position, 0, tell);
    case 'destination':
    case 'over':
  }
}

/** The game of star trader, in all its editions. */
export const starTrader: Game<StarTraderTypes> = {
  id: 'star-trader',
  engine: 3,
  oldestEngine: 1,
  editions: CONFIGS,
  parseConfig: (notation, engine) => starTraderOptions.parse(notation, engine),
  formatConfig: (config) => starTraderOptions.format(config),
  explainContradiction,
  ...playInPlace<StarTraderTypes>({
    seats: ({ minPlayers, maxPlayers }) => ({ min: minPlayers, max: maxPlayers }),
    open: (config, players, chance) => new Position(config, players, chance),
    begin,
    refuse,
    play,
    mayAgree,
    agree,
  }),
  toAct: (state) => (state.phase === 'over' ? undefined : ownerOf(state, state.ship)),
  view: viewOf,
  // All books are open.
  canonicalViewer: () => 'watcher',
  isVisible,
  reveals,
  result: (state) => (state.phase === 'over' ? standings(state).map(({ total }) => total) : undefined),
  parseAction,
  formatAction,
  describeEvent,
  explainRefusal,
};
