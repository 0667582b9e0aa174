/** The first levels of the ladder, which do not search: chance, a beginner, two greedy players, the reallocator and the strategist. */
import type { Chance } from '../../core/chance.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { choicesAt } from '../../games/star-lanes/choices.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Bot, BotCard } from '../bot.ts';
import { Arms } from './arms.ts';
import type { Arm } from './arms.ts';
import { starLanesCard } from './cards.ts';
import type { StarLanesBotName } from './cards.ts';
import { Greed, LEAD, OWN_WORTH } from './greed.ts';
import type { Measure } from './greed.ts';
import { KEEP } from '../../insight/star-lanes/plans.ts';
import { NEAR, Prospects } from './prospects.ts';
import { thinker } from './thinker.ts';

/** Not in the ladder: the contests of `npm run bench:bots` know it. */
const HYBRID: BotCard = { name: 'hybrid', level: 4, playouts: 0 };

/** Level 1: any legal action. */
export const chanceBot: Bot<StarLanesTypes> = {
  ...starLanesCard('chance'),
  answer: ({ view }, _budget, chance) => ({ action: anyAction(view, chance) }),
};

/** Level 2: sees a good space half of the time, buys a little of anything, and lets the cash lie. */
export const beginner: Bot<StarLanesTypes> = {
  ...starLanesCard('beginner'),
  answer({ view, heard }, budget, chance) {
    const { ask } = view;
    if (ask?.ask === 'place')
      return chance.draw() < 0.5
        ? chanceBot.answer({ view, heard }, budget, chance)
        : greedy.answer({ view, heard }, budget, chance);
    if (ask?.ask !== 'trade') throw new Error('this view asks nothing');
    const orders = ask.companies.map(({ company, most }) => ({
      company,
      shares: timidOrder(most, ask.companies.length, chance),
    }));
    if (ask.cash < 0) return { action: anyAction(view, chance, true) };
    return {
      action: { type: 'trade', orders: ask.trading === 'sheet' ? orders.filter(({ shares }) => shares > 0) : orders },
    };
  },
};

/** Some of the cash, shared over all companies good and bad, and now and then none. */
function timidOrder(most: number, companies: number, chance: Chance): number {
  return chance.draw() < 0.2 ? 0 : Math.floor(((0.4 + 0.5 * chance.draw()) * most) / companies);
}

/** Level 3: the best net worth one move ahead, and everything invested. */
export const greedy = greedyBot('greedy', OWN_WORTH, false);

/** Beside level 3: the same, but for the lead over the best rival. A strong yardstick that costs nothing. */
export const relative = greedyBot('relative', LEAD, false);

/** Level 4: sells and buys everything each turn, by what the map promises over the price. */
export const reallocator = greedyBot('reallocator', OWN_WORTH, true);

/** The yardstick of level 5: places greedily for its lead, then moves all its money to the best promise for the price. */
export const hybrid: Bot<StarLanesTypes> = greedyBot('hybrid', LEAD, true);

/** Level 5: one move ahead in expectation over everybody's draws, with a valuer made by hand. */
export const strategist: Bot<StarLanesTypes> = thinker(
  starLanesCard('strategist'),
  (position, { timeIsUp }) => new Arms(strategy(position), position).of(position, timeIsUp)[0]!,
);

/** Alone, and where stock is held for ever, one has to look far; else everything may be sold again next turn. */
function strategy(position: Position): Prospects {
  const moves = position.players > 1 && position.config.selling !== 'none';
  return moves ? new Prospects(position, NEAR) : new Prospects(position);
}

function greedyBot(name: StarLanesBotName | 'hybrid', measure: Measure, selling: boolean): Bot<StarLanesTypes> {
  return thinker(name === 'hybrid' ? HYBRID : starLanesCard(name), (position) => greedyArm(position, measure, selling));
}

function greedyArm(position: Position, measure: Measure, selling: boolean): Arm {
  const greed = new Greed(position);
  const sells = selling && position.config.selling !== 'none';
  if (position.phase === 'trade')
    return { space: -1, chosen: -1, plan: { into: greed.bestCompany(position), selling: sells }, value: 0 };
  const space = greed.bestSpace(position, measure);
  const [chosen = -1] = choicesAt(position, space);
  return { space, chosen, plan: greed.planAfter(position, space, chosen, sells) ?? KEEP, value: 0 };
}
