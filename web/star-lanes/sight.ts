/** What the screens of one match of Star Lanes share: the table, and what this game has besides. */
import { createContext, createSignal, useContext } from 'solid-js';
import type { Accessor, Context } from 'solid-js';
import type { Seat } from '../../core/contract.ts';
import type { Action, StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { mostMoves } from '../../games/star-lanes/position.ts';
import type { MatchClient } from '../../client/match-client.ts';
import { w } from './words.ts';
import { makeAtTable } from '../frame/at-table.ts';
import type { AtTable } from '../frame/at-table.ts';

export interface Sight extends AtTable<StarLanesTypes> {
  /** Whether the books must stay hidden until the next player says who they are. */
  readonly curtained: Accessor<boolean>;
  readonly openCurtain: () => void;
  readonly play: (action: Action) => void;
}

/** The sight on a match that has begun: its updates have a view. */
export function makeSight(client: MatchClient<StarLanesTypes>): Sight {
  const table = makeAtTable(client, {
    mayGrow: ({ movesInAll, config }) => movesInAll < mostMoves(config),
    explain: (refusal) => w().explain(refusal),
  });
  const { view, viewer } = table;
  const [unveiled, setUnveiled] = createSignal<Seat | undefined>(undefined);
  return {
    ...table,
    curtained: () => {
      const several = client.seats().length > 1 && view().config.books === 'private' && view().phase !== 'over';
      return several && unveiled() !== viewer();
    },
    openCurtain: () => {
      const now = viewer();
      setUnveiled(now === 'watcher' ? undefined : now);
    },
    play: (action) => table.act({ act: 'do', did: starLanes.formatAction(action) }),
  };
}

export const SightContext: Context<Sight | undefined> = createContext<Sight>();

export function useSight(): Sight {
  const sight = useContext(SightContext);
  if (sight === undefined) throw new Error('this is drawn outside a match');
  return sight;
}
