/** What the screens of one match of Star Trader share: the table, and what this game has besides. */
import { createContext, createEffect, createMemo, createSignal, on, useContext } from 'solid-js';
import type { Accessor, Context } from 'solid-js';
import { must } from '../../core/must.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import type { Action, StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { portProspects } from '../../insight/star-trader/port-prospects.ts';
import type { PortProspect } from '../../insight/star-trader/port-prospects.ts';
import type { RecordMatch } from '../../client/record-match.ts';
import type { AtTable } from '../frame/at-table.ts';

/** What the player means to do at the bank: entering it is a step of its own. */
type BankErrand = { readonly type: 'withdraw' | 'deposit'; readonly amount: number };

export interface TraderModel extends AtTable<StarTraderTypes> {
  /** What is watched again; undefined while a match is played. */
  readonly record: RecordMatch<StarTraderTypes> | undefined;
  /** The question, where it is put to this device. */
  readonly ask: Accessor<Ask | undefined>;
  /** What every port promises the ship that is asked where to go. */
  readonly prospects: Accessor<readonly PortProspect[]>;
  /** The star that is looked at. */
  readonly star: Accessor<string | undefined>;
  readonly look: (star: string | undefined) => void;
  /** The good whose prices the map shows. */
  readonly lens: Accessor<Good | undefined>;
  readonly setLens: (good: Good | undefined) => void;
  /** The ship a route is planned for, and its stops. */
  readonly planned: Accessor<number>;
  readonly plan: (ship: number) => void;
  readonly stops: Accessor<readonly string[]>;
  readonly setStops: (stops: readonly string[]) => void;
  /** Sees to an errand at the bank, step by step. */
  readonly bank: (errand: BankErrand) => void;
}

export function makeTraderModel(
  table: AtTable<StarTraderTypes>,
  record: RecordMatch<StarTraderTypes> | undefined,
): TraderModel {
  const { view, viewer, play } = table;
  const ask = createMemo(() => (table.asked() === undefined ? undefined : view().ask));
  const prospects = createMemo(() => (ask()?.ask === 'destination' ? portProspects(view(), table.events()) : []));
  const [star, look] = createSignal<string | undefined>(undefined);
  const [lens, setLens] = createSignal<Good | undefined>(undefined);
  const [chosenShip, plan] = createSignal<number | undefined>(undefined);
  const [stops, setStops] = createSignal<readonly string[]>([]);
  const ownShip = (): number => {
    const own = view().ships.findIndex(({ owner }) => owner === viewer());
    return Math.max(0, own);
  };
  const planned = createMemo(() => chosenShip() ?? ask()?.ship ?? ownShip());
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
    ...table,
    record,
    ask,
    prospects,
    star,
    look,
    lens,
    setLens,
    planned,
    plan,
    stops,
    setStops,
    bank: createErrands(ask, play),
  };
}

/** At the bank one is asked to withdraw first and then to deposit: whoever said what they want is not asked again. */
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

export const TraderContext: Context<TraderModel | undefined> = createContext<TraderModel>();

export function useTrader(): TraderModel {
  return must(useContext(TraderContext), 'a match of Star Trader around what is drawn');
}
