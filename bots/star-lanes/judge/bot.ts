/**
 * A bot that looks ahead with the judge: it places the space of its best arm and trades as that arm's plan says. Where books
 * are private and stock can be sold, a network judges that has learned how far guesses at the rivals' books can be trusted.
 */
import type { Chance } from '../../../core/chance.ts';
import { must } from '../../../core/must.ts';
import { drawMap } from '../../../games/star-lanes/draw-map.ts';
import type { StarLanesTypes } from '../../../games/star-lanes/index.ts';
import { companyOf } from '../../../games/star-lanes/position.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import { playSpace } from '../../../games/star-lanes/turn.ts';
import type { Action, Order, View } from '../../../games/star-lanes/types.ts';
import { positionFor } from '../../../insight/star-lanes/known-position.ts';
import type { Bot, BotCard, Budget, Memo, Question, Weighed } from '../../bot.ts';
import { placing } from '../arms.ts';
import { digestOf } from '../thinker.ts';
import { lookAhead } from './look-ahead.ts';
import type { LookAhead, LookedAhead } from './look-ahead.ts';
import { networkFor } from './mind.ts';
import type { JudgingMind } from './mind.ts';
import { OneAhead } from './one-ahead.ts';

/** At larger tables a round takes too long; at smaller ones there is time for more of them. */
const MOST_PLAYERS = 4;

type StarLanesQuestion = Question<StarLanesTypes>;

export function judgingBot(card: BotCard, mind: JudgingMind, how: LookAhead): Bot<StarLanesTypes> {
  return {
    ...card,
    answer: (question, budget, chance) => weighed(mind, how, question, budget, chance)[0]!,
    weigh: (question, budget, chance) => weighed(mind, how, question, budget, chance),
  };
}

/** What there is to do, best first. */
function weighed(
  mind: JudgingMind,
  how: LookAhead,
  question: StarLanesQuestion,
  budget: Budget,
  chance: Chance,
): Weighed<StarLanesTypes>[] {
  const { view, heard } = question;
  const position = positionFor(view, heard);
  const meant = position.phase === 'trade' ? meantShares(question) : undefined;
  if (meant !== undefined) {
    return [
      {
        way: 'as meant',
        action: ordersFor(view, meant),
        memo: memoFor(view.moves, view.map, meant),
        playouts: 0,
        mean: 0,
      },
    ];
  }
  const isKnown = position.config.selling === 'none' || view.books.every((books) => books !== undefined);
  const ahead = new OneAhead(networkFor(mind, position, isKnown), position, isKnown);
  const playouts = looksAhead(position) ? Math.round((budget.playouts * MOST_PLAYERS) / position.players) : 0;
  return lookAhead({ ...how, ahead }, position, { ...budget, playouts }, chance).map((arm) =>
    wayOf(view, position, arm),
  );
}

/**
 * Whether playouts are worth their time: where stock can be sold the judge's plans depend on what the rivals will hold, which a
 * few futures do not tell.
 */
function looksAhead({ players, config }: Position): boolean {
  return players <= MOST_PLAYERS && config.selling === 'none';
}

function wayOf(view: View, position: Position, arm: LookedAhead): Weighed<StarLanesTypes> {
  const { space, chosen, plan, shares, tried, chance } = arm;
  const common = { way: `${space} ${chosen} ${plan}`, playouts: tried, mean: chance };
  if (position.phase === 'trade') {
    return { ...common, action: ordersFor(view, shares), memo: memoFor(view.moves, view.map, shares) };
  }
  const after = position.copy();
  playSpace(after, space, chosen);
  return { ...common, action: placing(position, arm), memo: memoFor(position.moves, drawMap(after), shares) };
}

/**
 * The orders towards what the shares are to be, as far as they are allowed: on a sheet everything at once, in order the company
 * that is asked about. What was planned with guessed books and rounded dividends may not be wholly possible.
 */
function ordersFor({ ask }: View, shares: ArrayLike<number>): Action {
  if (ask?.ask !== 'trade') throw new Error('this view asks for no trade');
  let { cash } = ask;
  const wanted = ask.companies.map((one) => ({ ...one, shares: shares[companyOf(one.company)]! - one.owned }));
  const orders: Order[] = [];
  for (const { company, price, least, shares: order } of wanted) {
    if (order >= 0 || least === 0) continue;
    const sold = Math.max(order, least);
    cash -= sold * price;
    orders.push({ company, shares: sold });
  }
  for (const { company, price, left = Infinity, shares: order } of wanted) {
    const bought = price > 0 ? Math.min(order, Math.floor(cash / price), left) : 0;
    if (bought <= 0) continue;
    cash -= bought * price;
    orders.push({ company, shares: bought });
  }
  if (ask.trading === 'sheet' || orders.length > 0) return { type: 'trade', orders };
  const [{ company, price }] = [must(wanted[0], 'a company')];
  // Who takes over from a seller of what was not owned may find less than nothing in cash: then even "none" cannot be paid.
  return { type: 'trade', orders: [{ company, shares: cash < 0 ? -Math.ceil(-cash / price) : 0 }] };
}

/** What the shares are to be at the end of this turn; the map tells a turn that was taken back from this one. */
function memoFor(moves: number, map: View['map'], shares: ArrayLike<number>): Memo {
  return { moves, map: digestOf(map), shares: Array.from(shares).join(' ') };
}

function meantShares({ view, memo }: StarLanesQuestion): number[] | undefined {
  if (memo?.['moves'] !== view.moves || memo['map'] !== digestOf(view.map)) return undefined;
  const { shares } = memo;
  return typeof shares === 'string' ? shares.split(' ').map(Number) : undefined;
}
