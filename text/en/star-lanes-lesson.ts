/** What the first match of Star Lanes says, step by step. */
import type { LanesLessonNames } from '../../lessons/star-lanes.ts';
import type { LessonWords } from '../../lessons/lesson.ts';
import { starLanesEn } from './star-lanes.ts';

export type LanesLessonWords = LessonWords<
  LanesLessonNames['says'],
  LanesLessonNames['how'],
  LanesLessonNames['amount']
>;

/** The buttons by their own names. */
const { trade } = starLanesEn;

export const lanesLessonEn: LanesLessonWords = {
  says: {
    found: 'Each turn you choose one of five marked spaces. 4D lies beside a star: found a company there.',
    gift: 'You founded Altair and got five shares as a gift. Buy as many more as you can.',
    grow: ({ growth, star }) =>
      `Your rival has founded Betelgeuse. Let Altair grow on 4E: each space adds ${growth} to its share price, each star beside it ${star}.`,
    dividend: ({ dividend }) => `You were paid ${dividend}. Each turn your shares pay five percent of their price.`,
    other: 'You may own shares of any company. Buy one of Betelgeuse, too.',
    outpost:
      '3F has nothing beside it (corners do not count) and becomes an outpost. It joins the first company that reaches it.',
    keep: 'No share is cheap enough for you now. Keep your money.',
    reach: 'From 4F Altair reaches your outpost, which joins it. That makes it larger than Betelgeuse.',
    exchange: ({ behind }) => `Here is who owns what. Your rival is ${behind} ahead, but not for long.`,
    stake: 'Next you merge the two companies, and the smaller one pays a bonus. Buy one more share of it.',
    merge:
      '4G joins both companies. The larger one takes over the smaller one; in a tie, the one with the higher price.',
    merged: ({ bonus }) =>
      `Betelgeuse paid ten times its price, divided by its shares: ${bonus} for you. Two of them became one of Altair.`,
    dearer: ({ price }) => `Altair costs ${price} a share now. Buy another one.`,
    split: ({ star, limit }) =>
      `5D lies beside a star, which adds ${star} to the price. Above ${limit} the shares split.`,
    doubled: 'Your shares doubled, and their price was halved. You lost nothing, and now they can rise again.',
    more: 'You have twice as many shares, so growth pays twice. Buy as many more of Altair as you can.',
    choose: 'This move is yours. The list shows what each space would do, and how much more you gain than your rival.',
    invest: 'Cash earns nothing. Buy as many shares of Altair as you can.',
    last: ({ behind }) => `The last move, and your rival is ${behind} ahead. Let Altair grow on 5F, beside the star.`,
    finish: 'In the end, cash and shares at their price count. Trade nothing, and the match is over.',
    end: ({ ahead }) => `You won by ${ahead}, on the last move. The rules page has the rest; now play a match.`,
  },
  page: {
    place: 'Press the space, on a touch screen twice.',
    choose: 'Look at them, then press one.',
    most: `Press “${trade.max}”, then “${trade.confirm}”.`,
    one: `Press “+”, then “${trade.confirm}”.`,
    nothing: `Press “${trade.pass}”.`,
  },
  keyboard: {
    place: 'By keyboard: its number, twice.',
    choose: 'By keyboard: its number, twice.',
    most: 'By keyboard: its letter, M, Enter.',
    one: 'By keyboard: its letter, 1, Enter.',
    nothing: 'By keyboard: Enter.',
  },
  terminal: {
    place: 'Press its number, then Enter.',
    choose: 'Look with ↑↓, then press Enter.',
    most: 'Press = for the most, then Enter.',
    one: 'Go to its row with ↑↓, press +, then Enter.',
    nothing: 'Press Enter.',
  },
};
