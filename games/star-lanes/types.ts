/**
 * The actions, events, refusals and views of Star Lanes: plain data in the game's own words.
 * Spaces are named as players name them (7E), companies by their letter (A), seats count from 0.
 */
import type { Seat, Viewer } from '../../core/contract.ts';
import type { Config } from './config.ts';

/** Buying (or, below zero, selling) shares of one company. */
export interface Order {
  readonly company: string;
  readonly shares: number;
}

/** What a player can do. */
export type Action =
  /** `company` says which to found or which survives, where the edition lets the player choose. */
  | { readonly type: 'place'; readonly space: string; readonly company?: string }
  | { readonly type: 'trade'; readonly orders: readonly Order[] }
  | { readonly type: 'end' };

/** What one player has of a company that is merged away, and gets for it. */
export interface Exchange {
  readonly old: number;
  readonly had: number;
  readonly gained: number;
  readonly bonus: number;
}

/** What lies around a space that becomes part of a company. */
export interface Surroundings {
  readonly stars: number;
  readonly holes: number;
  /** The outposts that were taken in. */
  readonly outposts: readonly string[];
}

/** A company that has begun on a space or grown onto it. */
export interface Extended extends Surroundings {
  readonly by: Seat;
  readonly space: string;
  readonly company: string;
  /** Shares given to the founder; none when a company grows. */
  readonly shares: number;
  /** Size and price with this space, before any split. */
  readonly size: number;
  readonly price: number;
}

/** One player's final standing. */
export interface NetWorth {
  readonly stock: number;
  readonly cash: number;
  readonly net: number;
}

/** What the player to move is asked; `over`: the match has ended. */
export type Phase = 'place' | 'trade' | 'over';

/** Why a match ended. */
export type Ending = 'moves' | 'rounds' | 'full' | 'lanes' | 'largest' | 'no-spaces' | 'called' | 'agreed' | 'endless';

/** What happened. */
export type Event =
  | { readonly type: 'started'; readonly players: number; readonly first: Seat; readonly map: string }
  | { readonly type: 'offered'; readonly to: Seat; readonly move: number; readonly spaces: readonly string[] }
  | { readonly type: 'outpost'; readonly by: Seat; readonly space: string }
  | { readonly type: 'lost'; readonly by: Seat; readonly space: string }
  | ({ readonly type: 'founded' } & Extended)
  | ({ readonly type: 'grown' } & Extended)
  | {
      readonly type: 'merged';
      readonly by: Seat;
      readonly space: string;
      readonly from: string;
      readonly into: string;
      readonly fromSize: number;
      readonly intoSize: number;
      readonly fromPrice: number;
      readonly intoPrice: number;
      /** Size and price of the survivor, before any split. */
      readonly size: number;
      readonly price: number;
      readonly exchanges: readonly Exchange[];
    }
  /** The merging space joins the survivor, with whatever the edition lets it count for. */
  | ({
      readonly type: 'joined';
      readonly by: Seat;
      readonly space: string;
      readonly company: string;
      readonly size: number;
      readonly price: number;
    } & Surroundings)
  | { readonly type: 'split'; readonly company: string; readonly from: number; readonly price: number }
  | { readonly type: 'swallowed'; readonly company: string; readonly price: number; readonly spaces: readonly string[] }
  | { readonly type: 'dividend'; readonly to: Seat; readonly amount: number }
  | { readonly type: 'traded'; readonly by: Seat; readonly orders: readonly (Order & { readonly price: number })[] }
  | { readonly type: 'extended'; readonly movesInAll: number }
  | { readonly type: 'ended'; readonly why: Ending; readonly by?: Seat; readonly standings: readonly NetWorth[] };

/** Why an action was refused. */
export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'not-your-turn'; readonly toAct: Seat }
  | { readonly why: 'place-first'; readonly spaces: readonly string[] }
  | { readonly why: 'trade-first' }
  | { readonly why: 'not-offered'; readonly space: string; readonly spaces: readonly string[] }
  | { readonly why: 'choose-company'; readonly space: string; readonly companies: readonly string[] }
  | { readonly why: 'no-choice'; readonly space: string }
  | { readonly why: 'one-at-a-time'; readonly company: string }
  | { readonly why: 'named-twice'; readonly company: string }
  | { readonly why: 'not-active'; readonly company: string }
  | { readonly why: 'worthless'; readonly company: string }
  | { readonly why: 'not-whole'; readonly company: string }
  | { readonly why: 'too-large'; readonly company: string }
  | { readonly why: 'no-selling' }
  | { readonly why: 'not-owned'; readonly company: string; readonly owned: number }
  | { readonly why: 'none-left'; readonly company: string; readonly left: number }
  | { readonly why: 'too-dear'; readonly cash: number }
  | { readonly why: 'no-end-command' };

/** A space that is offered; `companies` lists the choices where the player has one. */
export interface OfferedSpace {
  readonly space: string;
  readonly companies?: readonly string[];
}

/** A company that can be traded now: at most `most` can be bought with all the cash, `least` (0 or below) sold. */
export interface Tradable {
  readonly company: string;
  readonly price: number;
  readonly owned: number;
  readonly most: number;
  readonly least: number;
  /** How many the bank has, whatever the cash; only where the edition limits them. */
  readonly left?: number;
}

/** The question a player is asked. */
export type Ask =
  | { readonly ask: 'place'; readonly to: Seat; readonly spaces: readonly OfferedSpace[]; readonly mayEnd: boolean }
  | {
      readonly ask: 'trade';
      readonly to: Seat;
      /** One company at a time, or all on one sheet. */
      readonly trading: Config['trading'];
      readonly cash: number;
      readonly companies: readonly Tradable[];
      readonly mayEnd: boolean;
    };

/** A company as everybody sees it. */
export interface CompanyView {
  readonly company: string;
  readonly name: string;
  readonly size: number;
  readonly price: number;
}

/** A player's books: all of them, or nothing where the edition keeps them private. */
export interface Books {
  readonly cash: number;
  /** Shares by company, in the order of `companies`. */
  readonly shares: readonly number[];
  readonly stock: number;
  readonly net: number;
}

/** All that a viewer may know. */
export interface View {
  readonly as: Viewer;
  readonly config: Config;
  readonly players: number;
  /** The rows of the galaxy: `.` empty, `+` outpost, `*` star, `@` black hole, letters companies. */
  readonly map: readonly string[];
  /** Moves completed so far. */
  readonly moves: number;
  /** How many moves the match has at most. */
  readonly movesInAll: number;
  readonly mover: Seat;
  readonly phase: Phase;
  readonly companies: readonly CompanyView[];
  readonly books: readonly (Books | undefined)[];
  readonly ask: Ask | undefined;
  readonly standings: readonly NetWorth[] | undefined;
}
