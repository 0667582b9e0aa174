/** Looks back at a match in a thread of its own: it takes seconds, and the page must not wait. */
import { quick, review } from '../../bots/star-lanes/adviser/review.ts';
import type { StarLanesReview } from '../../bots/star-lanes/adviser/review.ts';
import { loadMind } from '../../bots/star-lanes/judge/mind.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { ReviewNews } from '../frame/after/turning-points.tsx';

addEventListener('message', ({ data }: MessageEvent<MatchRecord>) => {
  look(data).then(tell, reportError);
});

async function look(record: MatchRecord): Promise<ReviewNews<StarLanesReview>> {
  const mind = await loadMind();
  const depth = quick(record.names.length, mind);
  const onProgress = (done: number, all: number): void => tell({ type: 'progress', done, all });
  const reviewed = review(record, { mind, depth, onProgress }, new Mulberry32(1));
  return reviewed.ok ? { type: 'done', review: reviewed.value } : { type: 'failed', problem: reviewed.problem };
}

function tell(news: ReviewNews<StarLanesReview>): void {
  postMessage(news);
}
