/** The words of Star Trader: every event, refusal and contradiction as a sentence. The rules hold none. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import { monthAndDay } from './calendar.ts';
import type { Stardate } from './calendar.ts';
import type { Config } from './config.ts';
import type { StarTraderContradiction } from './contradictions.ts';
import { GOODS } from './goods.ts';
import type { Good } from './goods.ts';
import type { Event, BargainFailure, StopPhase, Refusal, Side, CaptainWorth, StarClass } from './types.ts';

/** What the goods are called in full. */
export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  UR: 'uranium',
  MET: 'metals',
  HE: 'heavy equipment',
  MED: 'medicine',
  SOFT: 'computer software',
  GEMS: 'star gems',
};

/** What the classes are called. */
export const CLASS_NAMES: Readonly<Record<StarClass, string>> = {
  I: 'cosmopolitan',
  II: 'developed',
  III: 'underdeveloped',
  IV: 'frontier',
};

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A date as it is told: JUN 29 2070. */
export function tellDate({ day, year }: Stardate): string {
  const { month, day: dayOfMonth } = monthAndDay(day);
  return `${MONTHS[month] ?? '?'} ${dayOfMonth} ${year}`;
}

/** An event in words. */
export function describeEvent(event: Event, names: readonly string[], _config: Config): string {
  const who = (seat: number) => names[seat] ?? `Captain ${seat + 1}`;
  const ship = ({ by, ship: number }: { readonly by: number; readonly ship: number }) =>
    `${who(by)}’s ship ${Math.floor(number / names.length) + 1}`;
  switch (event.type) {
    case 'started':
      return `${count(event.players, 'captain')} with ${count(event.ships, 'ship')} at SOL; ${count(event.stars.length, 'star')}.`;
    case 'priced':
      return `${event.star}, ${tellDate(event)}: ${event.prices.map(signed).join(', ')}.`;
    case 'reported':
      return `Report ${event.number}, ${tellDate(event)}${event.by === undefined ? '' : `, requested by ${who(event.by)}`}: ${captains(event.captains, who)}.`;
    case 'departed':
      return `${ship(event)} leaves ${event.from} for ${event.to}${event.delay > 0 ? `, delayed by ${count(event.delay, 'week')}` : ''}, and is expected on ${tellDate(event.eta)}.`;
    case 'landed':
      return `${tellDate(event)}: ${ship(event)} lands at ${event.star}, ${event.late === 0 ? 'on time' : `${count(event.late, 'week')} late`}, with ${money(event.cash)} and ${cargo(event.cargo)}.`;
    case 'opened':
      return `${ship(event)} wants to ${event.side} ${units(event)}${event.cut ? ', the most the star takes' : ''}.`;
    case 'declined':
      return `${event.star} rejects ${money(event.total)} for ${units(event)} and waits for another bid.`;
    case 'dealt':
      return `${ship(event)} ${event.side === 'sell' ? 'sells' : 'buys'} ${units(event)} at ${event.star} for ${money(event.total)}${event.fee === undefined ? '' : `; the factor keeps ${money(event.fee)}`}.`;
    case 'failed':
      return `${ship(event)} does not ${event.side} ${units(event)}: ${failures(event.why, event.side)}.`;
    case 'interest':
      return `The bank pays ${who(event.to)} ${money(event.amount)} in interest.`;
    case 'withdrawn':
      return `${who(event.by)} withdraws ${money(event.amount)}; ${money(event.balance)} left in the bank.`;
    case 'deposited':
      return `${who(event.by)} deposits ${money(event.amount)}; ${money(event.balance)} in the bank.`;
    case 'grown':
      return `${event.star} has developed${event.class === undefined ? '' : ` and is now class ${event.class}, ${CLASS_NAMES[event.class]}`}.`;
    case 'appeared':
      return `A new star, ${event.star}, is open for trade at ${event.x}, ${event.y}.`;
    case 'extended':
      return `All captains have agreed to play longer, until ${event.endYear}.`;
    case 'ended':
      return `The match ended in ${event.year}${event.why === 'agreed' ? ', as all captains agreed' : ''}: ${captains(event.captains, who)}.`;
  }
}

