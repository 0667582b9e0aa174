/** What only the terminal says of Star Trader, in English. */
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { money, tellDate } from '../../games/star-trader/text.ts';
import type { Ask, Side } from '../../games/star-trader/types.ts';
import { missWords, suggestionWords } from './star-trader-advice.ts';

/** The keys, and what they do. */
const help = `Trading
  12  Enter      sells or buys that many units, or bids that many dollars
  + - ← →        a little more or less; PgUp and PgDn ten times as much
  =              as much as possible
  Esc            the previous value
  p  0           passes: no trade, no more bids, no bank
  a              asks for advice and fills it in
  f              lets a factor bargain for this good, for a few percent
  F              the same for everything that is worth it here
  A              alone: follows the advice for the whole stop

Flying
  1 2 3 …        sends the ship to the star with this key on the map
  ↑ ↓ ← →        shows what each port would bring; Enter flies there
  g              plans a route of several stops
  r              asks for a report

Looking
  s              every star: class, needs, goods, and how old the news is
  x              captains and ships: cash, bank and cargo
  c  l           the calendar of landings; the newsletters of every January
  w  v           charts of everybody’s worth and of a star’s prices
  n  ?           the news; this page
  u              undoes; with other people, until something is revealed
  m  t  b        with others: vote; chat; take your seat back
  q  Ctrl-C      leaves; the match is saved: see the command resume

All rules and editions: see the commands rules star-trader and options --game star-trader
`;

const asked: Readonly<Record<Ask['ask'], string>> = {
  sell: 'what to sell',
  buy: 'what to buy',
  bid: 'for a bid',
  bank: 'whether to go to the bank',
  withdraw: 'what to withdraw',
  deposit: 'what to deposit',
  destination: 'where to go',
};

const offers = (side: Side): string => (side === 'sell' ? 'offers' : 'wants');

/** What players are called, one and several; and the heads of a review. */
const people: readonly [string, string] = ['captain', 'captains'];
const columns: readonly [string, string, string] = ['traded', 'loss per flight', 'luck'];

