/** The match on the screen, and how its game is shown. */
import { createContext, useContext } from 'solid-js';
import type { Context } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { LiveModel } from './live-model.ts';
import type { GameScreens } from './game-screens.ts';

interface ShownMatch<T extends Types> {
  readonly model: LiveModel<T>;
  readonly screens: GameScreens<T>;
}

export const MatchContext: Context<ShownMatch<Types> | undefined> = createContext<ShownMatch<Types>>();

export function useMatch(): ShownMatch<Types> {
  return must(useContext(MatchContext), 'a match around what is drawn');
}

export function useModel(): LiveModel<Types> {
  return useMatch().model;
}
