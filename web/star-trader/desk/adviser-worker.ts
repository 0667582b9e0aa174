/** The thread of the adviser of Star Trader, which looks a year ahead, and of the review of a match. */
import { advise } from '../../../bots/star-trader/adviser/advise.ts';
import { QUICK, review } from '../../../bots/star-trader/adviser/review.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import type { StarTraderTypes } from '../../../games/star-trader/index.ts';
import type { AdviserQuestion } from '../../frame/adviser.ts';
import { serveAdviser } from '../../frame/adviser-thread.ts';

serveAdviser(() =>
  Promise.resolve({
    advise: ({ view, heard, seed }: AdviserQuestion<StarTraderTypes>, timeIsUp: () => boolean) =>
      advise({ view, heard }, { playouts: Infinity, timeIsUp }, new Mulberry32(seed)),
    review: (record, onProgress) => review(record, { depth: QUICK, onProgress }, new Mulberry32(1)),
  }),
);
