/**
 * `npm run bench:leads`: how early a match between the champion and the champion of earlier versions is decided. After a quarter, a half
 * and three quarters of the turns: how often the champion is more than 10 % ahead in worth, about level, or more than 10 % behind, and how many
 * of those matches it wins. `--edition NAME` (quick), `--matches N` (300).
 */
import { parseArgs } from 'node:util';
import type { Bot } from '../bots/bot.ts';
import { loadChampion } from '../bots/star-lanes/champion.ts';
import { veteranWith } from '../bots/star-lanes/veteran.ts';
import { loadWeights } from '../bots/star-lanes/weights.ts';
import { victory, worth } from '../bots/star-lanes/worth.ts';
import { Mulberry32 } from '../core/chance.ts';
import type { Step } from '../core/contract.ts';
import { must } from '../core/must.ts';
import { unwrap } from '../core/result.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../games/star-lanes/index.ts';
import type { Event } from '../games/star-lanes/types.ts';
import { EventCache } from '../insight/event-cache.ts';
import { drawTable } from './table.ts';

const QUARTERS = [1, 2, 3];
/** A lead of so much, as a logarithm, is more than being level. */
const CLEAR = Math.log(1.1);

/** By quarter how far the first was ahead, and its part of the victory. */
interface PlayedMatch {
  readonly leads: readonly number[];
  readonly won: number;
}

const { values } = parseArgs({
  options: { edition: { type: 'string', default: 'quick' }, matches: { type: 'string', default: '300' } },
});
const config = unwrap(starLanes.parseConfig(values.edition));
const champion = await loadChampion();
const veteran = veteranWith(must(await loadWeights(), "the veteran's weights"));
const cache = new EventCache();
const matches = Array.from({ length: Number(values.matches) }, (_, match) => play(match >> 1, match % 2));
const rows = QUARTERS.map((quarter, at) => [
  `after ${quarter} of 4`,
  ...[
    matches.filter(({ leads }) => leads[at]! > CLEAR),
    matches.filter(({ leads }) => Math.abs(leads[at]!) <= CLEAR),
  ].map(told),
  told(matches.filter(({ leads }) => leads[at]! < -CLEAR)),
]);
const lines = drawTable([['part of the matches, part won', 'ahead', 'level', 'behind'], ...rows]);
process.stdout.write(`${values.edition}, champion v veteran\n${lines.join('\n')}\n`);

function told(some: readonly PlayedMatch[]): string {
  const won = some.reduce((sum, match) => sum + match.won, 0) / some.length;
  return `${percent(some.length / matches.length)} ${percent(won)}`;
}

/** A galaxy, with the champion in one of the seats. */
function play(galaxy: number, seat: number): PlayedMatch {
  const chance = new Mulberry32(galaxy);
  const thoughts = new Mulberry32(1000 + 2 * galaxy + seat);
  const heard: readonly Event[][] = [[], []];
  let step = starLanes.start(config, 2, chance);
  hear(step, heard);
  const leads: number[] = [];
  while (step.state.phase !== 'over') {
    const { state } = step;
    const quarter = Math.floor((4 * state.moves) / state.movesInAll);
    if (quarter >= 1)
      leads[quarter - 1] ??= Math.log(Math.max(1, worth(state, seat)) / Math.max(1, worth(state, 1 - seat)));
    const bot: Bot<StarLanesTypes> = state.mover === seat ? champion : veteran;
    const question = { view: starLanes.view(state, state.mover), heard: heard[state.mover]! };
    const { action } = bot.answer(question, { playouts: bot.playouts, cache }, thoughts);
    const next = starLanes.apply(state, state.mover, action);
    if (!next.ok) throw new Error(starLanes.explainRefusal(next.refusal));
    step = next;
    hear(step, heard);
  }
  return { leads, won: victory(step.state, seat) };
}

function hear({ state, events }: Step<StarLanesTypes>, heard: readonly Event[][]): void {
  for (const [seat, all] of heard.entries())
    all.push(...events.filter((event) => starLanes.isVisible(state, event, seat)));
}

function percent(part: number): string {
  return `${(100 * part).toFixed(0)} %`;
}
