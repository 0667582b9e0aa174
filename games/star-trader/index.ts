/**
 * Star Trader as a `Game`: the door through which tables, screens and bots play it. Search calls
 * the functions of `turn.ts` on scratch positions instead; the rules behind both are the same.
 */
import type { Chance } from '../../core/chance.ts';
import type { Game, Refused, Seat, Step, Agreement } from '../../core/contract.ts';
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
import { begin, bid, breakOff, enterBank, go, leaveBank, passTrade, putIn, reportNow, takeOut, trade } from './turn.ts';
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

function start(config: Config, players: number, chance: Chance): Step<StarTraderTypes> {
  if (!Number.isInteger(players) || players < config.minPlayers || players > config.maxPlayers) {
    throw new Error(`${config.edition} is for ${config.minPlayers} to ${config.maxPlayers} captains, not ${players}`);
  }
  const state = new Position(config, players, chance.copy());
  const events: Event[] = [];
  begin(state, (event) => events.push(event));
  return { ok: true, state, events };
}

function apply(state: Position, by: Seat, action: Action): Step<StarTraderTypes> | Refused<StarTraderTypes> {
  const refusal = refuse(state, by, action);
  if (refusal !== undefined) return { ok: false, refusal };
  const next = state.copy();
  const events: Event[] = [];
  play(next, action, (event) => events.push(event));
  return { ok: true, state: next, events };
}

function agreed(state: Position, wish: Agreement): Step<StarTraderTypes> | undefined {
  if (!mayAgree(state, wish)) return undefined;
  const next = state.copy();
  const events: Event[] = [];
  agree(next, wish, (event) => events.push(event));
  return { ok: true, state: next, events };
}

/** Plays an action that was not refused, in place. */
export function play(position: Position, action: Action, tell?: (event: Event) => void): void {
  switch (action.type) {
    case 'sell':
    case 'buy': {
      const units = action.units ?? fits(position);
      return units === 0 ? passTrade(position) : trade(position, units, tell);
    }
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
  engine: 1,
  editions: CONFIGS,
  seats: (config) => ({ min: config.minPlayers, max: config.maxPlayers }),
  parseConfig: (notation) => starTraderOptions.parse(notation),
  formatConfig: (config) => starTraderOptions.format(config),
  explainContradiction,
  start,
  apply,
  agree: agreed,
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
