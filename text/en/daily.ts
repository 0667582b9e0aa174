/** What every program says of the daily galaxy, in English. */

const english = {
  title: 'Daily galaxy',
  about: (rivals: string) =>
    `Everybody plays the same galaxy today, with the same offers, against ${rivals}. Only your first attempt counts, and there is no undo. A new galaxy starts at midnight UTC.`,
  play: 'Play today’s galaxy',
  resume: 'Continue today’s galaxy',
  look: 'Look at it again',
  place: (place: number) => ['First', 'Second', 'Third'][place - 1] ?? `${place}.`,
  line: 'The result to share',
  copy: 'Copy the result',
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  history: 'Your results',
  none: 'You have not played a daily galaxy yet.',
  table: 'Today’s results',
  tableEmpty: 'Nobody has sent a result yet.',
  noTable: 'No table of results: the game server does not answer.',
  send: 'Send my result to the table',
  sent: 'Your result is in the table.',
  sendFailed: 'The server did not accept it.',
  date: 'Date',
  rank: 'Place',
  player: 'Player',
  net: 'Net worth',
  badge: 'Daily',
  squares: 'Each square is a tenth of the match: 🟩 first, 🟨 second, ⬜ third.',
  name: 'Your name in the table',
  earlier: (day: string) => `The galaxy of ${day}`,
  toDay: 'To the daily galaxy',
};

/** What every language has to say of it: English is the model. */
export type DailyWords = typeof english;

export const dailyEn: DailyWords = english;
