/**
 * The adviser, and the review of a match, which takes seconds: each thinks in a thread of its own, with the champion's mind,
 * because the page must not wait. One file for both, as they share most of what they are made of.
 */
import type { StarLanesAdvice } from '../../bots/star-lanes/adviser/advice.ts';
import { advise } from '../../bots/star-lanes/adviser/advise.ts';
import { quick, review } from '../../bots/star-lanes/adviser/review.ts';
import type { StarLanesReview } from '../../bots/star-lanes/adviser/review.ts';
import { loadMind } from '../../bots/star-lanes/judge/mind.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { AdviserQuestion } from '../frame/adviser.ts';
import type { ReviewNews } from '../frame/after/turning-points.tsx';

/** Milliseconds it may think, and playouts that are enough. */
const THINKING = 1500;
const PLAYOUTS = 800;

addEventListener('message', ({ data }: MessageEvent<AdviserQuestion<StarLanesTypes> | MatchRecord>) => {
  const done = 'view' in data ? answer(data) : look(data);
  done.then(postMessage, reportError);
});

async function answer({ view, heard, seed }: AdviserQuestion<StarLanesTypes>): Promise<StarLanesAdvice> {
  const mind = await loadMind();
  const end = performance.now() + THINKING;
  const budget = { playouts: PLAYOUTS, timeIsUp: () => performance.now() >= end };
  return advise({ view, heard }, mind, budget, new Mulberry32(seed));
}

async function look(record: MatchRecord): Promise<ReviewNews<StarLanesReview>> {
  const mind = await loadMind();
  const depth = quick(record.names.length, mind);
  const reviewed = review(record, { mind, depth, onProgress }, new Mulberry32(1));
  return reviewed.ok ? { type: 'done', review: reviewed.value } : { type: 'failed', problem: reviewed.problem };
}

function onProgress(done: number, all: number): void {
  postMessage({ type: 'progress', done, all } satisfies ReviewNews<StarLanesReview>);
}
