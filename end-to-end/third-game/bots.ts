/** The computer players of Countdown: one that takes little, and one that knows how it is won by two. */
import type { Bot } from '../../bots/bot.ts';
import type { CountdownTypes } from './rules.ts';

const miser: Bot<CountdownTypes> = {
  name: 'miser',
  level: 1,
  playouts: 0,
  answer: () => ({ action: { take: 1 } }),
};

const master: Bot<CountdownTypes> = {
  name: 'master',
  level: 2,
  playouts: 0,
  answer: ({ view }) => ({ action: { take: view.left % 4 === 0 ? 1 : view.left % 4 } }),
};

export const countdownBots: readonly Bot<CountdownTypes>[] = [miser, master];
