/**
 * `npm run bench:calibration`: whether the chances that adviser, review and chart tell are true. The champion plays itself; after
 * every turn everybody's chance to win is told as the chart tells it, and compared with who won in the end: of all
 * positions called 70 %, 70 of 100 should be won. By table size and phase; the last column is how much too good the
 * chances of those are who have just moved. `--matches N` for each table (200 by default), `--seed N`, `--only 'today 2'` for one.
 */
import { parseArgs } from 'node:util';
import { evaluatorFor } from '../bots/star-lanes/adviser/evaluator.ts';
import { chancesOf, outcomesFrom, planningPosition, seedsFrom } from '../bots/star-lanes/adviser/futures.ts';
import { championWith } from '../bots/star-lanes/champion.ts';
import { loadMind } from '../bots/star-lanes/judge/mind.ts';
import type { JudgingMind } from '../bots/star-lanes/judge/mind.ts';
import { victory } from '../bots/star-lanes/worth.ts';
import { Mulberry32 } from '../core/chance.ts';
import { must } from '../core/must.ts';
import { unwrap } from '../core/result.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import type { Position } from '../games/star-lanes/position.ts';
import { drawTable } from './table.ts';

const TABLES: readonly (readonly [edition: string, players: number])[] = [
  ['today', 2],
  ['today', 4],
  ['faber1977+selling=none', 2],
  ['faber1977+selling=none', 4],
  ['grand', 6],
];
const PHASES = ['opening', 'middle', 'end'];
/** Futures looked into for one position, as many as a quick review does. */
const FUTURES = 16;
const BINS = 5;

/** Chances that were told, and what came of them, for one row of the table. */
class Told {
  readonly #told = new Float64Array(BINS);
  readonly #won = new Float64Array(BINS);
  readonly #count = new Float64Array(BINS);
  #lean = 0;
  #moved = 0;

  add(chance: number, won: number, hasMoved: boolean): void {
    const bin = Math.min(BINS - 1, Math.floor(chance * BINS));
    this.#told[bin]! += chance;
    this.#won[bin]! += won;
    this.#count[bin]!++;
    if (!hasMoved) return;
    this.#lean += chance - won;
    this.#moved++;
  }

  /** Of every bin: what was told, what was won and how many they were; how far apart both are on average; the lean. */
  row(): string[] {
    const bins = Array.from(this.#count, (count, bin) =>
      count === 0 ? '' : `${percent(this.#told[bin]! / count)} ${percent(this.#won[bin]! / count)} [${count}]`,
    );
    const all = this.#count.reduce((sum, count) => sum + count, 0);
    const apart = this.#told.reduce((sum, told, bin) => sum + Math.abs(told - this.#won[bin]!), 0) / all;
    return [...bins, percent(apart), percent(this.#lean / this.#moved)];
  }
}

/** A position after a turn: everybody's chances, who has just moved, and the phase. */
interface Moment {
  readonly chances: readonly number[];
  readonly moved: number;
  readonly phase: number;
}

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const mind = must(await loadMind(), 'the networks');
const heading = Array.from({ length: BINS }, (_, bin) => `${(100 * bin) / BINS} - ${(100 * (bin + 1)) / BINS} %`);
const isWanted = ([edition, players]: (typeof TABLES)[number]): boolean =>
  values.only === undefined || values.only === `${edition} ${players}`;
const rows = TABLES.filter(isWanted).flatMap(([edition, players]) => {
  const told = PHASES.map(() => new Told());
  for (let match = 0; match < Number(values.matches); match++) play(mind, edition, players, match, told);
  return told.map((phase, i) => [edition, String(players), PHASES[i]!, ...phase.row()]);
});
const lines = drawTable([['edition', 'players', 'phase', ...heading, 'apart', 'lean'], ...rows]);
process.stdout.write(`told, won [positions of a seat]\n${lines.join('\n')}\n`);

function play(judge: JudgingMind, edition: string, players: number, match: number, told: readonly Told[]): void {
  const champion = championWith(judge);
  const chance = new Mulberry32(1_000_003 * Number(values.seed) + match);
  let { state } = starLanes.start(unwrap(starLanes.parseConfig(`${edition}+books=open`)), players, chance);
  const evaluator = evaluatorFor(judge, planningPosition(state));
  const moments: Moment[] = [];
  while (state.phase !== 'over') {
    const { mover, moves } = state;
    const question = { view: starLanes.view(state, mover), heard: [] };
    const { action } = champion.answer(question, { playouts: 0 }, chance);
    state = taken(state, action);
    if (state.moves === moves || state.phase === 'over') continue;
    const chances = chancesOf(outcomesFrom(evaluator, planningPosition(state), seedsFrom(chance, FUTURES)));
    moments.push({ chances, moved: mover, phase: Math.min(2, Math.floor((3 * state.moves) / state.movesInAll)) });
  }
  for (const { chances, moved, phase } of moments) {
    chances.forEach((one, seat) => told[phase]!.add(one, victory(state, seat), seat === moved));
  }
}

function taken(state: Position, action: Parameters<typeof starLanes.apply>[2]): Position {
  const step = starLanes.apply(state, state.mover, action);
  if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
  return step.state;
}

function percent(part: number): string {
  return (100 * part).toFixed(1);
}
