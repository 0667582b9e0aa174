/** What is pointed at: a company, by its column of the exchange or a tile on the map, or a player, whose shares then stand out. */
import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Seat } from '../../core/contract.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { exchangeOf } from '../../insight/star-lanes/exchange.ts';
import type { ListedCompany, StockExchange } from '../../insight/star-lanes/exchange.ts';
import type { LiveModel } from '../frame/live-model.ts';
import { markOf } from './map/galaxy-map.ts';
import type { Placing } from './placing.ts';

/** A company by its letter, or a player by their seat. */
export type PointedAt = { readonly company: string } | { readonly seat: Seat };

export interface Pointing {
  readonly exchange: Accessor<StockExchange>;
  /** Looks at something while the pointer or the focus is on it. */
  readonly point: (at: PointedAt | undefined) => void;
  /** Looks at something until it is pressed again. */
  readonly pin: (at: PointedAt) => void;
  readonly isPinned: (at: PointedAt) => boolean;
  readonly isPointed: (at: PointedAt) => boolean;
  readonly company: Accessor<ListedCompany | undefined>;
  readonly seat: Accessor<Seat | undefined>;
  /** The letters of the companies that stand out on the map; undefined while all are alike. */
  readonly standingOut: Accessor<readonly string[] | undefined>;
}

export function createPointing(model: LiveModel<StarLanesTypes>, placing: Placing): Pointing {
  const exchange = createMemo(() => exchangeOf(model.view(), model.events()));
  const [pointed, point] = createSignal<PointedAt | undefined>(undefined);
  const [pinned, setPinned] = createSignal<PointedAt | undefined>(undefined);
  const isPinned = (at: PointedAt): boolean => isSame(pinned(), at);
  const tile = (): PointedAt | undefined => {
    const space = placing.pointed();
    return space === undefined ? undefined : { company: markOf(model.view().map, space) };
  };
  const company = createMemo(() => {
    const listed = (at: PointedAt | undefined): ListedCompany | undefined =>
      at !== undefined && 'company' in at ? exchange().companies.find((one) => one.company === at.company) : undefined;
    return listed(pointed() ?? tile()) ?? listed(pinned());
  });
  const seat = createMemo(() => {
    const at = pointed() ?? pinned();
    return at !== undefined && 'seat' in at ? at.seat : undefined;
  });
  return {
    exchange,
    point,
    pin: (at) => setPinned(isPinned(at) ? undefined : at),
    isPinned,
    isPointed: (at) => ('seat' in at ? seat() === at.seat : company()?.company === at.company),
    company,
    seat,
    standingOut: createMemo(() => {
      const [one, holder] = [company(), seat()];
      if (holder === undefined) return one === undefined ? undefined : [one.company];
      const held = exchange().companies.filter(({ holdings }) => (holdings[holder]?.shares ?? 0) !== 0);
      return held.map((each) => each.company);
    }),
  };
}

function isSame(one: PointedAt | undefined, other: PointedAt): boolean {
  if (one === undefined) return false;
  return 'seat' in one
    ? 'seat' in other && one.seat === other.seat
    : 'company' in other && one.company === other.company;
}
