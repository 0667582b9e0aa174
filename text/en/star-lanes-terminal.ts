/** What only the terminal says of Star Lanes, in English. */
import { money } from '../../games/star-lanes/text.ts';
import { formatOf, joined } from '../format.ts';
import { reasonWords, suggestionWords, tradeWords } from './star-lanes-advice.ts';

const { counted, number: grouped } = formatOf('en');
const shares = (count: number): string => counted(count, { one: 'share', other: 'shares' });

/** The keys, and what they do. */
const help = `Placing
  1 2 3 …  ↑ ↓   shows what a space would do; Enter plays it
  3K  Enter      plays a space by its name; so does its number, twice
  u              undoes; with other people, until something is revealed

Trading
  ↑ ↓  A … L     goes to a company
  + - ← →        one share more or less; PgUp and PgDn ten
  12  -5         types the number of shares; below zero sells
  =  M           as many as you can pay
  s              sells all
  Enter          trades; without any order it passes
  Esc            clears it

Advice, in matches at this terminal
  a              what the adviser would play, and why (in a trade: v)

Looking
  x              the exchange: who owns what, and where prices come from
  w  n  ?        net worth over the match; the newswire; this page
  m  t  b        with others: vote; chat; take your seat back
  q  Ctrl-C      leaves; the match is saved: see the command resume

All rules and editions: see the commands rules star-lanes and options
`;

/** What players are called, one and several; and the heads of a review. */
const people: readonly [string, string] = ['player', 'players'];
const columns: readonly [string, string, string] = ['accuracy', 'loss per move', 'luck'];

