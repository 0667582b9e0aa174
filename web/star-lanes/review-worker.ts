/** Looks back at a match in a thread of its own: it takes seconds, and the page must not wait. */
import { networksOf } from '../../bots/star-lanes/adviser/evaluator.ts';
import { quick, review } from '../../bots/star-lanes/adviser/review.ts';
import type { StarLanesReview } from '../../bots/star-lanes/adviser/review.ts';
import { loadWeights } from '../../bots/star-lanes/weights.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { ReviewNews } from '../frame/after/turning-points.tsx';

addEventListener('message', ({ data }: MessageEvent<MatchRecord>) => {
  look(data).then(tell, reportError);
});

async function look(record: MatchRecord): Promise<ReviewNews<StarLanesReview>> {
  const networks = networksOf(await loadWeights());
  const depth = quick(record.names.length, networks);
  const onProgress = (done: number, all: number): void => tell({ type: 'progress', done, all });
  const reviewed = review(record, { networks, depth, onProgress }, new Mulberry32(1));
  return reviewed.ok ? { type: 'done', review: reviewed.value } : { type: 'failed', problem: reviewed.problem };
}

function tell(news: ReviewNews<StarLanesReview>): void {
  postMessage(news);
}
