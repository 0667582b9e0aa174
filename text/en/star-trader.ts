/** Star Trader in English. */
import type { StarTraderReason } from '../../bots/star-trader/adviser/advice.ts';
import type { StarTraderBotName } from '../../bots/star-trader/cards.ts';
import type { Event, Refusal } from '../../games/star-trader/index.ts';
import { developmentOf } from '../../games/star-trader/classes.ts';
import type { Development, NextClass } from '../../games/star-trader/classes.ts';
import { CLASS_NAMES, GOOD_NAMES, explainRefusal } from '../../games/star-trader/text.ts';
import { formatOf } from '../format.ts';
import { reasonWords, reviewWords, weeks } from './star-trader-advice.ts';
import { starTraderRulesEn } from './star-trader-rules.ts';
import { datesOf, goodWords, tellingOf } from '../star-trader.ts';
import type { EventParts } from '../star-trader.ts';
import type { Subject } from '../subject.ts';

const { counted, money } = formatOf('en');
const goods = goodWords('en', {
  UR: { other: GOOD_NAMES.UR },
  MET: { one: 'metal', other: GOOD_NAMES.MET },
  HE: { other: GOOD_NAMES.HE },
  MED: { other: GOOD_NAMES.MED },
  SOFT: { other: GOOD_NAMES.SOFT },
  GEMS: { one: 'star gem', other: GOOD_NAMES.GEMS },
});
const days = (count: number): string => counted(Math.round(count), { one: 'day', other: 'days' });
const units = (count: number): string => counted(count, { one: 'unit', other: 'units' });
const captain = (number: number): string => `Captain ${number}`;

/** What a star has come to that did not reach a class. */
function grownStep(star: string, { next }: Development): string {
  return next === undefined
    ? `${star} has grown: it makes and needs more of everything.`
    : `${star} has grown: ${stepsTo(next)}.`;
}

const stepsTo = ({ class: reached, steps, of }: NextClass): string => `${steps} of ${of} steps to class ${reached}`;

function say(event: Event, { who, shipNumber, date, lot, cargo }: EventParts): string {
  const ship = ({ by, ship: number }: { readonly by: number; readonly ship: number }): string =>
    `${who(by).isYou ? 'Your ship' : `${who(by).name}: ship`} ${shipNumber(number)}`;
  switch (event.type) {
    case 'started':
      return `${counted(event.players, { one: 'captain', other: 'captains' })} with ${counted(event.ships, { one: 'ship', other: 'ships' })} at SOL, and ${counted(event.stars.length, { one: 'star', other: 'stars' })} to trade with.`;
    case 'priced':
      return `${event.star} has new prices.`;
    case 'reported':
      return `Newsletter ${event.number} of ${date(event)}: ${event.captains.map(({ total }, seat) => `${who(seat).name} ${money(total)}`).join(', ')}.`;
    case 'departed':
      return `${ship(event)} leaves ${event.from} for ${event.to}${event.delay > 0 ? `, ${weeks(event.delay)} late,` : ''} and is expected on ${date(event.eta)}.`;
    case 'landed': {
      const late = event.late === 0 ? 'on time' : `${weeks(event.late)} late`;
      return `${ship(event)} lands at ${event.star}, ${late}, with ${[money(event.cash), cargo(event.cargo)].filter(Boolean).join(' and ')}.`;
    }
    case 'opened':
      return `${who(event.by).does('bargains', 'bargain')} with ${event.star} over ${lot(event.units, event.good)}.`;
    case 'declined':
      return `${event.star} rejects ${money(event.total)} for ${lot(event.units, event.good)} and waits for another bid.`;
    case 'dealt':
      return `${event.side === 'sell' ? who(event.by).does('sells', 'sell') : who(event.by).does('buys', 'buy')} ${lot(event.units, event.good)} at ${event.star} for ${money(event.total)}${event.fee === undefined ? '' : `; the factor keeps ${money(event.fee)}`}.`;
    case 'failed': {
      const why = { star: `${event.star} breaks off`, cash: 'not enough cash', captain: 'broken off' };
      return `${who(event.by).name}: no deal for ${lot(event.units, event.good)}, ${why[event.why]}.`;
    }
    case 'interest':
      return `The bank pays ${who(event.to).isYou ? 'you' : who(event.to).name} ${money(event.amount)} in interest.`;
    case 'withdrawn':
      return `${who(event.by).does('withdraws', 'withdraw')} ${money(event.amount)}; ${money(event.balance)} left in the bank.`;
    case 'deposited':
      return `${who(event.by).does('deposits', 'deposit')} ${money(event.amount)}; ${money(event.balance)} in the bank.`;
    case 'grown':
      return event.class === undefined
        ? grownStep(event.star, developmentOf(event.level))
        : `${event.star} has developed and is now class ${event.class}, ${CLASS_NAMES[event.class]}.`;
    case 'appeared':
      return `A new star, ${event.star}, is open for trade.`;
    case 'extended':
      return `All captains have agreed to play longer, until ${event.endYear}.`;
    case 'ended':
      return `The match is over: ${event.captains.map(({ total }, seat) => `${who(seat).name} ${money(total)}`).join(', ')}.`;
  }
}

