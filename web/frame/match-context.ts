/** The match on the screen: what goes on at its table, how its game is shown, and the record it comes from where it is a replay. */
import { createContext, useContext } from 'solid-js';
import type { Context } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { RecordMatch } from '../../client/record-match.ts';
import type { AtTable } from './at-table.ts';
import type { GameScreens } from './game-screens.ts';

interface ShownMatch<T extends Types> {
  readonly table: AtTable<T>;
  readonly screens: GameScreens<T>;
  readonly record: RecordMatch<T> | undefined;
}

export const MatchContext: Context<ShownMatch<Types> | undefined> = createContext<ShownMatch<Types>>();

export function useMatch(): ShownMatch<Types> {
  return must(useContext(MatchContext), 'a match around what is drawn');
}

export function useTable(): AtTable<Types> {
  return useMatch().table;
}
