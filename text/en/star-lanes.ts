/** Star Lanes in English. */
import type { StarLanesBotName } from '../../bots/star-lanes/cards.ts';
import type { Config, Event, Refusal } from '../../games/star-lanes/index.ts';
import type { Ending } from '../../games/star-lanes/types.ts';
import { describeEvent, explainEnding, explainRefusal } from '../../games/star-lanes/text.ts';
import type { PricePart } from '../../insight/star-lanes/price-parts.ts';
import { formatOf, joined } from '../format.ts';
import { starLanesRulesEn } from './star-lanes-rules.ts';

const { counted, money, number: grouped } = formatOf('en');
const shares = (count: number): string => counted(count, { one: 'share', other: 'shares' });

/** What the computer players are like, for people who choose an opponent. */
const bots: Readonly<Record<StarLanesBotName, string>> = {
  chance: 'Plays any legal action.',
  beginner: 'Sometimes sees a good space. Ignores that idle cash earns nothing.',
  greedy: 'Takes what is worth most now. Ignores what it gives the others.',
  relative: 'Plays for its lead over the best rival. Looks only at this move.',
  reallocator: 'Moves all its money to the best promise. Ignores what others gain.',
  strategist: 'Weighs every space with every trade. Ignores what others will do.',
  searcher: 'Plays out hundreds of futures. Assumes that others are greedy.',
  champion: 'Trained on millions of matches. Misses only what private books hide.',
};