/** What the computer players are like, for people who choose an opponent. */
const bots: Readonly<Record<StarTraderBotName, string>> = {
  chance: 'Plays any legal action.',
  beginner: 'Pays what a star asks, forgets some of the goods, and seldom plans where to go.',
  trader: 'Flies where the price chart promises most, and pays the price on it.',
  merchant: 'Also flies by the price chart, but bargains to the last bid.',
  captain: 'Keeps a logbook of every star, plans routes, and banks the rest.',
  searcher: 'Plays out many futures, a year ahead, for every promising port.',
  champion: 'Learned to fly from thousands of matches, and plays hundreds of futures to the end.',
};

const english = {
  title: 'Star Trader',
  /** What somebody is called who has not said their name. */
  person: 'Pilot',
  personAt: captain,
  ...datesOf('en'),
  days,
  ...goods,
  /** Heads of narrow columns; the notation of matches keeps its own. */
  shortGoods: { UR: 'UR', MET: 'MET', HE: 'HE', MED: 'MED', SOFT: 'SOFT', GEMS: 'GEMS' },
  classes: CLASS_NAMES,
  tell: tellingOf('en', goods, { you: 'You', captain }, say),
  explain: (refusal: Refusal): string => explainRefusal(refusal),
  /** Why the adviser advises something. */
  because: (reason: StarTraderReason): string => reasonWords(reason),
  ...starTraderRulesEn,
  bots,
  form: {
    title: 'New game of Star Trader',
    about:
      'Carry goods from where they are made to where they are needed, and bargain over every lot. The richest captain when the years are over wins.',
    sharedDevice: 'Several captains share this device: it is your turn when your ship lands.',
    alone: 'Alone you play for a medal:',
    medals: (bronze: string, silver: string, gold: string) =>
      `bronze at ${bronze}, silver at ${silver}, gold at ${gold}.`,
  },
  shipOf: (name: string, number: number) => `${name}, ship ${number}`,
  bar: {
    year: (year: number, of: number) => `Year ${year} of ${of}`,
    yourShip: (number: number) => `Ship ${number}`,
    shipOf: (name: string, number: number) => `${name}, ship ${number}`,
  },
  map: {
    title: 'Star map',
    help: 'Arrow keys go from star to star; Enter shows more.',
    lens: 'Show prices of',
    noLens: 'names',
    here: 'the ship is here',
    from: (lightYears: string, star: string, time: string) => `${lightYears} light years from ${star}, ${time}`,
    sells: 'sells',
    buys: 'wants',
    /** How far it is from its next class. */
    steps: stepsTo,
    unknown: 'prices not known yet',
    asOf: (date: string, age: string) => `Prices of ${date}, ${age}`,
    today: 'up to date',
    old: (months: number) =>
      months < 1 ? 'less than a month old' : `${counted(months, { one: 'month', other: 'months' })} old`,
    ring: (count: number) => `${count} d`,
    inPort: 'In port',
    bound: 'On the way here',
    fly: (star: string) => `Fly to ${star}`,
    addStop: 'Add to the route',
    close: 'Close',
    legend: 'Classes',
    underWay: (who: string, from: string, to: string, date: string) =>
      `${who}: from ${from} to ${to}, expected ${date}`,
    late: (who: string, from: string, to: string, date: string) =>
      `${who}: from ${from} to ${to}, overdue since ${date}`,
  },
  steps: { title: 'This stop', sell: 'Sell', buy: 'Buy', bank: 'Bank', depart: 'Depart' },
  trade: {
    sell: (star: string, good: string) => `${star} wants ${good}`,
    buy: (star: string, good: string) => `${star} sells ${good}`,
    needs: 'It needs',
    takes: (need: number, most: number) => `${units(need)}, takes up to ${most} at the same price`,
    onBoard: 'You have',
    forSale: 'For sale',
    room: 'Room on board',
    tons: (count: number) => `${counted(count, { one: 'ton', other: 'tons' })}, one per unit`,
    weightless: 'weighs nothing',
    paid: 'Your money buys',
    paidAll: 'all of them',
    units,
    /** What they come to at the star’s price, and how far that is from the base price. */
    total: (total: string, off: string, side: 'above' | 'below' | 'at') =>
      `At its price: ${total} for all${side === 'at' ? ', the base price' : `, ${off} ${side} the base price`}.`,
    quantity: 'Units',
    less: 'One less',
    more: 'One more',
    most: 'Max',
    none: 'Pass',
    bargain: (count: string) => `Bargain for ${count}`,
    overPaid: 'More than you can pay at its first offer: bargain it down, or there is no deal.',
    noGain: 'Not worth it here: its price is above the base price, or you need room and money for other goods.',
  },
  /** What prices are called, on every desk and in every book. */
  price: {
    title: 'The prices of this bargain',
    forAll: 'for all',
    aUnit: 'a unit',
    unit: (amount: string) => `${amount} a unit`,
    yours: 'Your bid for all',
    bid: 'Your bid',
    offer: 'Its offer',
    its: 'Its price',
    base: 'Base price',
    offerAbout: (side: 'sell' | 'buy') => `Its offer is a tenth ${side === 'sell' ? 'below' : 'above'} its price.`,
    itsAbout:
      'Its price: what the star considers fair today and accepts at once. Map and price chart show it per unit.',
    baseAbout: 'Base price: what a unit on board counts for everywhere.',
  },
  bid: {
    sell: (lot: string) => `Sell ${lot}`,
    buy: (lot: string) => `Buy ${lot}`,
    round: (round: number, of: number) => `Bid ${round} of ${of}`,
    you: 'You',
    offerSell: (amount: string) => `I pay ${amount} for all.`,
    offerBuy: (amount: string) => `I want ${amount} for all.`,
    again: (amount: string, side: 'sell' | 'buy') =>
      side === 'sell' ? `Too expensive. I could pay ${amount}.` : `Too little. I could take ${amount}.`,
    finalOffer: (amount: string, side: 'sell' | 'buy') =>
      side === 'sell' ? `My final offer: I pay ${amount}.` : `My final offer: ${amount}.`,
    history: 'The bargain so far',
    quick: 'Quick bids',
    quickBids: { sure: 'Sure', halfway: 'Half patience', boldest: 'Full patience' },
    takes: (amount: string) => `accepts ${amount} at once`,
    listens: (amount: string) => `considers up to ${amount}`,
    outlook: {
      offer: (offer: string) => `Its own offer of ${offer} is at least as good: take it.`,
      taken: 'It accepts that at once.',
      thinking: (patience: string, price: string, bids: number) =>
        `It considers that, which uses ${patience} of its patience: its price becomes ${price}, and you have ${counted(bids, { one: 'bid', other: 'bids' })} left.`,
      gone: 'Beyond its patience: it walks away, and there is no second bargain for this good.',
      last: 'Your last bid: beyond its price it walks away, and there is no second bargain for this good.',
    },
    slip: (above: string, below: string) =>
      `That looks like a typing error: bid more than a tenth of its price (${above}) and less than ten times its price (${below}).`,
    accept: (amount: string) => `Take ${amount}`,
    /** A language may say it otherwise of a price asked and of one offered. */
    send: (amount: string, _side?: 'sell' | 'buy') => `Bid ${amount}`,
    pass: 'Break off',
    nothing: 'There is no price to bargain about.',
    /** All bargains of a stop. */
    dealtAll: (lots: string, amount: string, side: 'sell' | 'buy') =>
      `${side === 'sell' ? 'Sold' : 'Bought'} for ${amount} in all: ${lots}`,
    dealt: (lot: string, amount: string, side: 'sell' | 'buy') =>
      `${side === 'sell' ? 'Sold' : 'Bought'}: ${lot} for ${amount}`,
    failed: {
      star: 'No deal: the star broke off.',
      cash: 'No deal: not enough cash.',
      captain: 'You broke off.',
    },
  },
  /** Who bargains for a captain, for a part of it. */
  factor: {
    title: 'Factor',
    sell: (total: string) => `Let my factor sell them for ${total}`,
    buy: (total: string) => `Let my factor buy them for ${total}`,
    stop: 'Let my factor trade the whole stop',
    stopAbout:
      'Sells what brings more than its base price, as much as the star takes, and buys what costs less. You still handle bank and departure.',
    about: (percent: string) => `A factor makes the best bids and keeps ${percent}.`,
  },
  advice: {
    sell: (count: number) => `Sell ${count}`,
    buy: (count: number) => `Buy ${count}`,
    bid: (amount: string) => `Bid ${amount}`,
    factor: 'Let your factor bargain',
    bank: 'Go to the bank',
    withdraw: (amount: string) => `Withdraw ${amount}`,
    deposit: (amount: string) => `Deposit ${amount}`,
    go: (star: string) => `Fly to ${star}`,
    report: 'Ask for a report',
    pass: 'Pass',
    gain: (amount: string) => `about ${amount} of worth`,
  },
  bank: {
    title: (star: string) => `The bank at ${star}`,
    toPay: (amount: string) => `The bargain costs ${amount}. Withdraw what is missing, or it fails.`,
    balance: 'Account',
    cash: 'Cash on board',
    interest: (percent: string) => `The account earns ${percent} a year.`,
    amount: 'Amount',
    all: 'All',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    none: 'Not now',
  },
  port: {
    title: 'Where to?',
    about: 'Gains are estimates, with the best bargaining and prices projected from the last known ones.',
    order: 'Order',
    byDays: 'nearest first',
    byGain: 'best per day first',
    nothing: 'nothing to trade',
    tooLate: 'after the end of the match',
    sells: (lots: string) => `sell ${lots}`,
    buys: (lots: string) => `buy ${lots}`,
    choose: 'Choose a port',
    report: 'Ask for a report of all prices',
    keys: (keys: string) => `${keys === '1' ? 'Key 1 chooses' : `Keys ${keys} choose`} a port, Enter flies.`,
  },
  plan: {
    about: 'Choose stars in order, here or on the map. A plan does not commit you.',
    ship: 'Ship',
    add: 'Add a stop',
    empty: 'No stops yet.',
    remove: (star: string) => `Remove ${star} from the route`,
    clear: 'Clear the route',
    leg: (from: string, to: string) => `${from} to ${to}`,
    arrives: (date: string, expected: string) => `On time ${date}, likely ${expected}`,
    onTime: (chance: string, delay: string) => `${chance} on time; ${delay} late on average`,
    after: (cargo: string) => `Then on board: ${cargo}`,
    emptyHold: 'empty hold',
    late: 'The match is over before that.',
    total: (time: string, amount: string) => `Total ${time}, about ${amount}`,
  },
  books: {
    label: 'Books',
    tabs: { fleet: 'Fleet', prices: 'Prices', route: 'Route', charts: 'Charts', letters: 'News' },
  },
  fleet: {
    all: 'Ships',
    at: (star: string) => `in port at ${star}`,
    bound: (star: string, date: string) => `bound for ${star}, expected ${date}`,
    late: (star: string, date: string) => `bound for ${star}, overdue since ${date}`,
    overdue: 'overdue',
    cash: 'Cash',
    hold: 'Hold',
    tons: (weight: string, most: string) => `${weight} of ${most} tons`,
    weights: 'A unit weighs a ton; software and star gems weigh nothing.',
    empty: 'empty',
    calendar: 'Coming landings',
    none: 'No ship is under way.',
    latest: (date: string) => `${date} at the latest`,
  },
  prices: {
    title: 'Price chart',
    about: '▲ the star sells it, ▼ the star wants it: its price for a unit, as of the last report or visit.',
    star: 'Star',
    age: 'As of',
    chart: (star: string) => `Prices at ${star}`,
    unseen: 'not known',
  },
  exchange: {
    title: 'Captains and ships',
    at: (star: string) => `at ${star}`,
    bound: (star: string, date: string) => `to ${star}, ${date}`,
    late: (star: string) => `to ${star}, overdue`,
  },
  standings: {
    player: 'Captain',
    ships: 'Cash',
    bank: 'Bank',
    total: 'Worth',
    toMove: 'to move',
  },
  chart: {
    worth: 'Worth',
    empty: 'The chart starts with the first landings.',
    about: (what: string) => `${what} over the years`,
  },
  letter: {
    title: (number: number) => `Newsletter ${number}`,
    open: (number: number, date: string) => `Newsletter ${number}, ${date}`,
    none: 'The first newsletter comes in January.',
    standings: 'Worth of each captain',
    moved: 'Prices that moved',
    move: (star: string, good: string, from: string, to: string) => `${star}, ${good}: ${from} to ${to}`,
    grown: 'Stars that developed',
    growth: (star: string, steps: number) =>
      `${star}, by ${counted(steps, { one: 'step', other: 'steps' })} to its next class`,
    reached: (star: string, word: string) => `${star} is now ${word}`,
    appeared: (star: string) => `${star} is open for trade`,
    deals: 'Bargains of the year',
    deal: (who: Subject, lot: string, star: string, amount: string, side: 'sell' | 'buy') =>
      `${who.name} ${side === 'sell' ? 'sold' : 'bought'} ${lot} at ${star} for ${amount}`,
    landings: (count: number) => `${counted(count, { one: 'ship', other: 'ships' })} landed this year.`,
    first: 'Trade begins at SOL. Underdeveloped and frontier stars make what SOL needs and want what your ships carry.',
    close: 'Close',
  },
  /** Why a match ended. */
  ending: { years: 'the years are over', agreed: 'all captains agreed to end it here' },
  /** A card that shows an important event until it is read. */
  card: {
    you: 'You',
    year: (year: number) => `The year ${year} is over`,
    standing: (who: string, total: number, change: number | undefined) =>
      `${who}: ${money(total)}${change === undefined ? '' : `, ${change < 0 ? '−' : '+'}${money(Math.abs(change))}`}`,
    held: (ship: number, count: number) => `Ship ${ship} is delayed by ${weeks(count)}`,
    late: (ship: number, count: number) => `Ship ${ship} lands ${weeks(count)} late`,
    expected: (star: string, date: string) => `Expected at ${star} on ${date}`,
    read: (number: number) => `Read newsletter ${number}`,
  },
  wait: {
    thinking: (name: string) => `${name} is trading ...`,
    waiting: (name: string) => `Waiting for ${name}`,
  },
  review: reviewWords,
  hints: {
    destination:
      'Ships fly from star to star. Underdeveloped (III) and frontier (IV) stars want heavy equipment, medicine and software, and sell what SOL needs. Press a star, then fly.',
    sell: 'The star wants something you have. Enter how many units you want to sell, then bargain for one price for all of them.',
    bidSell:
      'Its offer is a tenth below its price. Ask for more: up to its price it accepts your bid at once; beyond, its price moves a fifth of the way towards your bid, and you bid again. The bar shows where it walks away.',
    bidBuy:
      'Its offer is a tenth above its price. Bid less: down to its price it accepts your bid at once; beyond, its price moves a fifth of the way towards your bid, and you bid again. The bar shows where it walks away.',
    buy: 'Now the star sells. Bid less than it wants. Software and gems weigh nothing; the weight of all other goods is limited.',
    bank: 'In the bank your money earns interest. All your ships share one account, available at every developed star. Keep enough on board for the next purchase.',
  },
};

/** What every language has to say of Star Trader: English is the model. */
export type StarTraderWords = typeof english;

export const starTraderEn: StarTraderWords = english;
