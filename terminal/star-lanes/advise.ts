/** Advice on a match of Star Lanes, as a page of text or as JSON. */
import { advise } from '../../bots/star-lanes/adviser/advise.ts';
import { networksOf } from '../../bots/star-lanes/adviser/evaluator.ts';
import { loadWeights } from '../../bots/star-lanes/weights.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { starLanes } from '../../games/index.ts';
import { printAdvice } from '../review/print-advice.ts';
import { questionAfter } from '../review/question.ts';
import { SEED, writeJson } from '../review/reviewer.ts';
import type { Adviser } from '../review/reviewer.ts';

const PLAYOUTS = 800;

export const adviseStarLanes: Adviser = async (record, { at: after, playouts = PLAYOUTS, json }) => {
  const asked = questionAfter(starLanes, record, after);
  if (!asked.ok) return asked;
  const { at, question } = asked.value;
  const { names } = record;
  const networks = networksOf(await loadWeights());
  const advice = advise(question, { networks, names }, { playouts }, new Mulberry32(SEED));
  const value = json
    ? writeJson({ at, ...advice, sight: advice.evaluator })
    : printAdvice(advice, { view: question.view, names, at });
  return { ok: true, value };
};