const english = {
  about: 'the game of 1974: ships, stars and bargains',
  help,
  money: (amount: number): string => money(amount),
  date: (date: Stardate): string => tellDate(date),
  /** Without its year, where little room is left. */
  shortDate: (date: Stardate): string => tellDate(date).split(' ').slice(0, 2).join(' '),
  progress: (today: string, end: number) => `${today} (it ends in ${end})`,
  ended: (year: number) => `in ${year}`,
  /** What stands between thousands in a number that is typed. */
  thousands: ',',
  turn: 'landing',
  made: (cash: string, cargo: string) => `money ${cash}, cargo ${cargo}`,
  age: {
    never: 'never seen',
    neverShort: 'never',
    today: 'today',
    days: (days: number) => `${days} d`,
    months: (months: number) => `${months} mo`,
  },
  empty: 'empty',
  /** So many units of a good: `lot` is what the words of the game make of it. */
  lotOf: (_lot: string, units: number, good: string) => `${units} of ${good}`,
  deals: {
    sell: (lots: string) => `sell ${lots}`,
    buy: (lots: string) => `buy ${lots}`,
    nothing: 'nothing to trade',
  },
  question: {
    sell: (good: string, star: string) => `sell ${good} to ${star}?`,
    buy: (good: string, star: string) => `buy ${good} at ${star}?`,
    bid: (units: number, good: string) => `bid for ${units} ${good}`,
    bank: (star: string) => `the bank at ${star}?`,
    withdraw: (star: string) => `withdraw at ${star}`,
    deposit: (star: string) => `deposit at ${star}`,
    destination: (star: string) => `from ${star} where to?`,
  },
  waits: (who: string, star: string | undefined) => `${who}${star === undefined ? '' : ` is in port at ${star}`} …`,
  keys: {
    fly: 'fly',
    look: 'look',
    plan: 'plan',
    report: 'report',
    enter: 'enter',
    pass: 'pass',
    bid: 'bid',
    moreLess: 'more, less',
    breakOff: 'break off',
    sell: 'sell',
    buy: 'buy',
    withdraw: 'withdraw',
    deposit: 'deposit',
    all: 'all',
    advice: 'advice',
    factor: 'factor',
    factorAll: 'for all',
    asAdvised: 'follow',
    stars: 'stars',
    star: 'star',
    itsPrices: 'its prices over time',
    exchange: 'exchange',
    calendar: 'calendar',
    worth: 'worth',
    prices: 'prices',
    good: 'good, or all',
    letter: 'letter',
    older: 'older, newer',
    allPrices: 'all prices',
    adds: 'adds a star',
    removes: 'takes one away',
    firstLeg: 'fly the first leg',
  },
  charts: {
    worth: 'Worth',
    prices: (star: string) => `Prices at ${star}`,
    price: (good: string, star: string) => `${good} at ${star}`,
  },
  exchange: {
    captains: 'Captains',
    heads: ['worth', 'bank', 'cash'],
    at: (star: string) => `at ${star}`,
    to: (star: string, date: string) => `to ${star}, ${date}`,
  },
  map: {
    rings: (lightYears: number) => `rings of ${lightYears} light years`,
    ringsShort: (lightYears: number) => `${lightYears} ly`,
  },
  side: {
    captains: 'Captains',
    worth: 'worth',
    bank: 'bank',
    ships: 'Ships',
    tons: 'tons',
    cash: 'cash',
    cargo: 'cargo',
    overdue: 'overdue',
    target: (worth: string, medal: string) => `Target: ${worth} for ${medal}`,
  },
  stars: {
    sheet: (star: string, kind: string, name: string) => `${star}, class ${kind}, ${name}`,
    unknown: 'Its prices are not known yet.',
    known: (date: string, age: string) => `Prices of ${date}: ${age}.`,
    place: (x: number, y: number) => `At ${x}, ${y} light years from SOL.`,
    days: (days: number) => ` ${days} days from here.`,
    sells: (goods: string) => `It sells ${goods}.`,
    wants: (goods: string) => `It wants ${goods}.`,
    at: (good: string, price: number) => `${good} at ${price}`,
    bound: (ships: string) => `Bound for it: ${ships}.`,
    /** What stands for nothing on a list of goods, and what the mark of a want means. */
    nothing: 'nothing',
    wantsMark: '▼ want',
    /** What the marks of prices mean. */
    legend: '▲ it sells at this price   ▼ it buys at it   · neither   ? unknown',
    prices: 'Prices',
    asOf: 'as of',
  },
  letter: {
    none: 'No newsletter has come yet',
    title: (number: number, date: string, at: number, of: number) => `Newsletter ${number}, ${date} (${at} of ${of})`,
    captain: 'Captain',
    inAYear: 'in a year',
    moved: 'Biggest price changes',
    move: (good: string, star: string, from: string, to: string) => `${good} at ${star} ${from} → ${to}`,
    nothing: 'none',
    deals: 'Best deals of the year',
    deal: (ship: string, side: Side, units: number, good: string, star: string, total: string, gain: string) =>
      `${ship} ${side === 'sell' ? 'sold' : 'bought'} ${units} ${good} at ${star} for ${total}: ${gain}`,
    stars: 'Stars',
    grew: (star: string, steps: number, reached: string | undefined) =>
      `${star} by ${steps}${reached === undefined ? '' : ` to class ${reached}`}`,
    developed: (stars: string) => `Developed: ${stars}.`,
    appeared: (stars: string) => `New: ${stars}.`,
    landings: (count: number) => `${count} landings this year.`,
  },
  calendar: {
    today: (today: string, end: string) => `Today is ${today}. The match ends on ${end}.`,
    heads: {
      landings: 'Landings',
      ship: 'ship',
      from: 'from',
      to: 'to',
      latest: 'latest',
      cash: 'cash',
      cargo: 'cargo',
    },
    overdue: 'overdue',
    inDays: (days: number) => `in ${days} d`,
    none: 'No ship is under way.',
  },
  ports: {
    ask: (who: string, ship: string, star: string) => `${who} ${ship} at ${star}: where to?`,
    when: (star: string, date: string, days: number, late: number) =>
      `${star}: about ${date}, ${days} days and about ${late} late`,
    gains: (deals: string, gain: string) => `${deals}; gains ${gain}`,
  },
  route: {
    none: 'You have no ship to plan for',
    title: (ship: string, cargo: string) => `Route for ${ship} with ${cargo}`,
    press: 'Press the keys of the stars in the order of your visits.',
    leg: (from: string, to: string, days: number, late: number, onTime: number, date: string) =>
      `${from} → ${to}: ${days} days, about ${late} late (on time ${onTime} %), about ${date}`,
    tooLate: 'after the end of the match',
    stop: (deals: string, gain: string, cargo: string) => `${deals}: ${gain}; then on board: ${cargo}`,
    sum: (gain: string, days: number, aDay: string, date: string) =>
      `In all ${gain} in about ${days} days, ${aDay} a day; arrival ${date}.`,
  },
  trade: {
    howMany: (side: Side) => `${side === 'sell' ? 'Sell' : 'Buy'} how many?  `,
    fit: (most: number | undefined) => `${most === undefined ? '' : `at most ${most}; `}0 passes`,
    total: (price: string, total: string, off: string, side: 'above' | 'below' | 'at') =>
      `At the chart’s ${price} that is ${total}, ${side === 'at' ? '' : `${off} ${side} `}the base price.`,
    needs: (who: string, star: string, lot: string, hold: number) =>
      `${who}: ${star} needs ${lot}, takes up to twice that; you have ${hold}`,
    sells: (who: string, star: string, lot: string, fits: number) =>
      `${who}: ${star} sells up to ${lot}; ${fits} fit on board`,
    onBoard: 'on board',
    tons: (weight: number, of: number) => `${weight} of ${of} t`,
    factor: (side: Side, amount: string) => `f: a factor ${side === 'sell' ? 'gets' : 'pays'} ${amount}`,
  },
  bid: {
    title: (who: string, star: string, side: Side, lot: string, round: number, of: number) =>
      `${who}: ${star} ${side === 'sell' ? 'buys' : 'sells'} ${lot}; bid ${round} of ${of}`,
    before: (round: number, star: string, side: Side, offer: string, bid: string) =>
      `${round}.  ${star} ${offers(side)} ${offer}; you bid ${bid}: rejected, but it moved towards you.`,
    now: (round: number, star: string, side: Side, offer: string, each: string, isFinal: boolean) =>
      `${round}.  ${star} ${offers(side)} ${offer} (${each} a unit)${isFinal ? ', and that is final' : ''}.`,
    nothing: 'There is no price to bargain about: p passes.',
    /** What stands before the field, with its sign for dollars where that comes first. */
    yours: 'Your bid for all: $',
    each: (amount: string) => `${amount} a unit`,
    window: (above: string, below: string, side: Side) =>
      `Between ${above} and ${below}; ${side === 'sell' ? 'more than it offers' : 'less than it wants'}, but not too far.`,
    last: (units: number, good: string, side: Side, star: string, total: string) =>
      `Before: ${units} ${good} ${side === 'sell' ? 'sold to' : 'bought at'} ${star} for ${total}.`,
  },
  bank: {
    title: (who: string, star: string) => `${who}: the bank at ${star}`,
    books: (cash: string, balance: string, interest: number) =>
      `${cash} on board, ${balance} in the account at ${interest} % a year.`,
    toPay: (amount: string) => `The bargain costs ${amount}: without the money it fails.`,
    enter: 'Enter the bank?  Enter: yes   p: no',
    withdraw: 'Withdraw: $',
    deposit: 'Deposit: $',
    takesAll: (amount: string) => `= withdraws all ${amount}`,
    putsAll: (amount: string) => `= deposits all ${amount}; 0 leaves`,
    onToDeposit: (all: string) => `${all}; 0 goes on to a deposit`,
  },
  /** What the adviser and a review say. */
  suggestion: suggestionWords,
  miss: missWords,
  advice: (words: string, reason: string) => `Advice: ${words}. ${reason}`,
  lines: {
    opening: (edition: string, end: string) => `Edition ${edition}, until ${end}. Type help for help.`,
    help: `Carry goods from where they are made to where they are needed. Prices are
per unit. Type a number of units, then a price for all of them; the star
accepts, moves towards you and waits for another bid, or breaks off. The
richest captain when the years are over wins. Alone, type advice to let a good
captain play this stop, including the departure. All rules:
the command rules star-trader.`,
    head: (date: string, who: string, star: string, kind: string, cash: string, cargo: string) =>
      `${date}, ${who} at ${star} (${kind}): ${cash} and ${cargo} on board.`,
    days: (days: number) => `${days} days`,
    prices: (deals: string, age: string) => `${deals} (prices ${age})`,
    sell: (star: string, lot: string, hold: number, factor: string, who: string, fits: number) =>
      `${star} needs ${lot} and takes up to twice that; you have ${hold}.${factor} ${who}, how many do you sell? (${fits})`,
    buy: (star: string, lot: string, factor: string, who: string, fits: number) =>
      `${star} sells ${lot}, ${fits} fit on board.${factor} ${who}, how many do you buy? (${fits})`,
    bid: (bid: string, factor: string, who: string, offer: number) => `${bid}${factor} ${who}, your bid? (${offer})`,
    bidWords: (star: string, side: Side, offer: string, lot: string, rounds: string, above: string, below: string) =>
      `${star} ${offers(side)} ${offer} for ${lot} (bid ${rounds}, between ${above} and ${below}).`,
    rounds: (round: number, of: number) => `${round} of ${of}`,
    bank: (balance: string, who: string) => `The bank: ${balance} in your account. ${who}, do you enter? (no)`,
    withdraw: (who: string, balance: string, usual: number) =>
      `${who}, how much of ${balance} do you withdraw? (${usual})`,
    deposit: (who: string, cash: string) => `${who}, how much of ${cash} do you deposit? (0)`,
    destination: (who: string) => `${who}, where to?`,
    factor: (side: Side, amount: string, units: number) =>
      ` A factor ${side === 'sell' ? 'gets' : 'pays'} ${amount} for ${units}.`,
    always: (hasFactor: boolean) =>
      `${hasFactor ? 'factor (or factor 5, or factor all for the whole stop), ' : ''}or prices, help, quit.`,
    typePort: (ports: string, always: string) => `Type one of ${ports}; ${always}`,
    typeYes: (always: string) => `Type yes or no; ${always}`,
    typeNumber: (always: string) =>
      `Type a number, = for the most, Enter for the value in brackets, or pass; ${always}`,
  },
  review: {
    people,
    played: (departures: number) => `${departures} departures`,
    turningPoints: 'Turning points',
    misses: 'What better answers would have gained',
    columns,
    worth: 'Worth, stop by stop',
    blocks: (title: string) => `${title} (higher is richer)`,
    digits: (title: string, most: string) => `${title} (9 is ${most} or more)`,
    by: 'stop',
    point: (date: string, swing: string, sentence: string) => `${date}: ${swing}. ${sentence}`,
    miss: (date: string, who: string, star: string, loss: string, sentence: string) =>
      `${date}, ${who} at ${star}: ${loss}. ${sentence}`,
    days: (days: string) => `${days} days`,
    explanation:
      'Traded: what the bargains gained, compared with what the computer captain would have gained in the same ports. Loss per flight: how much more a clearly better port promised a year later, on average per departure. Luck: by how many days the ships were earlier than expected, in total. Chances assume that all captains continue like the computer captain.',
    scene: (date: string, star: string, who: string, ask: Ask['ask']) =>
      `${date} at ${star}: ${who} is asked ${asked[ask]}.`,
    gain: (gains: boolean, amount: string, isThere: boolean) =>
      `${gains ? 'gains' : 'loses'} about ${amount}${isThere ? ' there' : ''}.`,
  },
};

/** What every language has to say of Star Trader in a terminal: English is the model. */
export type TraderTerminalWords = typeof english;

export const traderTerminalEn: TraderTerminalWords = english;
