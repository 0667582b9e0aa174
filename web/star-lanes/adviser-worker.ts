/** The adviser thinks in a thread of its own, with the champion's mind: the page must not wait. */
import type { StarLanesAdvice } from '../../bots/star-lanes/adviser/advice.ts';
import { advise } from '../../bots/star-lanes/adviser/advise.ts';
import { loadMind } from '../../bots/star-lanes/judge/mind.ts';
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
  const mind = await loadMind();
  const end = performance.now() + THINKING;
  const budget = { playouts: PLAYOUTS, timeIsUp: () => performance.now() >= end };
  return advise({ view, heard }, mind, budget, new Mulberry32(seed));
}
