/**
 * How many plans the champion's judge weighs in a second: over positions of whole matches, with all inputs read anew. It runs in Node
 * and in a browser alike.
 */
import { JudgeNetwork } from '../../bots/star-lanes/judge/judge-network.ts';
import { HOLDING, SELLING } from '../../bots/star-lanes/judge/judge-weights.ts';
import { OneAhead } from '../../bots/star-lanes/judge/one-ahead.ts';
import { unpackWeights } from '../../bots/star-lanes/judge/packed-weights.ts';
import { withoutVectors, workbench } from '../../bots/star-lanes/judge/simd-layer.ts';
import { strategist } from '../../bots/star-lanes/simple-bots.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';

/** Seconds until the engine has compiled what runs often. */
const WARM = 0.5;

/** A kind of table. */
export interface JudgeTable {
  readonly edition: string;
  readonly players: number;
}

export const judgeTables: readonly JudgeTable[] = [
  { edition: 'today', players: 2 },
  { edition: 'faber1977+selling=none', players: 2 },
  { edition: 'faber1977+selling=none', players: 4 },
  { edition: 'quick', players: 2 },
  { edition: 'grand', players: 8 },
];

/** Weighs plans for a number of seconds, and counts them. */
type Weigher = (seconds: number) => number;

/** A weigher that is warm, by vectors or by plain JavaScript. */
export function weigherFor({ edition, players }: JudgeTable, isPlain: boolean): Weigher {
  const positions = positionsOf(edition, players);
  const weights = must(unpackWeights(edition.includes('selling=none') ? HOLDING : SELLING), 'the weights');
  const network = new JudgeNetwork(weights, isPlain ? withoutVectors : workbench);
  const ahead = new OneAhead(network, must(positions[0], 'a position'));
  const weigher: Weigher = (seconds) => {
    const end = performance.now() + 1000 * seconds;
    let plans = 0;
    for (let at = 0; performance.now() < end; at = (at + 1) % positions.length) {
      plans += ahead.armsOf(positions[at]!).length;
    }
    return plans;
  };
  weigher(WARM);
  return weigher;
}

/** The positions of a match before every placing. */
function positionsOf(edition: string, players: number): Position[] {
  const config = unwrap(starLanes.parseConfig(`${edition}+books=open`));
  const chance = new Mulberry32(6);
  const positions: Position[] = [];
  let { state } = starLanes.start(config, players, chance);
  while (state.phase !== 'over') {
    if (state.phase === 'place') positions.push(state);
    const question = { view: starLanes.view(state, state.mover), heard: [] };
    const step = starLanes.apply(state, state.mover, strategist.answer(question, { playouts: 0 }, chance).action);
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    state = step.state;
  }
  return positions;
}
