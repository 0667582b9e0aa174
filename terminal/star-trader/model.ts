/** What the screens of Star Trader are drawn from, and what a captain has begun to do on them. Pure data. */
import { must } from '../../core/must.ts';
import type { Action, StarTraderTypes } from '../../games/star-trader/index.ts';
import { landingsOf } from '../../insight/star-trader/landings.ts';
import type { Landing } from '../../insight/star-trader/landings.ts';
import { portProspects } from '../../insight/star-trader/port-prospects.ts';
import type { PortProspect } from '../../insight/star-trader/port-prospects.ts';
import { tradeSizes } from '../../insight/star-trader/units-to-trade.ts';
import type { TradeSizes } from '../../insight/star-trader/units-to-trade.ts';
import { newFrameUi } from '../frame/ui.ts';
import type { FrameOverlay, FrameUi, KeyResult } from '../frame/ui.ts';
import type { MatchModel } from '../../client/match-model.ts';

export interface TraderMatchModel extends MatchModel<StarTraderTypes> {
  /** Every other star with what it promises the ship that is asked about; nothing while somebody else is asked. */
  readonly outlook: readonly PortProspect[];
  /** How many units pay, where they are asked for. */
  readonly sizes: TradeSizes | undefined;
  /** All ships under way, the one expected first first. */
  readonly landings: readonly Landing[];
  /** How many Januaries have been reported. */
  readonly letters: number;
}

export function lookTrader(seen: MatchModel<StarTraderTypes>): TraderMatchModel {
  const { view, events, asked } = seen;
  return {
    ...seen,
    outlook: asked === undefined ? [] : portProspects(view, events),
    sizes: asked === undefined ? undefined : sizesOf(seen),
    landings: landingsOf(view),
    letters: events.filter((event) => event.type === 'reported' && event.by === undefined).length,
  };
}

function sizesOf({ view, events }: MatchModel<StarTraderTypes>): TradeSizes | undefined {
  const { ask } = view;
  return ask?.ask === 'sell' || ask?.ask === 'buy' ? tradeSizes(view, events, ask) : undefined;
}

/** What a port promises the ship that is asked about. */
export function prospectOf({ outlook }: Pick<TraderMatchModel, 'outlook'>, star: string): PortProspect {
  return must(
    outlook.find((one) => one.star === star),
    `what ${star} promises`,
  );
}

/** What lies over the screen. */
type TraderOverlay = FrameOverlay | 'stars' | 'exchange' | 'route' | 'worth' | 'prices' | 'calendar' | 'letter';

export interface TraderUi extends FrameUi {
  readonly overlay: TraderOverlay | undefined;
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

export function newTraderUi(richOutput: boolean): TraderUi {
  return {
    ...newFrameUi(richOutput),
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

/** A newsletter that has just come is shown. */
export function withLetters(ui: TraderUi, { letters, update }: TraderMatchModel): TraderUi {
  const isNew = ui.letters !== undefined && letters > ui.letters && update.phase !== 'over';
  return isNew ? { ...ui, letters, overlay: 'letter', back: 0, scroll: 0 } : { ...ui, letters };
}

export function nextTraderUi(ui: TraderUi, model: TraderMatchModel): TraderUi {
  const route = ui.overlay === 'route' ? ui.route : [];
  return { ...ui, picked: bestPort(model), typed: '', advice: '', route };
}

export function traderQuestionId({ view: { ask }, asked, update }: TraderMatchModel): string {
  return [asked, ask?.ask, update.at].join(' ');
}

/** The port that promises most a day stands under the cursor first. */
function bestPort({ view: { ask }, asked, outlook }: TraderMatchModel): number {
  if (ask?.ask !== 'destination' || asked === undefined) return 0;
  const gains = ask.ports.map(({ star }) => prospectOf({ outlook }, star).gainADay);
  return Math.max(0, gains.indexOf(Math.max(...gains)));
}

export type TraderKeyResult = KeyResult<TraderUi, Action>;
