/**
 * A bot that looks one move ahead with the judge: it places the space of its best arm and trades as that arm's plan says. Where
 * books are private and stock can be sold, it judges several positions sampled from its belief about what the rivals hold.
 */
import type { StarLanesTypes } from '../../../games/star-lanes/index.ts';
import { letterOf } from '../../../games/star-lanes/position.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import type { Action, View } from '../../../games/star-lanes/types.ts';
import { EventCache } from '../../../insight/event-cache.ts';
import { positionFor } from '../../../insight/star-lanes/known-position.ts';
import type { Bot, BotCard, Budget, Memo, Question } from '../../bot.ts';
import { placing } from '../arms.ts';
import type { Valuer } from '../arms.ts';
import { BeliefState } from '../belief-state.ts';
import { digestOf } from '../thinker.ts';
import type { JudgeNetwork } from './judge-network.ts';
import { OneAhead } from './one-ahead.ts';

/** What the bot knows: one network where stock is held for ever, one where it can be sold, and how it thinks that rivals value positions. */
export interface JudgingMind {
  readonly holding: JudgeNetwork;
  readonly selling: JudgeNetwork;
  readonly rivals: (like: Position) => Valuer;
}

/** How many possible positions are judged where there is something to guess. */
const SAMPLE = 8;

export function judgingBot(card: BotCard, mind: JudgingMind): Bot<StarLanesTypes> {
  return {
    ...card,
    answer(question, budget) {
      const position = positionFor(question.view, question.heard);
      const meant = position.phase === 'trade' ? meantShares(question) : undefined;
      if (meant !== undefined) return { action: ordersFor(position, meant), memo: memoFor(question.view, meant) };
      const possible = possiblePositions(mind, question, budget, position);
      const ahead = new OneAhead(position.config.selling === 'none' ? mind.holding : mind.selling, position);
      const best = ahead.bestOf(possible);
      if (position.phase === 'place') return { action: placing(position, best) };
      const shares = ahead.sharesAfter(possible, best.plan);
      return { action: ordersFor(position, shares), memo: memoFor(question.view, shares) };
    },
  };
}

/** The position, or several with other guesses at private books. Where stock cannot be sold, the plain guess is nearly always right. */
function possiblePositions(
  mind: JudgingMind,
  { view, heard }: Question<StarLanesTypes>,
  { timeIsUp, cache = new EventCache() }: Budget,
  position: Position,
): Position[] {
  if (position.config.selling === 'none' || view.books.every((known) => known !== undefined)) return [position];
  const key = { config: view.config, parts: [mind, view.mover, view.players] };
  const belief = cache.read(BeliefState, key, heard, () => new BeliefState(view, mind.rivals), timeIsUp);
  return belief?.sample(position, SAMPLE) ?? [position];
}

/** On a sheet everything at once; in order, the company that is asked about. */
function ordersFor(position: Position, shares: ArrayLike<number>): Action {
  const { held, cash, price, mover, asked, config } = position;
  const wanted = (company: number): number => shares[company]! - held[mover * config.companies + company]!;
  if (config.trading === 'in-order') {
    const most = Math.floor(cash[mover]! / price[asked]!);
    return { type: 'trade', orders: [{ company: letterOf(asked), shares: Math.min(wanted(asked), most) }] };
  }
  const orders = Array.from({ length: config.companies }, (_, company) => ({
    company: letterOf(company),
    shares: wanted(company),
  }));
  return { type: 'trade', orders: orders.filter((order) => order.shares !== 0) };
}

/** What the shares are to be at the end of this turn; the map tells a turn that was taken back from this one. */
function memoFor({ moves, map }: View, shares: ArrayLike<number>): Memo {
  return { moves, map: digestOf(map), shares: Array.from(shares).join(' ') };
}

function meantShares({ view, memo }: Question<StarLanesTypes>): number[] | undefined {
  if (memo?.['moves'] !== view.moves || memo['map'] !== digestOf(view.map)) return undefined;
  const { shares } = memo;
  return typeof shares === 'string' ? shares.split(' ').map(Number) : undefined;
}
