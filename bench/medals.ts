/**
 * `npm run bench:medals`: what computer players reach alone, for the medals of solo play
 * (`games/star-lanes/medals.ts`): bronze is what the greedy player reaches in half of its matches,
 * silver what the strategist reaches in half of them and gold in one of ten, in two figures.
 */
import type { Bot } from '../bots/bot.ts';
import { greedy } from '../bots/star-lanes/simple-bots.ts';
import { strategist } from '../bots/star-lanes/strategist.ts';
import { Mulberry32 } from '../core/chance.ts';
import { starLanes } from '../games/index.ts';
import type { Config, StarLanesTypes } from '../games/star-lanes/index.ts';
import { drawTable } from './table.ts';

const quick = process.argv.includes('--quick');
const MATCHES = quick ? 10 : 400;
/** Who is measured, and which part of the matches stays below. */
const LEVELS = [
  { bot: greedy, below: 0.5 },
  { bot: strategist, below: 0.5 },
  { bot: strategist, below: 0.9 },
];

const rows = Object.entries(starLanes.editions)
  .filter(([, config]) => config.minPlayers === 1)
  .map(([name, config]) => [name, ...LEVELS.map(({ bot, below }) => worthOf(config, bot, below))]);
process.stdout.write(`${drawTable([['edition', 'bronze', 'silver', 'gold'], ...rows]).join('\n')}\n`);

function worthOf(config: Config, bot: Bot<StarLanesTypes>, below: number): string {
  const worths = Array.from({ length: MATCHES }, (_, match) => soloWorth(config, bot, match + 1));
  const reached = worths.toSorted((a, b) => a - b)[Math.floor(below * MATCHES)] ?? 0;
  return roundedDown(reached).toLocaleString('en');
}

function roundedDown(worth: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, worth))) - 1);
  return Math.floor(worth / unit) * unit;
}

function soloWorth(config: Config, bot: Bot<StarLanesTypes>, seed: number): number {
  let { state } = starLanes.start(config, 1, new Mulberry32(seed));
  const chance = new Mulberry32(seed);
  for (let seat = starLanes.toAct(state); seat !== undefined; seat = starLanes.toAct(state)) {
    const action = bot.answer({ view: starLanes.view(state, seat), heard: [] }, { playouts: 0 }, chance);
    const step = starLanes.apply(state, seat, action);
    if (!step.ok) throw new Error(starLanes.explain(step.refusal));
    state = step.state;
  }
  return starLanes.result(state)?.[0] ?? 0;
}
