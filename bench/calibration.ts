/**
 * `npm run bench:calibration`: whether the chances that adviser, review and chart tell are true. Matches are played through, and
 * after every third turn everybody's chance to win is told as the chart tells it, and compared with who won in the end: of all positions
 * called 70 %, 70 of 100 should be won. By table size and phase, with the error of the difference (95 times in 100 it is within); `off`
 * is the difference on average over all positions, `lean` how much too good the chances of those are who have just moved. `power`,
 * `open` and `shift` are the figures for `bots/star-lanes/adviser/calibration.ts` that would have suited best: fit them on other seeds than
 * those they are tried on. `--matches N` for each table (200), `--seed N`, `--only 'today 2'` for one; `--by champions` where all seats are
 * champions, `--by equals` where all are of one level, and without it every seat is of any level that answers at once.
 */
import { parseArgs } from 'node:util';
import type { Bot } from '../bots/bot.ts';
import { correctionFor } from '../bots/star-lanes/adviser/calibration.ts';
import { uncorrectedEvaluator } from '../bots/star-lanes/adviser/evaluator.ts';
import { outcomesFrom, planningPosition, seedsFrom } from '../bots/star-lanes/adviser/futures.ts';
import { championWith } from '../bots/star-lanes/champion.ts';
import { loadMind } from '../bots/star-lanes/judge/mind.ts';
import type { JudgingMind } from '../bots/star-lanes/judge/mind.ts';
import { progress } from '../bots/star-lanes/progress.ts';
import { greedy, reallocator, relative, strategist } from '../bots/star-lanes/simple-bots.ts';
import { victory } from '../bots/star-lanes/worth.ts';
import { Mulberry32 } from '../core/chance.ts';
import type { Chance } from '../core/chance.ts';
import { must } from '../core/must.ts';
import { unwrap } from '../core/result.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../games/star-lanes/index.ts';
import type { Position } from '../games/star-lanes/position.ts';
import { bestCorrection, binsOf, chancesWith, leanOf } from './calibration/told.ts';
import type { Bin, ToldMoment } from './calibration/told.ts';
import { drawTable } from './table.ts';

const TABLES: readonly (readonly [edition: string, players: number])[] = [
  ['today', 2],
  ['today', 4],
  ['faber1977+selling=none', 2],
  ['faber1977+selling=none', 4],
  ['quick', 2],
  ['quick', 4],
  ['grand', 2],
  ['grand', 6],
];
const PHASES = ['opening', 'middle', 'end'];
/** Futures looked into for one position, as many as a quick review does. */
const FUTURES = 16;
/** Neighbouring positions say nearly the same: only one of this many is used. */
const STEP = 3;
/** 95 times in 100 the truth is within this many standard errors. */
const Z = 1.96;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    by: { type: 'string', default: 'mixed' },
  },
});
const mind = must(await loadMind(), 'the networks');
const champion = championWith(mind);
/** From the third level on, but for the searcher, which takes its time. */
const LEVELS = [greedy, relative, reallocator, strategist, champion];
const heading = [
  '0 - 20 %',
  '20 - 40 %',
  '40 - 60 %',
  '60 - 80 %',
  '80 - 100 %',
  'off',
  'lean',
  'power',
  'open',
  'shift',
];
const isWanted = ([edition, players]: (typeof TABLES)[number]): boolean =>
  values.only === undefined || values.only === `${edition} ${players}`;
const rows = TABLES.filter(isWanted).flatMap(([edition, players]) => {
  const phases: ToldMoment[][] = PHASES.map(() => []);
  for (let match = 0; match < Number(values.matches); match++) play(mind, edition, players, match, phases);
  return phases.map((moments, i) => [edition, String(players), PHASES[i]!, ...rowOf(moments)]);
});
const lines = drawTable([['edition', 'players', 'phase', ...heading], ...rows]);
process.stdout.write(`told, won, per cent\n${lines.join('\n')}\n`);

function rowOf(moments: readonly ToldMoment[]): string[] {
  const bins = binsOf(moments);
  const known = bins.filter((bin) => bin !== undefined);
  const all = known.reduce((sum, { positions }) => sum + positions, 0);
  const off = known.reduce((sum, { told, won, positions }) => sum + Math.abs(told - won) * positions, 0) / all;
  const { lean, error } = leanOf(moments);
  const leans = `${percent(lean)} ±${percent(Z * error)}`;
  const { power, open, shift } = bestCorrection(moments);
  return [...bins.map(cellOf), percent(off), leans, ...[power, open, shift].map((figure) => figure.toFixed(2))];
}

function cellOf(bin: Bin | undefined): string {
  return bin === undefined ? '' : `${percent(bin.told)} ${percent(bin.won)} ±${percent(Z * bin.error)}`;
}

/** One match; everybody's chances after every third turn go to their phase. */
function play(judge: JudgingMind, edition: string, players: number, match: number, phases: ToldMoment[][]): void {
  const chance = new Mulberry32(1_000_003 * Number(values.seed) + match);
  let { state } = starLanes.start(unwrap(starLanes.parseConfig(`${edition}+books=open`)), players, chance);
  const evaluator = uncorrectedEvaluator(judge, planningPosition(state));
  const seats = seatsFor(chance, players);
  const told: (Omit<ToldMoment, 'won'> & { readonly phase: number })[] = [];
  while (state.phase !== 'over') {
    const { mover: moved, moves } = state;
    const question = { view: starLanes.view(state, moved), heard: [] };
    state = taken(state, seats[moved]!.answer(question, { playouts: 0 }, chance).action);
    if (state.moves === moves || state.phase === 'over' || (state.moves + match) % STEP !== 0) continue;
    const futures = outcomesFrom(evaluator, planningPosition(state), seedsFrom(chance, FUTURES));
    const phase = Math.min(PHASES.length - 1, Math.floor(PHASES.length * progress(state, state.moves)));
    told.push({ match, futures, chances: chancesWith(correctionFor(state), futures, moved), moved, phase });
  }
  const won = Array.from({ length: players }, (_, seat) => victory(state, seat));
  for (const { phase, ...moment } of told) phases[phase]!.push({ ...moment, won });
}

/** Who plays: the same levels as people meet, mixed unless said otherwise. */
function seatsFor(chance: Chance, players: number): readonly Bot<StarLanesTypes>[] {
  const drawn = (): Bot<StarLanesTypes> => LEVELS[Math.floor(chance.draw() * LEVELS.length)]!;
  const one = values.by === 'champions' ? champion : drawn();
  return Array.from({ length: players }, () => (values.by === 'mixed' ? drawn() : one));
}

function taken(state: Position, action: Parameters<typeof starLanes.apply>[2]): Position {
  const step = starLanes.apply(state, state.mover, action);
  if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
  return step.state;
}

function percent(part: number): string {
  return (100 * part).toFixed(1);
}
