/** The adviser thinks in a thread of its own: looking a year ahead takes a moment, and the page must not wait. */
import { advise } from '../../../bots/star-trader/adviser/advise.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import type { StarTraderAdvice } from '../../../bots/star-trader/adviser/advice.ts';
import type { Event, View } from '../../../games/star-trader/index.ts';

/** Milliseconds it may think. */
const THINKING = 1500;

addEventListener('message', ({ data }: MessageEvent<AdviserQuestion>) => postMessage(answer(data)));

function answer({ view, heard, seed }: AdviserQuestion): AdviserNews {
  const end = performance.now() + THINKING;
  const budget = { playouts: Infinity, timeIsUp: () => performance.now() >= end };
  try {
    return { ok: true, advice: advise({ view, heard }, budget, new Mulberry32(seed)) };
  } catch (error) {
    return { ok: false, problem: String(error) };
  }
}

/** What the page asks the adviser's thread, and what that tells the page. */
export interface AdviserQuestion {
  readonly view: View;
  readonly heard: readonly Event[];
  readonly seed: number;
}

export type AdviserNews =
  | { readonly ok: true; readonly advice: StarTraderAdvice }
  | { readonly ok: false; readonly problem: string };
