/**
 * `npm run bench:medals`: what computer players reach alone, for the medals of solo play
 * (`games/star-lanes/medals.ts`): bronze is the greedy player's median worth, silver the
 * strategist's, gold the searcher's, rounded down to two figures.
 */
import type { Bot } from '../bots/bot.ts';
import { searcher } from '../bots/star-lanes/searcher.ts';
import { greedy } from '../bots/star-lanes/simple-bots.ts';
import { strategist } from '../bots/star-lanes/strategist.ts';
import { Mulberry32 } from '../core/chance.ts';
import { starLanes } from '../games/index.ts';
import type { Config, StarLanesTypes } from '../games/star-lanes/index.ts';
import { drawTable } from './table.ts';

const quick = process.argv.includes('--quick');
const LEVELS = [
  { bot: greedy, matches: quick ? 5 : 200, playouts: 0 },
  { bot: strategist, matches: quick ? 5 : 200, playouts: 0 },
  { bot: searcher, matches: quick ? 1 : 20, playouts: 100 },
];

const rows = Object.entries(starLanes.editions)
  .filter(([, config]) => config.minPlayers === 1)
  .map(([name, config]) => [
    name,
    ...LEVELS.map(({ bot, matches, playouts }) => medianWorth(config, bot, matches, playouts)),
  ]);
process.stdout.write(`${drawTable([['edition', 'bronze', 'silver', 'gold'], ...rows]).join('\n')}\n`);

function medianWorth(config: Config, bot: Bot<StarLanesTypes>, matches: number, playouts: number): string {
  const worths = Array.from({ length: matches }, (_, match) => soloWorth(config, bot, match + 1, playouts));
  const median = worths.toSorted((a, b) => a - b)[Math.floor(matches / 2)] ?? 0;
  return roundedDown(median).toLocaleString('en');
}

function roundedDown(worth: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, worth))) - 1);
  return Math.floor(worth / unit) * unit;
}

function soloWorth(config: Config, bot: Bot<StarLanesTypes>, seed: number, playouts: number): number {
  let { state } = starLanes.start(config, 1, new Mulberry32(seed));
  const chance = new Mulberry32(seed);
  for (let seat = starLanes.toAct(state); seat !== undefined; seat = starLanes.toAct(state)) {
    const action = bot.answer({ view: starLanes.view(state, seat), heard: [] }, { playouts }, chance);
    const step = starLanes.apply(state, seat, action);
    if (!step.ok) throw new Error(starLanes.explain(step.refusal));
    state = step.state;
  }
  return starLanes.result(state)?.[0] ?? 0;
}
