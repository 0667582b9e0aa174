/** The adviser thinks in a thread of its own, with the champion's networks: the page must not wait. */
import type { StarLanesAdvice } from '../../bots/star-lanes/adviser/advice.ts';
import { advise } from '../../bots/star-lanes/adviser/advise.ts';
import { networksOf } from '../../bots/star-lanes/adviser/evaluator.ts';
import { loadWeights } from '../../bots/star-lanes/weights.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { AdviserQuestion } from '../frame/adviser.ts';

/** Milliseconds it may think, and playouts that are enough. */
const THINKING = 1500;
const PLAYOUTS = 800;

addEventListener('message', ({ data }: MessageEvent<AdviserQuestion<StarLanesTypes>>) => {
  answer(data).then(postMessage, reportError);
});

async function answer({ view, heard, seed }: AdviserQuestion<StarLanesTypes>): Promise<StarLanesAdvice> {
  const networks = networksOf(await loadWeights());
  const end = performance.now() + THINKING;
  const budget = { playouts: PLAYOUTS, timeIsUp: () => performance.now() >= end };
  return advise({ view, heard }, networks, budget, new Mulberry32(seed));
}
