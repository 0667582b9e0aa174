/**
 * Whole matches between computer captains of Star Trader, through the game's own door: what a match
 * costs by level, and how it grows with stars and ships.
 */
import { unwrap } from '../core/result.ts';
import type { Bot } from '../bots/bot.ts';
import { captain } from '../bots/star-trader/captain.ts';
import { chanceBot, trader } from '../bots/star-trader/simple-captains.ts';
import { searcher } from '../bots/star-trader/searcher.ts';
import { Mulberry32 } from '../core/chance.ts';
import { starTrader } from '../games/star-trader/index.ts';
import type { Config, Event, StarTraderTypes } from '../games/star-trader/index.ts';
import type { Aim } from './aims.ts';
import { measure } from './measure.ts';
import type { Effort, Repeated } from './measure.ts';
import { inFigures } from './table.ts';
import { EventCache } from '../insight/event-cache.ts';

const PLAYERS = 2;

/** What stands for more stars and for more ships. */
const SIZES = ['stars=7', 'stars=13', 'stars=26', 'stars=13+ships=4', 'stars=26+ships=4', 'stars=26+ships=8'];

/** Matches of one configuration between captains of one level. */
class Matches implements Repeated {
  readonly name: string;
  readonly batch = 1;
  matches = 0;
  landings = 0;
  readonly #config: Config;
  readonly #bot: Bot<StarTraderTypes>;

  constructor(notation: string, bot: Bot<StarTraderTypes>, name: string) {
    this.name = name;
    this.#config = configOf(notation);
    this.#bot = bot;
  }

  /** Plays the match of a seed; says how many matches that was: one. */
  readonly run = (seed: number): number => {
    this.matches++;
    this.landings += landingsOf(this.#config, this.#bot, seed);
    return 1;
  };
}

/** Matches a second by level, and what a match should cost. */
export function captainMatches(effort: Effort): { rows: string[][]; aims: Aim[] } {
  const levels = [chanceBot, trader, captain, searcher].map((bot) => new Matches('kaufman1974', bot, bot.name));
  const rates = measure(levels, effort);
  const rows = levels.map(({ name }, i) => [name, inFigures(rates[i]!), inFigures(1000 / rates[i]!)]);
  return {
    rows: [['star-trader kaufman1974, 2 captains', 'matches/s', 'ms a match'], ...rows],
    aims: [
      { what: 'a match of chance, ms', figure: 1000 / rates[0]!, most: 2.17 },
      { what: 'a match of the searcher, ms', figure: 1000 / rates.at(-1)!, most: 367 },
    ],
  };
}

/** What a landing of the captain costs as stars and ships grow. */
export function captainSizes(effort: Effort): string[][] {
  const sizes = SIZES.map((size) => new Matches(`today+max-players=2+${size}`, captain, size));
  const rates = measure(sizes, effort);
  const rows = sizes.map(({ name, landings, matches }, i) => {
    const cost = (1000 * matches) / (rates[i]! * landings);
    return [name, inFigures(rates[i]!), inFigures(landings / matches), inFigures(cost)];
  });
  return [['star-trader today, 2 captains', 'matches/s', 'landings', 'ms a landing'], ...rows];
}

function landingsOf(config: Config, bot: Bot<StarTraderTypes>, seed: number): number {
  let { state, events } = starTrader.start(config, PLAYERS, new Mulberry32(seed));
  const chance = new Mulberry32(seed);
  const heard: Event[] = [];
  const cache = new EventCache();
  let landings = 0;
  for (let seat = starTrader.toAct(state); seat !== undefined; seat = starTrader.toAct(state)) {
    for (const event of events) {
      if (starTrader.isVisible(state, event, seat)) heard.push(event);
      if (event.type === 'landed') landings++;
    }
    const budget = { playouts: bot.playouts, cache };
    const { action } = bot.answer({ view: starTrader.view(state, seat), heard }, budget, chance);
    const step = starTrader.apply(state, seat, action);
    if (!step.ok) throw new Error(starTrader.explainRefusal(step.refusal));
    ({ state, events } = step);
  }
  return landings;
}

function configOf(notation: string): Config {
  return unwrap(starTrader.parseConfig(notation));
}
