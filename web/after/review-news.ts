/** What the review's thread tells the page. */
import type { Review } from '../../bots/star-lanes/adviser/review.ts';

export type ReviewNews =
  | { readonly type: 'progress'; readonly done: number; readonly all: number }
  | { readonly type: 'done'; readonly review: Review }
  | { readonly type: 'failed'; readonly problem: string };
