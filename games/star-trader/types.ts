/**
 * The actions, events, refusals and views of Star Trader: plain data in the game's own words. Stars
 * and goods are called by their names (KIRK, SOFT), seats and ships are counted from 0.
 */
import type { AskOf, Seat, Viewer } from '../../core/contract.ts';
import type { Stardate } from './calendar.ts';
import type { Config } from './config.ts';
import type { Good } from './goods.ts';

/** What the captain does: sells to the star or buys from it. */
export type Side = 'sell' | 'buy';

/** What a captain can do; each answers one question. */
export type Action =
  /** How many units; without a number, as many as fit. */
  | { readonly type: 'sell' | 'buy'; readonly units?: number }
  /** A price for all units together. */
  | { readonly type: 'bid'; readonly total: number }
  /** A factor bargains: over this many units, without a number as many as fit; or the bargain under way to its end. */
  | { readonly type: 'factor'; readonly units?: number }
  /** Enters the bank. */
  | { readonly type: 'bank' }
  | { readonly type: 'withdraw' | 'deposit'; readonly amount: number }
  | { readonly type: 'go'; readonly star: string }
  /** Asks for a report of all prices while in port. */
  | { readonly type: 'report' }
  /** Nothing of what is asked: no trade, no more bids, no bank, nothing withdrawn or deposited. */
  | { readonly type: 'pass' };

/** What the captain of the ship in port is asked; `over`: the match has ended. */
export type StopPhase = 'sell' | 'buy' | 'bid' | 'bank' | 'withdraw' | 'deposit' | 'destination' | 'over';

/** Cosmopolitan, developed, underdeveloped, frontier. */
export type StarClass = 'I' | 'II' | 'III' | 'IV';

/** One captain's worth: cash on all ships, the account, all cargo at base prices. */
export interface CaptainWorth {
  readonly onShips: number;
  readonly bank: number;
  readonly cargo: number;
  readonly total: number;
}

/** Where a star lies. */
export interface ChartedStar {
  readonly star: string;
  readonly x: number;
  readonly y: number;
  readonly class: StarClass;
}

/** What is bargained about. */
export interface Bargain {
  readonly by: Seat;
  readonly ship: number;
  readonly star: string;
  readonly side: Side;
  readonly good: Good;
  readonly units: number;
}

/** Why a bargain came to nothing: the star would not have it, the cash did not reach, the captain gave up. */
export type BargainFailure = 'star' | 'cash' | 'captain';

/** Why a match ended. */
export type TradingEnd = 'years' | 'agreed';

/** What happened. */
export type Event =
  | {
      readonly type: 'started';
      readonly players: number;
      readonly ships: number;
      readonly stars: readonly ChartedStar[];
    }
  /** A star's prices were reckoned: above zero it sells, below zero it buys, at zero it does neither. */
  | ({
      readonly type: 'priced';
      readonly star: string;
      readonly months: number;
      readonly prices: readonly number[];
    } & Stardate)
  | ({
      readonly type: 'reported';
      /** The first report is number 1; one that was asked for bears the number of its year. */
      readonly number: number;
      readonly by?: Seat;
      readonly captains: readonly CaptainWorth[];
    } & Stardate)
  | {
      readonly type: 'departed';
      readonly by: Seat;
      readonly ship: number;
      readonly from: string;
      readonly to: string;
      /** Weeks the departure was delayed. */
      readonly delay: number;
      /** Days under way, the delay included. */
      readonly days: number;
      readonly eta: Stardate;
    }
  | ({
      readonly type: 'landed';
      readonly by: Seat;
      readonly ship: number;
      readonly star: string;
      /** Weeks it is late. */
      readonly late: number;
      readonly cash: number;
      readonly cargo: readonly number[];
      readonly weight: number;
    } & Stardate)
  /** A bargain begins; `cut` when the star wants no more units than these. */
  | ({ readonly type: 'opened'; readonly cut: boolean } & Bargain)
  /** The star thinks about a bid and wants another. */
  | ({ readonly type: 'declined'; readonly total: number } & Bargain)
  /** `fee` where a factor bargained: what the best bids would have brought more, or saved. */
  | ({ readonly type: 'dealt'; readonly total: number; readonly fee?: number } & Bargain)
  | ({ readonly type: 'failed'; readonly why: BargainFailure } & Bargain)
  | { readonly type: 'interest'; readonly to: Seat; readonly amount: number; readonly balance: number }
  | {
      readonly type: 'withdrawn' | 'deposited';
      readonly by: Seat;
      readonly ship: number;
      readonly amount: number;
      readonly balance: number;
      readonly cash: number;
    }
  /** A star has developed; `class` where it has reached one. */
  | { readonly type: 'grown'; readonly star: string; readonly level: number; readonly class?: StarClass }
  | ({ readonly type: 'appeared' } & ChartedStar)
  /** All captains agreed to play longer, up to another year. */
  | { readonly type: 'extended'; readonly endYear: number }
  | {
      readonly type: 'ended';
      readonly why: TradingEnd;
      readonly year: number;
      readonly captains: readonly CaptainWorth[];
    };

