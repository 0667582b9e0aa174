/**
 * `npm run bench:ceiling [-- PART ... --matches N]`: how much better a captain of Star Trader could be than the searcher, in three parts.
 * `duels`: captains that search more or otherwise play it in `today`, each galaxy in both seatings. `alone`: what each reaches alone.
 * `on-time`: the best voyage alone that was found where no ship is ever late and so everything is known, and what the searcher makes
 * of the same galaxies.
 */
import { parseArgs } from 'node:util';
import { galaxyInterval, mean } from '../bots/arena/interval.ts';
import { playMatch } from '../bots/arena/match.ts';
import { botPlayer } from '../bots/arena/player.ts';
import type { Bot } from '../bots/bot.ts';
import { captain } from '../bots/star-trader/captain.ts';
import { searcher } from '../bots/star-trader/searcher.ts';
import { Mulberry32 } from '../core/chance.ts';
import { unwrap } from '../core/result.ts';
import { anyAction } from '../games/star-trader/any-action.ts';
import { starTrader } from '../games/star-trader/index.ts';
import type { StarTraderTypes } from '../games/star-trader/index.ts';
import { Position } from '../games/star-trader/position.ts';
import { begin } from '../games/star-trader/turn.ts';
import { bestVoyage } from './ceiling/best-voyage.ts';
import { variants } from './ceiling/variants.ts';

const { values, positionals } = parseArgs({ options: { matches: { type: 'string' } }, allowPositionals: true });
const matches = Number(values.matches ?? 100);
const TODAY = 'today';
const ON_TIME = 'today+delays=0+on-time=100';
/** What the search for the best voyage may try. */
const TRIES = 6000;
const OWN_PLAYOUTS = { playouts: undefined, milliseconds: undefined };

/** Rows are printed as they come, for each takes minutes: the first column is as wide as its longest heading. */
const WIDTH = 45;

/** By their names on the command line; each gives its rows one after the other, the heading first. */
const PARTS: Readonly<Record<string, () => AsyncGenerator<string[]>>> = { duels, alone, 'on-time': onTime };

for (const [name, rowsOf] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for await (const [first = '', ...others] of rowsOf()) console.log([first.padEnd(WIDTH), ...others].join('   '));
}

async function* duels(): AsyncGenerator<string[]> {
  yield [`${TODAY}, ${matches} matches`, 'wins v searcher'];
  for (const bot of variants) yield [bot.name, await rateOf(bot)];
}

async function* alone(): AsyncGenerator<string[]> {
  yield [`${TODAY} alone, ${matches} matches`, 'in half', 'mean'];
  for (const bot of [captain, searcher, ...variants]) yield [bot.name, ...(await figuresOf(bot, TODAY))];
}

async function* onTime(): AsyncGenerator<string[]> {
  yield [`${ON_TIME} alone, ${matches} matches`, 'in half', 'mean'];
  yield [searcher.name, ...(await figuresOf(searcher, ON_TIME))];
  yield ['best voyage found', ...voyageFigures()];
}

async function rateOf(bot: Bot<StarTraderTypes>): Promise<string> {
  const rates: number[] = [];
  for (let galaxy = 1; galaxy <= Math.ceil(matches / 2); galaxy++) {
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
  for (let galaxy = 1; galaxy <= matches; galaxy++) worths.push(...(await worthsOf([bot], notation, galaxy)));
  return inThousands(worths);
}

/** Everything is known from the first day on, so one search finds the voyage to the end. */
function voyageFigures(): string[] {
  const config = unwrap(starTrader.parseConfig(ON_TIME));
  const worths = Array.from({ length: matches }, (_, match) => {
    const position = new Position(config, 1, new Mulberry32(match + 1));
    begin(position);
    return bestVoyage(position, TRIES, 1, new Mulberry32(match + 1)).lead;
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
