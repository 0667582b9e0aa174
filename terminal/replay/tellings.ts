/** How the matches of each game are told as text: what is news, and before which event a blank line stands. */
import type { Game, Types } from '../../core/contract.ts';
import { starLanes, starTrader } from '../../games/index.ts';
import type { StarLanes, StarTrader } from '../../games/index.ts';

export interface Telling {
  readonly game: Game<Types>;
  /** The type of the event that begins a turn. */
  readonly opens: string;
  isNews(event: Types['Event']): boolean;
}

const STAR_LANES = {
  game: starLanes,
  opens: 'offered',
  /** Orders for nothing and dividends of nothing would fill most of the page. */
  isNews(event: StarLanes.Event): boolean {
    if (event.type === 'traded') return event.orders.some(({ shares }) => shares !== 0);
    return event.type !== 'dividend' || event.amount !== 0;
  },
};

const STAR_TRADER = {
  game: starTrader,
  opens: 'landed',
  /** A bargain that is struck or broken off says what it was about. */
  isNews: ({ type }: StarTrader.Event) => type !== 'opened',
};

const TELLINGS: readonly Telling[] = [STAR_LANES, STAR_TRADER];

/** How a game is told; undefined for one that nobody knows. */
export function tellingOf(id: string): Telling | undefined {
  return TELLINGS.find(({ game }) => game.id === id);
}
