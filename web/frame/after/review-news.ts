/** What the thread of a review tells the page; each game has its own review. */

export type ReviewNews<Review> =
  | { readonly type: 'progress'; readonly done: number; readonly all: number }
  | { readonly type: 'done'; readonly review: Review }
  | { readonly type: 'failed'; readonly problem: string };
