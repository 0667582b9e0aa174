/**
 * `npm run bench:medals [-- --game star-trader] [--edition NAME]`: what computer players reach alone, for the medals
 * of solo play (`editions.ts` of each game), in every length that forms offer: bronze is what a middling player reaches in half of its
 * matches, silver what a good one reaches in half of them and gold in one of ten, in two figures.
 * With `--levels`, what every computer player reaches in half of its matches and in one of ten.
 */
import type { Bot, Memo } from '../bots/bot.ts';
import { greedy, strategist } from '../bots/star-lanes/simple-bots.ts';
import { botsOf } from '../bots/index.ts';
import { captain } from '../bots/star-trader/captain.ts';
import { trader } from '../bots/star-trader/simple-captains.ts';
import { Mulberry32 } from '../core/chance.ts';
import type { Game, Types } from '../core/contract.ts';
import type { GameKit } from '../core/kit.ts';
import { optionName } from '../core/options.ts';
import { unwrap } from '../core/result.ts';
import { starLanesKit } from '../games/star-lanes/kit.ts';
import { starTraderKit } from '../games/star-trader/kit.ts';
import { drawTable } from './table.ts';
import { EventCache } from '../insight/event-cache.ts';

const quick = process.argv.includes('--quick');
const MATCHES = quick ? 10 : 400;

/** A game with the player of the bronze medal and the player of the other two. */
interface Solo {
  readonly kit: GameKit<Types>;
  readonly middling: Bot<Types>;
  readonly good: Bot<Types>;
}

const SOLOS: readonly Solo[] = [
  { kit: starLanesKit, middling: greedy, good: strategist },
  { kit: starTraderKit, middling: trader, good: captain },
];

const valueOf = (flag: string): string | undefined =>
  process.argv.includes(flag) ? process.argv[process.argv.indexOf(flag) + 1] : undefined;
const [wanted = 'star-lanes', edition] = ['--game', '--edition'].map(valueOf);
const solo = SOLOS.find(({ kit }) => kit.game.id === wanted);
if (solo === undefined) throw new Error(`--game is one of ${SOLOS.map(({ kit }) => kit.game.id).join(', ')}`);
const table = process.argv.includes('--levels') ? await levelsOf(solo) : medalsOf(solo);
process.stdout.write(`${drawTable(table).join('\n')}\n`);

function medalsOf({ kit, middling, good }: Solo): string[][] {
  const { game } = kit;
  const rows = soloEditions(kit, lengthsOf(kit)).map(([name, config]) => [
    name,
    ...figuresOf(game, config, middling, [0.5]),
    ...figuresOf(game, config, good, [0.5, 0.9]),
  ]);
  return [['edition', 'bronze', 'silver', 'gold'], ...rows];
}

/** Weakest first, each edition in its usual length. */
async function levelsOf({ kit }: Solo): Promise<string[][]> {
  const { game } = kit;
  const bots = await botsOf(game.id);
  const rows = soloEditions(kit, ['']).flatMap(([name, config]) =>
    bots.map((bot) => [name, bot.name, ...figuresOf(game, config, bot, [0.5, 0.9])]),
  );
  return [['edition', 'player', 'in half', 'in one of ten'], ...rows];
}

/** What a notation adds for every length that is offered. */
function lengthsOf({ lengths }: GameKit<Types>): readonly string[] {
  return lengths?.values.map((length) => `+${optionName(lengths.option)}=${length}`) ?? [''];
}

/** What can be played alone, with its notation, in these lengths. */
function soloEditions({ game, options }: GameKit<Types>, lengths: readonly string[]): [string, unknown][] {
  const alone = Object.keys(game.editions).filter((name) => game.seats(game.editions[name]).min === 1);
  const names = alone.filter((name) => edition === undefined || name === edition);
  const configs = names.flatMap((name) => lengths.map((length) => unwrap(options.parse(`${name}${length}`))));
  return configs.map((config) => [options.format(config), config]);
}

/** What is reached when so large a part of the matches stays below. */
function figuresOf(game: Game<Types>, config: unknown, bot: Bot<Types>, parts: readonly number[]): string[] {
  const worths = Array.from({ length: MATCHES }, (_, match) => soloWorth(game, config, bot, match + 1));
  const sorted = worths.toSorted((a, b) => a - b);
  return parts.map((below) => roundedDown(sorted[Math.floor(below * MATCHES)] ?? 0).toLocaleString('en'));
}

function roundedDown(worth: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, worth))) - 1);
  return Math.floor(worth / unit) * unit;
}

function soloWorth(game: Game<Types>, config: unknown, bot: Bot<Types>, seed: number): number {
  let { state, events } = game.start(config, 1, new Mulberry32(seed));
  const chance = new Mulberry32(seed);
  const heard: Types['Event'][] = [];
  const cache = new EventCache();
  const memos = new Map<number, Memo | undefined>();
  for (let seat = game.toAct(state); seat !== undefined; seat = game.toAct(state)) {
    for (const event of events) if (game.isVisible(state, event, seat)) heard.push(event);
    const budget = { playouts: bot.playouts, cache };
    const { action, memo } = bot.answer({ view: game.view(state, seat), heard, memo: memos.get(seat) }, budget, chance);
    memos.set(seat, memo);
    const step = game.apply(state, seat, action);
    if (!step.ok) throw new Error(game.explainRefusal(step.refusal));
    ({ state, events } = step);
  }
  return game.result(state)?.[0] ?? 0;
}
