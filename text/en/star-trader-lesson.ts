/** What the first voyage of Star Trader says, step by step. */
import type { TraderLessonNames } from '../../lessons/star-trader.ts';
import type { LessonWords } from '../../lessons/lesson.ts';
import { starTraderEn } from './star-trader.ts';

export type TraderLessonWords = LessonWords<
  TraderLessonNames['says'],
  TraderLessonNames['how'],
  TraderLessonNames['amount']
>;

/** The buttons by their own names. */
const { map, trade, bid, factor, bank } = starTraderEn;

export const traderLessonEn: TraderLessonWords = {
  says: {
    fly: 'VEGA, a frontier star, needs all that your ship carries. JADE promises more, but VEGA is nearer: fly there.',
    twice: 'VEGA needs 6 units of heavy equipment, and takes twice as many at the same price. Sell 12.',
    patience: ({ sure, listens }) =>
      `This is VEGA’s patience: it takes ${sure} at once, listens as far as ${listens}, and walks away beyond.`,
    bold: ({ listens }) => `A bid it does not take raises its price by a fifth of the way to it. Ask for ${listens}.`,
    again: ({ listens }) => `Its price rose, but its patience shrank. You have three bids: ask for ${listens} now.`,
    last: ({ sure }) => `The last bid must be taken, or there is no deal. ${sure} is sure: ask for that.`,
    factor:
      'Your factor makes the best bids for you, for a small part of the price. Let it sell 8 medicine: VEGA needs 4.',
    software: 'And software: let your factor sell all 10.',
    profit: ({ cash }) => `You have ${cash} on board now. What VEGA makes is cheap here, and dear at SOL.`,
    buy: 'VEGA sells uranium, and SOL needs it. Buy all 7 units.',
    less: ({ offer, sure }) => `When you buy, bid less: VEGA wants ${offer}, and takes ${sure} at once. Bid that.`,
    cheap: 'This is cheap here, too. Let your factor buy what pays.',
    worth: ({ gain }) =>
      `You are worth ${gain} more. The list promised more, with the best bids for every good and no part for a factor.`,
    home: 'SOL needs all that you bought. Fly home.',
    deal: 'SOL uses much more uranium than you have. Let your factor sell it.',
    unload: 'SOL needs this, too. Let your factor sell it.',
    sold: ({ gain }) => `One voyage, and you are worth ${gain} more. Here is what you have.`,
    idle: 'SOL sells what frontier stars need, for your next voyage. Pass on it today.',
    bank: 'SOL has a bank, where money earns interest. Put yours there.',
    deposit: 'Deposit what you have. You can withdraw it at every developed star.',
    end: ({ gain }) => `You gained ${gain} in one voyage. That is all there is to it: play a match.`,
  },
  page: {
    fly: `Press the star, then “${map.fly('…')}”.`,
    units: `Set the number, then press “${trade.bargain('…')}”.`,
    bid: `Set the sum, then press “${bid.send('…')}”.`,
    factorSell: `Press “${factor.sell('…')}”.`,
    factorBuy: `Press “${factor.buy('…')}”.`,
    pass: `Press “${trade.none}”.`,
    bank: `Press “${bank.deposit}”.`,
    deposit: `Press “${bank.deposit}”.`,
  },
  keyboard: {
    fly: 'By keyboard: its number in the list, twice.',
    units: 'By keyboard: type it, Enter.',
    bid: 'By keyboard: type it, Enter.',
    factorSell: 'By keyboard: F.',
    factorBuy: 'By keyboard: F.',
    pass: 'By keyboard: P.',
    bank: 'By keyboard: Enter.',
    deposit: 'By keyboard: Enter.',
  },
  terminal: {
    fly: 'Press its number.',
    units: 'Type the number, then Enter.',
    bid: 'Type the sum, then Enter.',
    factorSell: 'Press f.',
    factorBuy: 'Press f.',
    pass: 'Press p.',
    bank: 'Press Enter.',
    deposit: 'Press = for all of it, then Enter.',
  },
};
