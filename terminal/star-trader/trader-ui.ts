/** What a captain has begun to do on the screen and has not yet done. Pure data. */
import { newTableUi } from '../frame/table-ui.ts';
import type { TableOverlay, TableUi } from '../frame/table-ui.ts';
import type { TraderSight } from './trader-sight.ts';

/** What lies over the screen. */
export type TraderOverlay = TableOverlay | 'stars' | 'route' | 'worth' | 'prices' | 'calendar' | 'letter';

export interface TraderUi extends TableUi<TraderOverlay> {
  /** The port that is looked at, by its place in the list. */
  readonly picked: number;
  /** What is being typed as a number of units or dollars; empty stands for what is usual. */
  readonly typed: string;
  /** What the captain of the computer says about it, once asked. */
  readonly advice: string;
  /** The stars of the route that is planned, in turn. */
  readonly route: readonly string[];
  /** The star whose sheet or prices are looked at, by its place in the galaxy, and the good. */
  readonly star: number;
  readonly good: number;
  /** How many newsletters back from the latest one is read. */
  readonly back: number;
  /** How many newsletters have come; undefined before the first look. */
  readonly letters: number | undefined;
}

/** Behind the six goods: all of them. */
export const ALL_GOODS = 6;

export function newTraderUi(fine: boolean): TraderUi {
  return {
    ...newTableUi(fine),
    picked: 0,
    typed: '',
    advice: '',
    route: [],
    star: 0,
    good: ALL_GOODS,
    back: 0,
    letters: undefined,
  };
}

/** The same state for the same question, a fresh one for the next; a newsletter that has just come is shown. */
export function traderUiFor(ui: TraderUi, sight: TraderSight): TraderUi {
  const { letters, view } = sight;
  const isNew = ui.letters !== undefined && letters > ui.letters && view.phase !== 'over';
  const read: TraderUi = isNew ? { ...ui, letters, overlay: 'letter', back: 0, scroll: 0 } : { ...ui, letters };
  const question = questionOf(sight);
  if (question === ui.question) return read;
  const route = read.overlay === 'route' ? read.route : [];
  return { ...read, question, picked: bestPort(sight), typed: '', advice: '', problem: undefined, route };
}

function questionOf({ view: { ask }, asked, update }: TraderSight): string {
  return `${asked ?? ''} ${ask?.ask ?? ''} ${update.at}`;
}

/** The port that promises most a day stands under the cursor first. */
function bestPort({ view: { ask }, outlook }: TraderSight): number {
  if (ask?.ask !== 'destination') return 0;
  const gains = ask.ports.map(({ star }) => outlook.find((one) => one.star === star)?.gainADay ?? 0);
  return Math.max(0, gains.indexOf(Math.max(...gains)));
}
