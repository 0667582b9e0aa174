/** The adviser thinks in a thread of its own: looking a year ahead takes a moment, and the page must not wait. */
import { advise } from '../../../bots/star-trader/adviser/advise.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import type { StarTraderAdvice } from '../../../bots/star-trader/adviser/advice.ts';
import type { StarTraderTypes } from '../../../games/star-trader/index.ts';
import type { AdviserQuestion } from '../../frame/adviser.ts';

/** Milliseconds it may think. */
const THINKING = 1500;

addEventListener('message', ({ data }: MessageEvent<AdviserQuestion<StarTraderTypes>>) => postMessage(answer(data)));

function answer({ view, heard, seed }: AdviserQuestion<StarTraderTypes>): StarTraderAdvice {
  const end = performance.now() + THINKING;
  const budget = { playouts: Infinity, timeIsUp: () => performance.now() >= end };
  return advise({ view, heard }, budget, new Mulberry32(seed));
}
