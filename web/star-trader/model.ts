/** What the screens of one match of Star Trader share: the table, and what this game has besides. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Development } from '../../games/star-trader/classes.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Action, StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { developmentsOf } from '../../insight/star-trader/developments.ts';
import type { Newsletter } from '../../insight/star-trader/newsletter.ts';
import { duringStop, factorOrder } from '../../insight/star-trader/stop-orders.ts';
import { portProspects } from '../../insight/star-trader/port-prospects.ts';
import type { PortProspect } from '../../insight/star-trader/port-prospects.ts';
import { markedChoices } from '../frame/after/marked-choices.tsx';
import type { MarkedChoice } from '../frame/after/marked-choices.tsx';
import { gameModel } from '../frame/game-model.tsx';
import type { LiveModel } from '../frame/live-model.ts';
import { originOf } from './map/chart-frame.ts';

/** What the player means to do at the bank: entering it is a step of its own. */
type BankErrand = { readonly type: 'withdraw' | 'deposit'; readonly amount: number };

/** The better ports that a review found, by the moment of their question. */
type BetterPorts = ReadonlyMap<number, string>;

export interface TraderModel extends LiveModel<StarTraderTypes> {
  /** The question, where it is put to this device. */
  readonly ask: Accessor<Ask | undefined>;
  /** What every port promises the ship that is asked where to go. */
  readonly prospects: Accessor<readonly PortProspect[]>;
  /** How far each star has come, as far as it is told. */
  readonly developments: Accessor<ReadonlyMap<string, Development>>;
  /** The star that is looked at. */
  readonly star: Accessor<string | undefined>;
  readonly look: (star: string | undefined) => void;
  /** The good whose prices the map shows. */
  readonly lens: Accessor<Good | undefined>;
  readonly setLens: (good: Good | undefined) => void;
  /** Where distances are counted from: the port of one's own ship. Who only watches has none. */
  readonly origin: Accessor<string | undefined>;
  /** The ship a route is planned for, and its stops. */
  readonly planned: Accessor<number>;
  readonly plan: (ship: number) => void;
  readonly stops: Accessor<readonly string[]>;
  readonly setStops: (stops: readonly string[]) => void;
  /** Where a ship flew at the moment of a replay, and where better. */
  readonly choices: Accessor<readonly MarkedChoice[]>;
  readonly setBetterPorts: (ports: BetterPorts) => void;
  /** The newsletter that is read. */
  readonly letter: Accessor<Newsletter | undefined>;
  readonly openLetter: (letter: Newsletter | undefined) => void;
  /** Sees to an errand at the bank, step by step. */
  readonly bank: (errand: BankErrand) => void;
  /** Lets a factor trade until the stop is over. */
  readonly sendFactor: () => void;
}

function makeTraderModel(model: LiveModel<StarTraderTypes>): TraderModel {
  const { view, viewer, play } = model;
  const ask = createMemo(() => (model.asked() === undefined ? undefined : view().ask));
  const prospects = createMemo(() => (ask()?.ask === 'destination' ? portProspects(view(), model.events()) : []));
  const developments = createMemo(() => developmentsOf(view(), model.events()));
  const [star, look] = createSignal<string | undefined>(undefined);
  const [lens, setLens] = createSignal<Good | undefined>(undefined);
  const [chosenShip, plan] = createSignal<number | undefined>(undefined);
  const [stops, setStops] = createSignal<readonly string[]>([]);
  const [letter, openLetter] = createSignal<Newsletter | undefined>(undefined);
  const [betterPorts, setBetterPorts] = createSignal<BetterPorts>(new Map());
  const choices = createMemo((): readonly MarkedChoice[] => {
    const { record } = model;
    const done = record?.moments[record.now() + 1]?.done;
    const action = typeof done?.by === 'number' ? starTrader.parseAction(done.text) : undefined;
    if (record === undefined || action?.type !== 'go') return [];
    const better = betterPorts().get(record.now());
    return markedChoices(action.star, better === undefined ? undefined : { place: better });
  });
  const ownShip = (): number => {
    const own = view().ships.findIndex(({ owner }) => owner === viewer());
    return Math.max(0, own);
  };
  const planned = createMemo(() => chosenShip() ?? ask()?.ship ?? ownShip());
  const origin = createMemo(() => originOf(view(), viewer(), planned()));
  createEffect(
    on(
      () => `${ask()?.ask} ${ask()?.ship}`,
      () => {
        look(undefined);
        plan(undefined);
        setStops([]);
      },
    ),
  );
  // The map shows the prices of what is bargained about.
  createEffect(
    on(ask, (asked) => {
      if (asked !== undefined && 'good' in asked) setLens(asked.good);
    }),
  );
  return {
    ...model,
    ask,
    prospects,
    developments,
    star,
    look,
    lens,
    setLens,
    origin,
    planned,
    plan,
    stops,
    setStops,
    choices,
    setBetterPorts,
    letter,
    openLetter,
    bank: createErrands(ask, play),
    sendFactor: createFactor(model, ask),
  };
}

/** At the bank one is asked to withdraw first and then to deposit: a captain who said what they want is not asked again. */
function createErrands(ask: Accessor<Ask | undefined>, play: (action: Action) => void): (errand: BankErrand) => void {
  const [errand, setErrand] = createSignal<BankErrand | undefined>(undefined);
  createEffect(
    on(ask, (asked) => {
      const wanted = errand();
      if (wanted === undefined || asked === undefined) return;
      if (asked.ask === 'withdraw' && wanted.type === 'deposit') return play({ type: 'pass' });
      setErrand(undefined);
      if (asked.ask === wanted.type) play(wanted);
    }),
  );
  return (wanted) => {
    if (ask()?.ask === wanted.type) return play(wanted);
    setErrand(wanted);
    play(ask()?.ask === 'bank' ? { type: 'bank' } : { type: 'pass' });
  };
}

/** A factor's orders answer each question of the stop as it comes, until there are none for it or one was refused. */
function createFactor(model: LiveModel<StarTraderTypes>, ask: Accessor<Ask | undefined>): () => void {
  const [orders, setOrders] = createSignal<typeof factorOrder | undefined>(undefined);
  const follow = (): void => {
    const order = orders()?.(model.view(), model.events());
    if (order === undefined) setOrders(undefined);
    else model.play(order);
  };
  createEffect(on(ask, (asked) => asked !== undefined && follow(), { defer: true }));
  createEffect(on(model.problem, (problem) => problem !== undefined && setOrders(undefined)));
  return () => {
    setOrders(() => duringStop(model.view(), factorOrder));
    follow();
  };
}

export const { Provider: TraderProvider, useModel: useTrader } = gameModel(makeTraderModel);
