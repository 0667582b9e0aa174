/** The review of a match of Star Lanes, as a page of text or as JSON. */
import { networksOf } from '../../bots/star-lanes/adviser/evaluator.ts';
import { careful, quick, review } from '../../bots/star-lanes/adviser/review.ts';
import { loadWeights } from '../../bots/star-lanes/weights.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { showsUnicode } from '../review/chart.ts';
import { printReview } from '../review/print-review.ts';
import { SEED, writeJson } from '../review/reviewer.ts';
import type { Reviewer } from '../review/reviewer.ts';

export const reviewStarLanes: Reviewer = async (record, { quick: hurry, playouts, json, ascii }, onProgress) => {
  const networks = networksOf(await loadWeights());
  const usual = (hurry ? quick : careful)(record.names.length, networks);
  const depth = { ...usual, playouts: playouts ?? usual.playouts };
  const reviewed = review(record, { networks, depth, onProgress }, new Mulberry32(SEED));
  if (!reviewed.ok) return reviewed;
  const { value } = reviewed;
  return {
    ok: true,
    value: json
      ? writeJson({ ...value, sight: value.evaluator })
      : printReview(value, !ascii && showsUnicode(process.env)),
  };
};
