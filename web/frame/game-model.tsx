/** What the slots of a game share: made for each match, and provided around them. */
import { createContext, useContext } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { GameScreens } from './game-screens.ts';
import type { LiveModel } from './live-model.ts';

/** A game's own model, made of what the frame knows; its slots read it with `useModel`. */
export function gameModel<T extends Types, Own>(
  make: (model: LiveModel<T>) => Own,
): { readonly Provider: GameScreens<T>['Provider']; readonly useModel: () => Own } {
  const Context = createContext<Own>();
  return {
    Provider: (props) => <Context.Provider value={make(props.model)}>{props.children}</Context.Provider>,
    useModel: () => must(useContext(Context), 'a match of this game around what is drawn'),
  };
}
