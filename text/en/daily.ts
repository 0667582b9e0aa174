/** What every program says of the daily galaxy, in English. */

const english = {
  title: 'Daily galaxy',
  about: (rivals: string) =>
    `Everybody plays the same galaxy today, with the same offers, against ${rivals}. Only the first attempt counts, and nothing can be taken back. A new one begins at midnight UTC.`,
  play: 'Play today’s galaxy',
  resume: 'Continue today’s galaxy',
  look: 'Look at it again',
  place: (place: number) => ['First', 'Second', 'Third'][place - 1] ?? `${place}.`,
  line: 'The result to share',
  copy: 'Copy the result',
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  history: 'What you reached',
  none: 'You have not played one yet.',
  table: 'Everybody’s results today',
  tableEmpty: 'Nobody has sent a result yet.',
  noTable: 'There is no table of results: no game server answers.',
  send: 'Send my result to the table',
  sent: 'Your result is in the table.',
  sendFailed: 'The server did not take it.',
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
