/** What the screens of Star Lanes are drawn from, and what a player has begun to do on them. Pure data. */
import type { StarLanesSuggestion } from '../../bots/star-lanes/adviser/advice.ts';
import { positionOf } from '../../insight/star-lanes/foresee.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Action, Order } from '../../games/star-lanes/types.ts';
import { newFrameUi } from '../frame/ui.ts';
import type { FrameOverlay, FrameUi, KeyResult } from '../frame/ui.ts';
import type { MatchModel } from '../../client/match-model.ts';

export interface LanesMatchModel extends MatchModel<StarLanesTypes> {
  /** The position as the seat that is asked can know it. */
  readonly position: Position | undefined;
}

export function lookLanes(seen: MatchModel<StarLanesTypes>): LanesMatchModel {
  const { asked, view, events } = seen;
  return { ...seen, position: asked === undefined ? undefined : positionOf(view, events) };
}

export interface LanesUi extends FrameUi {
  readonly overlay: FrameOverlay | 'exchange' | 'worth' | 'advice' | 'choose' | 'sure-end' | undefined;
  /** The offered space, or the line of the trade sheet, that is looked at. */
  readonly picked: number;
  /** What the trade sheet orders so far, and what is being typed into its line. */
  readonly orders: readonly Order[];
  readonly typed: string;
  /** What the adviser found, best first, once asked. */
  readonly advice: readonly StarLanesSuggestion[];
}

export type LanesKeyResult = KeyResult<LanesUi, Action>;

const NOTHING_DONE = { picked: 0, orders: [], typed: '', advice: [] } as const;

export function newLanesUi(richOutput: boolean): LanesUi {
  return { ...newFrameUi(richOutput), ...NOTHING_DONE };
}

/** Boxes about a question go with it; pages stay. */
export function nextLanesUi(ui: LanesUi): LanesUi {
  const isAboutQuestion = ui.overlay === 'choose' || ui.overlay === 'sure-end' || ui.overlay === 'advice';
  const overlay = isAboutQuestion ? undefined : ui.overlay;
  return { ...ui, ...NOTHING_DONE, overlay };
}

export function lanesQuestionId({ view: { ask, moves, phase }, asked }: LanesMatchModel): string {
  const company = ask?.ask === 'trade' && ask.trading === 'in-order' ? ask.companies[0]?.company : undefined;
  return [asked, phase, moves, company].join(' ');
}