/** Why an action was refused. */
export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'not-your-turn'; readonly toAct: Seat }
  | { readonly why: 'other-question'; readonly asked: StopPhase }
  | { readonly why: 'no-such-star'; readonly star: string; readonly stars: readonly string[] }
  | { readonly why: 'there-already'; readonly star: string }
  | { readonly why: 'no-report' }
  | { readonly why: 'reported-already' }
  | { readonly why: 'not-whole' }
  | { readonly why: 'not-on-board'; readonly good: Good; readonly hold: number }
  | { readonly why: 'too-heavy'; readonly room: number }
  | { readonly why: 'not-for-sale'; readonly good: Good; readonly most: number }
  | { readonly why: 'no-cents' }
  /** A bid a tenth or ten times of what is fair, or further off, is taken for a slip of the hand. */
  | { readonly why: 'watch-your-typing'; readonly above: number; readonly below: number }
  | { readonly why: 'nothing-to-bid' }
  | { readonly why: 'no-factor' }
  | { readonly why: 'no-amount' }
  | { readonly why: 'not-in-the-bank'; readonly balance: number }
  | { readonly why: 'no-cash'; readonly cash: number };

/** A port a ship can go to, and how many days that takes without any delay. */
export interface Port {
  readonly star: string;
  readonly days: number;
}

export interface AskedShip {
  readonly to: Seat;
  readonly ship: number;
  readonly star: string;
}

export interface OfferedFactor {
  /** What the answer `factor` would settle on for all units, or for as many as fit; left out where it is no answer. */
  readonly factor?: number;
}

/** The question a captain is asked, with all it takes to answer it. */
export type Ask =
  /** How many units the star needs and the ship holds; `fits` of them are wanted. */
  | ({
      readonly ask: 'sell';
      readonly good: Good;
      readonly need: number;
      readonly hold: number;
      readonly fits: number;
    } & OfferedFactor &
      AskedShip)
  /** How many units the star has for sale; `fits` of them can be taken on board. */
  | ({ readonly ask: 'buy'; readonly good: Good; readonly forSale: number; readonly fits: number } & OfferedFactor &
      AskedShip)
  | ({
      readonly ask: 'bid';
      readonly side: Side;
      readonly good: Good;
      readonly units: number;
      readonly round: number;
      readonly rounds: number;
      /** What the star offers to pay, or wants to be paid, for all of them. */
      readonly offer: number;
      /** A bid must lie between these; where there is nothing between them, only passing is left. */
      readonly above: number;
      readonly below: number;
    } & OfferedFactor &
      AskedShip)
  /** `toPay` where the bank is offered because the cash does not reach for a bargain. */
  | ({ readonly ask: 'bank'; readonly balance: number; readonly cash: number; readonly toPay?: number } & AskedShip)
  | ({ readonly ask: 'withdraw'; readonly balance: number; readonly cash: number; readonly toPay?: number } & AskedShip)
  | ({ readonly ask: 'deposit'; readonly balance: number; readonly cash: number; readonly toPay?: number } & AskedShip)
  | ({ readonly ask: 'destination'; readonly ports: readonly Port[]; readonly mayReport: boolean } & AskedShip);

/** How many units to sell or buy. */
export type TradeAsk = AskOf<Ask, 'sell' | 'buy'>;
export type BidAsk = AskOf<Ask, 'bid'>;
export type BankAsk = AskOf<Ask, 'bank' | 'withdraw' | 'deposit'>;
export type PortAsk = AskOf<Ask, 'destination'>;

/** A star as everybody knows it. */
export interface StarView extends ChartedStar {
  /** The prices of the last report or visit, and when that was; undefined for a star nobody has seen. */
  readonly prices: readonly number[] | undefined;
  readonly asOf: Stardate | undefined;
}

/** A ship as everybody knows it: whether it will be late, only chance knows. */
export interface ShipView {
  readonly owner: Seat;
  readonly cash: number;
  readonly cargo: readonly number[];
  readonly weight: number;
  /** Where it is in port; undefined while it is under way. */
  readonly at: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly eta: Stardate;
}

/** A captain's account, with the interest up to a date. */
export interface AccountView {
  readonly balance: number;
  readonly asOf: Stardate;
}

/** All that a viewer may know. */
export interface View {
  readonly as: Viewer;
  readonly config: Config;
  readonly players: number;
  readonly today: Stardate;
  /** The first year that is not played any more. */
  readonly endYear: number;
  readonly phase: StopPhase;
  readonly stars: readonly StarView[];
  readonly ships: readonly ShipView[];
  readonly accounts: readonly AccountView[];
  readonly captains: readonly CaptainWorth[];
  readonly ask: Ask | undefined;
}
