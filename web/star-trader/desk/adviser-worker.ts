/**
 * The adviser, which looks a year ahead, and the review of a match, which takes seconds: each thinks in a thread of its own,
 * because the page must not wait. One file for both, as they share most of what they are made of.
 */
import { advise } from '../../../bots/star-trader/adviser/advise.ts';
import type { StarTraderAdvice } from '../../../bots/star-trader/adviser/advice.ts';
import { QUICK, review } from '../../../bots/star-trader/adviser/review.ts';
import type { StarTraderReview } from '../../../bots/star-trader/adviser/review.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import type { MatchRecord } from '../../../core/record.ts';
import type { StarTraderTypes } from '../../../games/star-trader/index.ts';
import type { AdviserQuestion } from '../../frame/adviser.ts';
import type { ReviewNews } from '../../frame/after/turning-points.tsx';

/** Milliseconds it may think. */
const THINKING = 1500;

addEventListener('message', ({ data }: MessageEvent<AdviserQuestion<StarTraderTypes> | MatchRecord>) => {
  postMessage('view' in data ? answer(data) : look(data));
});

function answer({ view, heard, seed }: AdviserQuestion<StarTraderTypes>): StarTraderAdvice {
  const end = performance.now() + THINKING;
  const budget = { playouts: Infinity, timeIsUp: () => performance.now() >= end };
  return advise({ view, heard }, budget, new Mulberry32(seed));
}

function look(record: MatchRecord): ReviewNews<StarTraderReview> {
  const reviewed = review(record, { depth: QUICK, onProgress }, new Mulberry32(1));
  return reviewed.ok ? { type: 'done', review: reviewed.value } : { type: 'failed', problem: reviewed.problem };
}

function onProgress(done: number, all: number): void {
  postMessage({ type: 'progress', done, all } satisfies ReviewNews<StarTraderReview>);
}
