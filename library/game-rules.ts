import type { Game, Types } from '../core/contract.ts';

/** The rules of a game whose editions the compiler knows by name. */
export interface GameRules<T extends Types, Edition extends string> extends Game<T> {
  readonly editions: Readonly<Record<Edition, T['Config']>>;
}
