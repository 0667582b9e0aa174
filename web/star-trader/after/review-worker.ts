/** Looks back at a match in a thread of its own: it takes seconds, and the page must not wait. */
import { QUICK, review } from '../../../bots/star-trader/adviser/review.ts';
import type { StarTraderReview } from '../../../bots/star-trader/adviser/review.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import type { MatchRecord } from '../../../core/record.ts';
import type { ReviewNews } from '../../frame/after/turning-points.tsx';

addEventListener('message', ({ data }: MessageEvent<MatchRecord>) => tell(look(data)));

function look(record: MatchRecord): ReviewNews<StarTraderReview> {
  const onProgress = (done: number, all: number): void => tell({ type: 'progress', done, all });
  const reviewed = review(record, { depth: QUICK, onProgress }, new Mulberry32(1));
  return reviewed.ok ? { type: 'done', review: reviewed.value } : { type: 'failed', problem: reviewed.problem };
}

function tell(news: ReviewNews<StarTraderReview>): void {
  postMessage(news);
}
