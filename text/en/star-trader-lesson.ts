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
    fly: 'Your ship carries what frontier stars (class IV) need. JADE is the nearest one, first in the list: fly there.',
    twice: 'JADE needs 6 units of heavy equipment and takes twice as many at the same price. Sell 12.',
    patience: ({ sure, listens }) =>
      `This is JADE’s patience: it accepts ${sure} at once, considers up to ${listens}, and walks away above that.`,
    bold: ({ listens }) => `A bid it only considers moves its price a fifth of the way towards it. Ask for ${listens}.`,
    again: ({ listens }) => `Its price rose, but its patience shrank. You have three bids: ask for ${listens} now.`,
    last: ({ sure }) => `The last bid must be accepted, or there is no deal. ${sure} is safe: ask for that.`,
    factor: 'Your factor makes the best bids for you and keeps 3% of the price. Let it sell 8 medicine: JADE needs 4.',
    software: 'JADE needs 7 units of software, too, and would take 14. Let your factor sell all 10.',
    profit: ({ cash }) =>
      `You have ${cash} on board now. JADE makes uranium, metals and gems: cheap here, expensive at SOL.`,
    uranium: ({ here, home }) =>
      `Uranium: ${here} a unit here, ${home} at SOL. When you buy, bid less instead of more: let your factor buy all 6.`,
    metals: ({ here, home }) => `Metals: ${here} a unit here, ${home} at SOL. Let your factor buy all 5.`,
    gems: ({ here, home }) =>
      `Star gems: ${here} a unit here, ${home} at SOL, and they weigh nothing. Let your factor buy all 3.`,
    worth: ({ gain }) =>
      `Your worth rose by ${gain}. The list promised more, because it assumes the best bids and no factor.`,
    home: 'JADE lacks nothing now: when you leave, it grows by a quarter of a class. SOL is first in the list: fly home.',
    stop: 'SOL needs everything you bought and makes what JADE needs. Let your factor trade the whole stop: it sells, then buys.',
    sold: ({ gain }) => `One voyage, and your worth rose by ${gain}. Here is what you have.`,
    bank: 'The bank pays 5% a year, added at each visit and each January. At JADE you sell before you buy, so you need no cash.',
    deposit: 'Deposit what you have. You can withdraw it at every star of class I or II.',
    end: ({ gain }) => `You gained ${gain} in one voyage. The rules page has the rest; now play a match.`,
  },
  page: {
    fly: `Press the star, then “${map.fly('…')}”.`,
    units: `Set the number, then press “${trade.bargain('…')}”.`,
    bid: `Set the sum, then press “${bid.send('…')}”.`,
    factorSell: `Press “${factor.sell('…')}”.`,
    factorBuy: `Press “${factor.buy('…')}”.`,
    factorStop: `Press “${factor.stop}”.`,
    bank: `Press “${bank.deposit}”.`,
    deposit: `Press “${bank.deposit}”.`,
  },
  keyboard: {
    fly: 'By keyboard: its number in the list, twice.',
    units: 'By keyboard: type it, Enter.',
    bid: 'By keyboard: type it, Enter.',
    factorSell: 'By keyboard: F.',
    factorBuy: 'By keyboard: F.',
    factorStop: 'By keyboard: S.',
    bank: 'By keyboard: Enter.',
    deposit: 'By keyboard: Enter.',
  },
  terminal: {
    fly: 'Press its number.',
    units: 'Type the number, then Enter.',
    bid: 'Type the sum, then Enter.',
    factorSell: 'Press f.',
    factorBuy: 'Press f.',
    factorStop: 'Press F.',
    bank: 'Press Enter.',
    deposit: 'Press = for all of it, then Enter.',
  },
};
