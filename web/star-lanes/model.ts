/** What the screens of one match of Star Lanes share: the match, and the space that is being chosen. */
import { createContext, useContext } from 'solid-js';
import type { Context } from 'solid-js';
import { must } from '../../core/must.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { RecordMatch } from '../../client/record-match.ts';
import type { AtTable } from '../frame/at-table.ts';
import { createPlacing } from './placing.ts';
import type { Placing } from './placing.ts';

export interface LanesModel extends AtTable<StarLanesTypes> {
  readonly placing: Placing;
  /** What is watched again; undefined while a match is played. */
  readonly record: RecordMatch<StarLanesTypes> | undefined;
}

export function makeLanesModel(
  table: AtTable<StarLanesTypes>,
  record: RecordMatch<StarLanesTypes> | undefined,
): LanesModel {
  return { ...table, placing: createPlacing(table), record };
}

export const LanesContext: Context<LanesModel | undefined> = createContext<LanesModel>();

export function useLanes(): LanesModel {
  return must(useContext(LanesContext), 'a match of Star Lanes around what is drawn');
}