/** A refusal in words: what was wrong and what would be right. */
export function explainRefusal(refusal: Refusal): string {
  switch (refusal.why) {
    case 'over':
      return 'The match is over.';
    case 'not-your-turn':
      return `It is captain ${refusal.toAct + 1}’s turn.`;
    case 'other-question':
      return `That does not answer the question. ${HOW_TO_ANSWER[refusal.asked]}`;
    case 'no-such-star':
      return `Unknown star ${refusal.star}. Stars: ${refusal.stars.join(', ')}.`;
    case 'there-already':
      return `The ship is already at ${refusal.star}.`;
    case 'no-report':
      return 'Prices are reported only in January.';
    case 'reported-already':
      return 'All prices were just reported and have not changed.';
    case 'not-whole':
      return 'Use whole numbers of units.';
    case 'not-on-board':
      return `You have only ${units({ units: refusal.hold, good: refusal.good })} on board.`;
    case 'too-heavy':
      return `The ship can take only ${count(refusal.room, 'ton')} more.`;
    case 'not-for-sale':
      return `Only ${units({ units: refusal.most, good: refusal.good })} ${refusal.most === 1 ? 'is' : 'are'} for sale.`;
    case 'no-cents':
      return 'Use whole dollars.';
    case 'watch-your-typing':
      return `That looks like a typing error; bid between ${money(Math.ceil(refusal.above))} and ${money(Math.floor(refusal.below))}.`;
    case 'nothing-to-bid':
      return 'There is no price to bargain about; pass.';
    case 'no-factor':
      return 'There are no factors in this match; bargain yourself.';
    case 'no-amount':
      return 'That is not an amount of money.';
    case 'not-in-the-bank':
      return `You have only ${money(Math.floor(refusal.balance))} in the bank.`;
    case 'no-cash':
      return `You have only ${money(Math.floor(refusal.cash))} on board.`;
  }
}

const HOW_TO_ANSWER: Readonly<Record<StopPhase, string>> = {
  sell: 'Type how many units to sell, as in "sell 5", or "pass".',
  buy: 'Type how many units to buy, as in "buy 5", or "pass".',
  bid: 'Type your price for all of them, as in "bid 12000", or "pass".',
  bank: 'Type "bank" to enter the bank, or "pass".',
  withdraw: 'Type how much to withdraw, as in "withdraw 500", or "pass".',
  deposit: 'Type how much to deposit, as in "deposit 500", or "pass".',
  destination: 'Type where the ship goes, as in "to SOL".',
  over: 'The match is over.',
};

/** What cannot go together in a configuration, in words. */
export function explainContradiction(contradiction: StarTraderContradiction): string {
  return inWords(contradiction, CONTRADICTIONS);
}

const CONTRADICTIONS: Wording<StarTraderContradiction> = {
  'fewest-above-most': ({ minPlayers, maxPlayers }) =>
    `min-players=${minPlayers} is more than max-players=${maxPlayers}`,
  'too-many-ships': ({ players, ships, most }) =>
    `${players} captains with ${ships} ships each are more than ${most} ships; reduce max-players or ships`,
  'stars-above-most': ({ stars, mostStars }) => `stars=${stars} is more than most-stars=${mostStars}`,
  'map-too-small': ({ developed, frontier, mapSize }) =>
    `developed=${developed} and frontier=${frontier} do not fit on a map of map-size=${mapSize}`,
  'edition-captains': ({ edition, least }) => `${edition} is for ${least} captains or more`,
  'edition-distance': ({ edition, least, most }) => `${edition} allows min-distance from ${least} to ${most}`,
  'edition-stars': ({ edition, least, most }) => `${edition} allows stars from ${least} to ${most}`,
  'edition-most-stars': ({ edition, most, players }) =>
    `${edition} has at most ${most} stars; with ${players} captains choose stars=${most} or less`,
  'stars-do-not-fit': ({ stars, minDistance, mapSize }) =>
    `${stars} stars at least ${minDistance} light years apart do not fit on a map of ${mapSize}x${mapSize}; choose fewer stars, a smaller min-distance or a larger map-size`,
};

/** Dollars with commas, to the cent where there are any, as in $1,250 and $17,267.11. */
export function money(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const dollars = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const rest = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`;
  return `${amount < 0 && cents > 0 ? '−' : ''}$${dollars}${rest}`;
}

/** What somebody is worth: interest has cents, and nobody wants to read them. */
export function worth(amount: number): string {
  return money(Math.round(amount));
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** What the star sells with a plus, what it buys with a minus. */
function signed(price: number, good: number): string {
  return `${GOODS[good]} ${price < 0 ? '' : '+'}${price}`;
}

function units({ units: number, good }: { readonly units: number; readonly good: Good }): string {
  return `${count(number, 'unit')} of ${GOOD_NAMES[good]}`;
}

function cargo(held: readonly number[]): string {
  const goods = held.flatMap((each, i) => (each > 0 ? [`${each} ${GOODS[i]!}`] : []));
  return goods.length === 0 ? 'an empty hold' : goods.join(', ');
}

function captains(standings: readonly CaptainWorth[], who: (seat: number) => string): string {
  return standings.map(({ total }, seat) => `${who(seat)} ${worth(total)}`).join(', ');
}

function failures(why: BargainFailure, side: Side): string {
  switch (why) {
    case 'star':
      return side === 'sell' ? 'that is too expensive for the star' : 'that is too little for the star';
    case 'cash':
      return 'there is not enough cash';
    case 'captain':
      return 'the captain breaks off';
  }
}
