/**
 * The thread's side of the adviser and of the review of a match, which takes seconds: the page must not wait. One thread is
 * asked one thing. Both are in one file, as they share most of what they are made of.
 */
import type { Types } from '../../core/contract.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { MatchProblem } from '../../text/problems.ts';
import type { AdviserQuestion } from './adviser.ts';
import type { ReviewNews } from './after/turning-points.tsx';

/** Milliseconds an adviser may think. */
const THINKING = 1500;

interface ServedAdviser<T extends Types, Advice, Review> {
  advise(question: AdviserQuestion<T>, timeIsUp: () => boolean): Advice;
  review(record: MatchRecord, onProgress: (done: number, all: number) => void): Result<Review, MatchProblem<Types>>;
}

/** Answers the page with a game's adviser; `load` brings what it needs before its time begins. */
export function serveAdviser<T extends Types, Advice, Review>(
  load: () => Promise<ServedAdviser<T, Advice, Review>>,
): void {
  const tell = (news: ReviewNews<Review>): void => postMessage(news);
  const answer = async (asked: AdviserQuestion<T> | MatchRecord): Promise<void> => {
    const adviser = await load();
    if ('view' in asked) {
      const end = performance.now() + THINKING;
      return postMessage(adviser.advise(asked, () => performance.now() >= end));
    }
    const reviewed = adviser.review(asked, (done, all) => tell({ type: 'progress', done, all }));
    tell(reviewed.ok ? { type: 'done', review: reviewed.value } : { type: 'failed', problem: reviewed.problem });
  };
  addEventListener('message', ({ data }: MessageEvent<AdviserQuestion<T> | MatchRecord>) => {
    answer(data).catch(reportError);
  });
}
