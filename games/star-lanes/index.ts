/**
 * Star Lanes as a `Game`: the door through which tables, screens and bots play it. Search calls
 * the functions of `turn.ts` on scratch positions instead; the rules behind both are the same.
 */
import type { Game } from '../../core/contract.ts';
import { playInPlace } from '../../core/play-in-place.ts';
import { agree, mayAgree } from './agree.ts';
import { parseAction, formatAction } from './action-notation.ts';
import type { Config } from './config.ts';
import type { StarLanesContradiction } from './contradictions.ts';
import { CONFIGS } from './editions.ts';
import { offeredNumber } from './offer.ts';
import { starLanesOptions } from './options.ts';
import { Position, companyOf } from './position.ts';
import { refuse } from './refuse.ts';
import { describeEvent, explainContradiction, explainRefusal } from './text.ts';
import { buy } from './trade.ts';
import { askNext, begin, end, finishTurn, playSpace } from './turn.ts';
import type { Action, Event, Order, Refusal, View } from './types.ts';
import { canonicalViewer, isVisible, reveals, viewOf } from './view.ts';
import { standings } from './worth.ts';

export type { Config } from './config.ts';
export type { Action, Event, Refusal, View } from './types.ts';

/** The bundle that makes Star Lanes a `Game`. */
export interface StarLanesTypes {
  readonly Config: Config;
  readonly Contradiction: StarLanesContradiction;
  readonly State: Position;
  readonly Action: Action;
  readonly Event: Event;
  readonly View: View;
  readonly Refusal: Refusal;
}

/** Plays an action that was not refused, in place. */
export function play(position: Position, action: Action, tell?: (event: Event) => void): void {
  switch (action.type) {
    case 'place': {
      const chosen = action.company === undefined ? -1 : companyOf(action.company);
      return playSpace(position, offeredNumber(position, action.space)!, chosen, tell);
    }
    case 'trade':
      return trade(position, action.orders, tell);
    case 'end':
      return end(position, 'called', tell);
  }
}

function trade(position: Position, orders: readonly Order[], tell?: (event: Event) => void): void {
  for (const { company, shares } of orders) buy(position, companyOf(company), shares);
  if (tell !== undefined) {
    const priced = orders.map(({ company, shares }) => ({
      company,
      shares,
      price: position.price[companyOf(company)]!,
    }));
    tell({ type: 'traded', by: position.mover, orders: priced });
  }
  if (position.config.trading === 'in-order') askNext(position, tell);
  else finishTurn(position, tell);
}

/** The game of star lanes, in all its editions. */
export const starLanes: Game<StarLanesTypes> = {
  id: 'star-lanes',
  engine: 2,
  oldestEngine: 1,
  editions: CONFIGS,
  parseConfig: (notation, engine) => starLanesOptions.parse(notation, engine),
  formatConfig: (config) => starLanesOptions.format(config),
  explainContradiction,
  ...playInPlace<StarLanesTypes>({
    seats: ({ minPlayers, maxPlayers }) => ({ min: minPlayers, max: maxPlayers }),
    open: (config, players, chance) => new Position(config, players, chance),
    begin,
    refuse,
    play,
    mayAgree,
    agree,
  }),
  toAct: (state) => (state.phase === 'over' ? undefined : state.mover),
  view: viewOf,
  canonicalViewer,
  isVisible,
  reveals,
  result: (state) => (state.phase === 'over' ? standings(state).map(({ net }) => net) : undefined),
  parseAction,
  formatAction,
  describeEvent,
  explainRefusal,
};