const english = {
  title: 'Star Lanes',
  /** What somebody is called who has not said their name: it must read well in "... founds a company". */
  person: 'Pilot',
  personAt: (number: number) => `Player ${number}`,
  tell: (event: Event, names: readonly string[], config: Config, you?: number): string =>
    describeEvent(event, names, config, you),
  explain: (refusal: Refusal): string => explainRefusal(refusal),
  ...starLanesRulesEn,
  bots,
  form: {
    title: 'New game',
    sharedDevice: 'Several people take turns on this device. If books are private, they are hidden between turns.',
  },
  wait: {
    thinking: (name: string) => `${name} is thinking ...`,
    waiting: (name: string) => `Waiting for ${name}`,
  },
  map: {
    title: 'Map of the galaxy',
    offered: (key: string) => `offered, key ${key}`,
    lastMove: 'last move',
    nextTo: (things: string) => `next to ${things}`,
    marks: { empty: 'empty', star: 'star', outpost: 'outpost', hole: 'black hole' },
    near: { empty: 'empty space', star: 'a star', outpost: 'an outpost', hole: 'a black hole' },
  },
  match: {
    move: (move: number, of: number) => `Move ${move} of ${of}`,
    choose: 'Choose a space',
    chooseAbout: 'Point at a space to see what it would do.',
    chooseTap: 'Tap a space to see what it would do.',
    keys: (keys: string) =>
      `${keys === '1' ? 'Key 1 chooses' : `Keys ${keys} choose`}, Enter plays, arrow keys move on the map.`,
    placeOn: (space: string) => `Play ${space}`,
    whichFound: (space: string) => `Which company should ${space} found?`,
    whichSurvives: (space: string) => `Which company should survive the merger on ${space}?`,
  },
  outcome: {
    outpost: 'An outpost',
    lost: 'An outpost that a black hole takes at once',
    founds: (company: string) => `Founds ${company}`,
    grows: (company: string) => `${company} grows`,
    merges: (from: readonly string[], into: string) =>
      `${joined(from, 'and')} ${from.length === 1 ? 'merges' : 'merge'} into ${into}`,
    size: (from: number, to: number) => (from === 0 ? `size ${to}` : `size ${from} to ${to}`),
    price: (from: number, to: number) =>
      from === 0 ? `${money(to)} a share` : `${money(from)} to ${money(to)} a share`,
    gift: (count: number) => `${shares(count)} for you`,
    own: (count: number, gain: string) => `your ${shares(count)}: ${gain}`,
    rival: (name: string, gain: string) => `${name}: ${gain}`,
    bonus: (amount: number) => `merger bonus for you: ${money(amount)}`,
    converts: (old: number, gained: number, company: string) =>
      `your ${shares(old)} ${old === 1 ? 'becomes' : 'become'} ${shares(gained)} of ${company}`,
    splits: (company: string, price: number) => `${company} splits 2 for 1, to ${money(price)}`,
    swallowed: (company: string) => `A black hole swallows ${company}: its shares are void`,
    dividend: (amount: number) => `dividend: ${money(amount)}`,
    ends: 'The match ends with this move.',
    guessed: 'The others’ books are private: bonuses are estimates.',
    gap: {
      you: (gain: string) => `you ${gain}`,
      rival: (name: string, gain: string) => `best rival (${name}) ${gain}`,
      noRival: 'no rival gains',
      even: 'nobody gains anything now',
      hidden: 'the others’ books are private',
      gap: (amount: string) => `gap ${amount}`,
      about: 'Your gain minus the gain of the best rival',
      more: 'Details',
    },
  },
  trade: {
    title: 'Trade',
    titleOf: (company: string) => `Shares of ${company}`,
    company: 'Company',
    held: 'You hold',
    order: (company: string) => `Shares of ${company} to buy, or with a minus to sell`,
    more: (company: string) => `Buy one more of ${company}`,
    less: (company: string) => `One less of ${company}`,
    max: 'Max',
    maxOf: (company: string) => `Max: as many of ${company} as you can pay`,
    sellAll: 'Sell all',
    sellAllOf: (company: string) => `Sell all of ${company}`,
    clear: 'Clear',
    cashLeft: 'Cash left',
    confirm: 'Confirm',
    noNumber: 'Type a number of shares.',
    keys: 'Keys: a letter picks a company, then a number, or M for the most, such as A3 C-2; Enter trades.',
    adviserKey: 'Press V for advice, because A picks a company here.',
    pass: 'Do not trade',
  },
  standings: {
    player: 'Player',
    cash: 'Cash',
    net: 'Net worth',
    toMove: 'to move',
  },
  exchange: {
    title: 'Exchange',
    none: 'No company has been founded yet.',
    size: 'Size',
    price: 'Price',
    change: 'Change',
    changeAbout: 'What a share has gained since the last turn, including splits',
    toSplit: 'To split',
    toSplitAbout: 'How much the price can rise before the stock splits',
    dividend: 'Pays you',
    dividendAbout: 'The next dividend for your shares',
    holding: (count: number, part: string | undefined) =>
      part === undefined ? shares(count) : `${shares(count)}, ${part} of all`,
    most: 'most shares',
    climbed: (places: number) =>
      `${places > 0 ? 'up' : 'down'} ${counted(Math.abs(places), { one: 'place', other: 'places' })}`,
    why: (company: string, price: number, parts: string) => `${company}, ${money(price)} a share: ${parts}`,
    part: ({ part, count, amount }: PricePart, company: string) => {
      const each = money(Math.abs(amount) / count);
      switch (part) {
        case 'founding':
          return `founding ${each}`;
        case 'spaces':
          return `${counted(count, { one: 'space', other: 'spaces' })} × ${each}`;
        case 'stars':
          return `${counted(count, { one: 'star', other: 'stars' })} × ${each}`;
        case 'outposts':
          return `${counted(count, { one: 'outpost', other: 'outposts' })} × ${each}`;
        case 'holes':
          return `${counted(count, { one: 'black hole', other: 'black holes' })} × ${each}`;
        case 'company':
          return `${company} ${money(amount)}`;
        case 'splits':
          return `${counted(count, { one: 'split', other: 'splits' })} ${money(Math.abs(amount))}`;
      }
    },
    noWhy: (company: string, price: number) => `${company}, ${money(price)} a share`,
    hint: 'Point at a company or a player to see more.',
    hintTap: 'Press a company or a player to see more.',
  },
  /** A card that shows a merger or a split until it is read. */
  card: {
    you: 'You',
    merged: (into: string, from: string) => `${into} takes over ${from}`,
    paid: (who: string, old: number, gained: number, bonus: number) =>
      `${who}: ${shares(old)} ${old === 1 ? 'becomes' : 'become'} ${grouped(gained)}${bonus === 0 ? '' : `, +${money(bonus)}`}`,
    split: (company: string) => `${company} splits 2 for 1`,
    price: (price: number) => `A share now costs ${money(price)}`,
    held: (count: number) => `You now hold ${shares(count)}`,
  },
  /** Why a match ended. */
  ending: (why: Ending, who: string): string => explainEnding(why, who),
  /** How near the end is that the map brings about. */
  near: {
    full: (now: number, end: number) => `${Math.floor(now)} of ${end} % full`,
    lanes: (now: number, end: number) => `${now} of ${end} spaces in lanes`,
    largest: (now: number, end: number) => `largest company ${now} of ${end}`,
  },
  wire: {
    move: (move: number) => `Move ${move}`,
  },
  chart: {
    worth: 'Net worth',
    prices: 'Stock prices',
    empty: 'The chart starts with the first moves.',
    about: (what: string, from: number, to: number) => `${what}, move ${from} to ${to}`,
  },
  advice: {
    sell: (lots: string) => `sell ${lots}`,
    buy: (lots: string) => `buy ${lots}`,
    lot: (count: number, company: string) => `${grouped(count)} of ${company}`,
    keep: 'keep everything as it is',
    afterwards: (trade: string) => `then ${trade}`,
    chance: (part: string) => `${part} to win`,
    worth: (amount: string) => `about ${amount} in the end`,
    holds: (count: number, issued: number | undefined, company: string) =>
      issued === undefined
        ? `You would hold ${shares(count)} of ${company}`
        : `You would hold ${grouped(count)} of the ${shares(issued)} of ${company}`,
    rival: (name: string, count: number) => `${name} holds ${grouped(count)}`,
    nothingToBuy: 'There is nothing you can buy',
    debt: 'You owe money: pay that first',
    end: 'End the match',
    endNow: (amount: string) => `Your net worth is ${amount} now`,
  },
  review: {
    progress: (done: number, all: number) => `Analysing move ${done} of ${all} ...`,
    noTurningPoints: 'No single move decided this match.',
    accuracy: 'Accuracy',
  },
  hints: {
    place: 'Pick a number: beside a star or an outpost you found a company, beside a company it grows.',
    placeTap: 'Tap a number: beside a star or an outpost you found a company, beside a company it grows.',
    outpost: 'An outpost earns nothing yet, but a space next to it founds a company or lets one grow.',
    founded: 'You founded a company: its first shares are yours. Each space that joins it raises the price.',
    trade: 'Now buy shares: they pay a dividend every turn and count in the end. “Max” spends all your cash.',
    idle: 'Cash earns nothing: most players invest all of it every turn, where there is room to grow.',
    merger: 'A space between two companies merges them: shareholders of the smaller get a bonus and new shares.',
    split:
      'When a share gets too expensive, the stock splits: half the price, twice the shares. Nobody loses anything.',
    late: 'Few moves are left: what you buy now must pay off quickly. The richest wins.',
  },
  instructions: {
    title: 'Instructions of 1977',
    about:
      'Word for word as the program printed them. In the edition "today" you may sell stock, and the bugs are fixed.',
  },
};

/** What every language has to say of Star Lanes: English is the model. */
export type StarLanesWords = typeof english;

export const starLanesEn: StarLanesWords = english;
