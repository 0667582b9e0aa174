/**
 * `npm run bench:ceiling [-- PART ... --matches N --first G --bots A,B]`: how much better a captain of Star Trader can be than the searcher, in three parts.
 * `duels`: the champion, and captains that search more or otherwise, play it in `today`, each galaxy in both seatings. `alone`: what
 * each reaches alone. `on-time`: the best voyages alone that were found where no ship is ever late and so everything is known, and what
 * captains make of the same galaxies. Galaxies are counted from G on, so that one can choose by some and test by others. `duels` and
 * `alone` play only with the bots that are named, where any are.
 */
import { parseArgs } from 'node:util';
import { galaxyInterval, mean } from '../bots/arena/interval.ts';
import { playMatch } from '../bots/arena/match.ts';
import { botPlayer } from '../bots/arena/player.ts';
import type { Bot } from '../bots/bot.ts';
import { captain } from '../bots/star-trader/captain.ts';
import { champion } from '../bots/star-trader/champion.ts';
import { searcher } from '../bots/star-trader/searcher.ts';
import { Mulberry32 } from '../core/chance.ts';
import type { Chance } from '../core/chance.ts';
import { unwrap } from '../core/result.ts';
import { anyAction } from '../games/star-trader/any-action.ts';
import { starTrader } from '../games/star-trader/index.ts';
import type { StarTraderTypes } from '../games/star-trader/index.ts';
import { Position } from '../games/star-trader/position.ts';
import { begin } from '../games/star-trader/turn.ts';
import { bestWithTrades } from './ceiling/best-trades.ts';
import { bestVoyage } from './ceiling/best-voyage.ts';
import { variants } from './ceiling/variants.ts';

const { values, positionals } = parseArgs({
  options: { matches: { type: 'string' }, first: { type: 'string' }, bots: { type: 'string' } },
  allowPositionals: true,
});
const matches = Number(values.matches ?? 100);
const first = Number(values.first ?? 1);
const named = values.bots?.split(',');
const TODAY = 'today';
const ON_TIME = 'today+delays=0+on-time=100';
/** What the search for the best voyage may try. */
const TRIES = 6000;
/** And with what is traded: far more can be changed, and a try costs less where no captain looks at the map. */
const TRADE_TRIES = 60_000;
const OWN_PLAYOUTS = { playouts: undefined, milliseconds: undefined };

/** Rows are printed as they come, for each takes minutes: the first column is as wide as its longest heading. */
const WIDTH = 45;

/** By their names on the command line; each gives its rows one after the other, the heading first. */
const PARTS: Readonly<Record<string, () => AsyncGenerator<string[]>>> = { duels, alone, 'on-time': onTime };

for (const [name, rowsOf] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for await (const [head = '', ...others] of rowsOf()) console.log([head.padEnd(WIDTH), ...others].join('   '));
}

async function* duels(): AsyncGenerator<string[]> {
  yield [`${TODAY}, ${matches} matches`, 'wins v searcher'];
  for (const bot of asked([champion, ...variants])) yield [bot.name, await rateOf(bot)];
}

async function* alone(): AsyncGenerator<string[]> {
  yield [`${TODAY} alone, ${matches} matches`, 'in half', 'mean'];
  for (const bot of asked([captain, searcher, champion, ...variants]))
    yield [bot.name, ...(await figuresOf(bot, TODAY))];
}

async function* onTime(): AsyncGenerator<string[]> {
  yield [`${ON_TIME} alone, ${matches} matches`, 'in half', 'mean'];
  for (const bot of [searcher, champion]) yield [bot.name, ...(await figuresOf(bot, ON_TIME))];
  yield ['best voyage found', ...voyageFigures((from, chance) => bestVoyage(from, TRIES, 1, chance).lead)];
  yield ['best voyage and trades found', ...voyageFigures((from, chance) => bestWithTrades(from, TRADE_TRIES, chance))];
}

function asked(bots: readonly Bot<StarTraderTypes>[]): readonly Bot<StarTraderTypes>[] {
  return named === undefined ? bots : bots.filter(({ name }) => named.includes(name));
}

async function rateOf(bot: Bot<StarTraderTypes>): Promise<string> {
  const rates: number[] = [];
  for (let galaxy = first; galaxy < first + Math.ceil(matches / 2); galaxy++) {
    const [[one, two], [three, four]] = [
      await worthsOf([bot, searcher], TODAY, galaxy),
      await worthsOf([searcher, bot], TODAY, galaxy),
    ];
    rates.push((pointsOf(one, two) + pointsOf(four, three)) / 2);
  }
  const { low, high } = galaxyInterval(rates);
  return `${percent(mean(rates))} % (${percent(low)}-${percent(high)})`;
}

function pointsOf(own = 0, rival = 0): number {
  return own > rival ? 1 : own === rival ? 0.5 : 0;
}

async function figuresOf(bot: Bot<StarTraderTypes>, notation: string): Promise<string[]> {
  const worths: number[] = [];
  for (let galaxy = first; galaxy < first + matches; galaxy++)
    worths.push(...(await worthsOf([bot], notation, galaxy)));
  return inThousands(worths);
}

/** Everything is known from the first day on, so one search finds the voyage to the end. */
function voyageFigures(best: (from: Position, chance: Chance) => number): string[] {
  const config = unwrap(starTrader.parseConfig(ON_TIME));
  const worths = Array.from({ length: matches }, (_, match) => {
    const position = new Position(config, 1, new Mulberry32(first + match));
    begin(position);
    return best(position, new Mulberry32(first + match));
  });
  return inThousands(worths);
}

async function worthsOf(
  bots: readonly Bot<StarTraderTypes>[],
  notation: string,
  galaxy: number,
): Promise<readonly number[]> {
  const clock = (): number => performance.now();
  const players = bots.map((bot) => botPlayer(bot, OWN_PLAYOUTS, clock));
  const config = unwrap(starTrader.parseConfig(notation));
  const conditions = { game: starTrader, config, fallback: anyAction, clock, milliseconds: undefined };
  const { worth, slips } = await playMatch(conditions, { galaxy, seed: galaxy, players });
  const slip = slips[0];
  if (slip !== undefined) throw new Error(slip.why);
  return worth;
}

function inThousands(worths: readonly number[]): string[] {
  const sorted = worths.toSorted((a, b) => a - b);
  return [sorted[sorted.length >> 1] ?? 0, mean(worths)].map((worth) => `$${Math.round(worth / 1000)}k`);
}

function percent(part: number): string {
  return String(Math.round(100 * part));
}