const english = {
  about: 'the game of 1977: found companies, merge them, get rich',
  help,
  /** With the parts of a dollar that some editions have. */
  money: (amount: number): string => money(amount),
  progress: (moves: number, of: number) => `${moves} of ${of} moves`,
  moment: (move: number, of: number | undefined) => (of === undefined ? `move ${move}` : `move ${move} of ${of}`),
  ended: (moves: number) => `after ${moves} moves`,
  turn: 'turn',
  question: { place: 'place a space', trade: 'trade', tradeOf: (company: string) => `trade ${company}` },
  waits: {
    place: (who: string) => `${who} chooses a space.`,
    trade: (who: string) => `${who} trades.`,
    over: (_who: string) => 'The match is over.',
  },
  made: (stock: string, cash: string) => `${stock} in stock, ${cash} in cash`,
  endNow: 'end the match now (a rule of this edition)',
  sureEnd: {
    title: 'End the match?',
    lines: ['No more moves; the standings are final.'],
    yes: 'end it',
    no: 'play on',
  },
  keys: {
    place: 'place',
    look: 'look',
    advice: 'advice',
    company: 'company',
    shares: 'shares',
    max: 'max',
    sellAll: 'sell all',
    trade: 'trade',
    exchange: 'exchange',
    worth: 'worth',
    choose: 'choose the company',
    another: 'another space',
    doFirst: 'do the first',
    doIt: 'do it',
    close: 'close',
  },
  place: {
    ask: (who: string) => `${who}, where do you place?`,
    or: (companies: string) => ` (or ${companies})`,
    which: (space: string) => `${space}: which company?`,
    nothing: 'Nobody gains or loses anything.',
  },
  trade: {
    ask: (who: string) => `${who}, what do you trade?`,
    absent: (company: string) => `${company} is not on the map.`,
    cashLeft: (amount: string) => `Cash left ${amount}`,
    heads: {
      price: 'price',
      owned: 'yours',
      order: 'order',
      least: 'sell',
      most: 'buy',
      worth: 'worth',
      dividend: 'dividend',
    },
  },
  side: {
    companies: 'Companies',
    size: 'size',
    price: 'price',
    yours: 'yours',
    worth: 'worth',
    standings: 'Standings',
    net: 'net worth',
    cash: 'cash',
    chart: 'Net worth',
  },
  exchange: {
    title: 'Exchange',
    /** A heading inside a line. */
    row: (head: string) => head.toLowerCase(),
  },
  outcome: {
    outpost: 'an outpost',
    lost: 'an outpost, lost to a black hole',
    founds: (company: string) => `founds ${company}`,
    grows: (company: string) => `extends ${company}`,
    merges: (from: readonly string[], into: string) => `merges ${joined(from, 'and')} into ${into}`,
    founded: (size: number, price: string) => `size ${size}, ${price} a share`,
    gift: (count: number) => `${shares(count)} ${count === 1 ? 'is' : 'are'} yours`,
    size: (from: number, to: number) => `size ${from} → ${to}`,
    price: (from: string, to: string) => `${from} → ${to} a share`,
    exchanged: (old: number, gained: number, into: string) =>
      `your ${shares(old)} ${old === 1 ? 'becomes' : 'become'} ${grouped(gained)} of ${into}`,
    bonus: (amount: string) => `bonus ${amount}`,
    dividend: (amount: string) => `dividends ${amount}`,
    split: (company: string, price: string) => `${company} splits 2 for 1, to ${price}`,
    swallowed: (company: string) => `${company} is swallowed by a black hole`,
    ends: 'the match is over then',
    guessed: 'others’ shares are estimates',
    you: (gain: string) => `you ${gain}`,
    gap: (gains: string, gap: string) => `${gains}: gap ${gap}`,
  },
  advice: {
    /** An answer, a trade and a reason of the adviser, in words. */
    suggestion: suggestionWords,
    trade: tradeWords,
    reason: reasonWords,
    title: 'The adviser says',
    afterwards: (trade: string) => `Then ${trade}.`,
    atEnd: (amount: string) => `about ${amount} at the end`,
    chance: (chance: string) => `${chance} to win`,
  },
  lines: {
    opening: (edition: string, moves: number, first: string) =>
      `Edition ${edition}, ${moves} moves at most. Type help for help.\n${first} begins.`,
    placing: `Choose one of the spaces in brackets by its number. With nothing beside it,
it becomes an outpost (+); beside a star (*) or an outpost it founds a company;
beside a company it extends it; between companies it merges them. Then you
receive dividends and trade. The player with the most at the end wins. All
rules: the command rules star-lanes.`,
    trading: `You trade with the bank at these prices. Shares pay dividends on each of
your turns, gain when their company grows, and are converted, with a bonus,
when it is merged into a larger one.`,
    place: (who: string) => `${who}, where do you place?`,
    orders: (who: string) => `${who}, your orders?`,
    sharesOf: (who: string, company: string) => `${who}, how many shares of ${company}?`,
    company: 'company',
    heads: ['size', 'price', 'shares', 'worth'],
    purse: (cash: string, net: string) => `Cash ${cash}, net worth ${net}.`,
    typePlace: (names: string, count: number, also: string) =>
      `Type one of ${names}, or its number from 1 to ${count}${also}; or map, stock, help, quit.`,
    withCompany: (example: string) => ` (with a company if there is a choice: ${example})`,
    typeOne: '5 or -2, = for all you can buy',
    typeMany: (company: string) => `${company} 5 or ${company} -2, ${company} = for all you can buy`,
    typeTrade: (forms: string) => `Type orders such as ${forms}; press Enter to skip; or map, stock, help, quit.`,
  },
  review: {
    people,
    played: (moves: number) => counted(moves, { one: 'move', other: 'moves' }),
    point: (move: number, who: string, from: string, to: string, sentence: string) =>
      `Move ${move}: ${who} ${from} -> ${to}. ${sentence}`,
    by: 'move',
    turningPoints: 'Turning points',
    columns,
    lost: (percent: number) => `${percent.toFixed(1)} %`,
    explanation:
      'Accuracy: how good the chosen spaces and trades were; 100 is best. Loss per move: how much chance to win was lost against the best answer, on average. Luck: how much better the offers were than an average draw, in chance to win, over all moves.',
    alone: 'You play alone: the figures rate your final worth instead of the chance to win.',
    roughly: 'The champion’s network is missing: these figures come from playouts and are less precise than usual.',
    scene: (move: number, of: number, who: string, places: boolean) =>
      `move ${move} of at most ${of}: ${who} ${places ? 'chooses a space' : 'trades'}.`,
  },
};

/** What every language has to say of Star Lanes in a terminal: English is the model. */
export type LanesTerminalWords = typeof english;

export const lanesTerminalEn: LanesTerminalWords = english;
