/** The thread of the adviser of Star Lanes, and of the review of a match: both judge with the champion's mind. */
import { advise } from '../../bots/star-lanes/adviser/advise.ts';
import { quick, review } from '../../bots/star-lanes/adviser/review.ts';
import { loadMind } from '../../bots/star-lanes/judge/mind.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { AdviserQuestion } from '../frame/adviser.ts';
import { serveAdviser } from '../frame/adviser-thread.ts';

/** Playouts that are enough. */
const PLAYOUTS = 800;

serveAdviser(async () => {
  const mind = await loadMind();
  return {
    advise: ({ view, heard, seed }: AdviserQuestion<StarLanesTypes>, timeIsUp) =>
      advise({ view, heard }, mind, { playouts: PLAYOUTS, timeIsUp }, new Mulberry32(seed)),
    review: (record, onProgress) =>
      review(record, { mind, depth: quick(record.names.length, mind), onProgress }, new Mulberry32(1)),
  };
});
