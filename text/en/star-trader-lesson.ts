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
const { map, trade, bid, bank } = starTraderEn;

export const traderLessonEn: TraderLessonWords = {
  says: {
    fly: 'Your ship carries heavy equipment, medicine and software. VEGA, a frontier star, needs all three: fly there.',
    twice: 'VEGA needs 6 units of heavy equipment, and takes twice as many at the same price. Sell 12.',
    high: ({ offer, high }) => `VEGA offers ${offer} for all of them. Bargain: ask for ${high}.`,
    lower: ({ sure }) => `It did not take that, but its price rose. Up to ${sure} is sure now: ask for that.`,
    medicine: 'Now medicine: VEGA needs 4, so sell 8.',
    software: 'And software: sell all 10.',
    sure: ({ offer, sure }) =>
      `The offer of ${offer} is a tenth below what it thinks fair. It takes ${sure} at once: ask for that.`,
    profit: ({ cash }) => `You have ${cash} on board now. What VEGA makes is cheap here, and dear at SOL.`,
    buy: 'VEGA sells uranium, and SOL needs it. Buy all 7 units.',
    less: ({ offer, sure }) => `When you buy, bid less: VEGA wants ${offer}, and takes ${sure} at once. Bid that.`,
    pass: 'You need not trade everything. Pass on this one.',
    home: 'Your ship has uranium on board. Fly home to SOL.',
    deal: 'SOL uses much more uranium than you have. Sell all 7 units.',
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
    pass: `Press “${trade.none}”.`,
    bank: `Press “${bank.deposit}”.`,
    deposit: `Press “${bank.deposit}”.`,
  },
  keyboard: {
    fly: 'By keyboard: its number in the list, twice.',
    units: 'By keyboard: type it, Enter.',
    bid: 'By keyboard: type it, Enter.',
    pass: 'By keyboard: P.',
    bank: 'By keyboard: Enter.',
    deposit: 'By keyboard: Enter.',
  },
  terminal: {
    fly: 'Press its number.',
    units: 'Type the number, then Enter.',
    bid: 'Type the sum, then Enter.',
    pass: 'Press p.',
    bank: 'Press Enter.',
    deposit: 'Press = for all of it, then Enter.',
  },
};
