/** What a player has begun to do on the screen of Star Lanes and has not yet done. Pure data. */
import type { Viewer } from '../../core/contract.ts';
import type { Order } from '../../games/star-lanes/types.ts';
import type { Sight } from '../star-lanes/sight.ts';
import { newTableUi } from '../frame/table-ui.ts';
import type { TableOverlay, TableUi } from '../frame/table-ui.ts';

/** What lies over the screen. */
export type Overlay = TableOverlay | 'worth' | 'choose' | 'sure-end';

export interface MatchUi extends TableUi<Overlay> {
  /** The offered space, or the line of the trade sheet, that is looked at. */
  readonly picked: number;
  /** What the trade sheet orders so far, and what is being typed into its line. */
  readonly orders: readonly Order[];
  readonly typed: string;
  /** Whose private books are in view. */
  readonly unveiled: Viewer | undefined;
}

export function newUi(fine: boolean): MatchUi {
  return { ...newTableUi(fine), picked: 0, orders: [], typed: '', unveiled: undefined };
}

/** The same state for the same question, a fresh one for the next. */
export function uiFor(ui: MatchUi, sight: Sight): MatchUi {
  const question = questionOf(sight);
  if (question === ui.question) return ui;
  const overlay = ui.overlay === 'choose' || ui.overlay === 'sure-end' ? undefined : ui.overlay;
  return { ...ui, question, picked: 0, orders: [], typed: '', problem: undefined, overlay };
}

function questionOf({ view: { ask, moves, phase }, asked }: Sight): string {
  const company = ask?.ask === 'trade' && ask.trading === 'in-order' ? ask.companies[0]?.company : '';
  return `${asked ?? ''} ${phase} ${moves} ${company ?? ''}`;
}

/** Whether the books must stay hidden until the next player says who they are. */
export function isCurtained({ unveiled }: MatchUi, { own, view, viewer }: Sight): boolean {
  return own.length > 1 && view.config.books === 'private' && view.phase !== 'over' && unveiled !== viewer;
}
