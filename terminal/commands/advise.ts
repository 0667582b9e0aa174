/** `starlanes advise FILE`: what to do in a position of a match, and why. */
import { advise as adviseOn } from '../../bots/star-lanes/adviser/advise.ts';
import type { Advice } from '../../bots/star-lanes/adviser/advice.ts';
import { networksOf } from '../../bots/star-lanes/adviser/eye.ts';
import { loadWeights } from '../../bots/star-lanes/weights.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Reading } from '../../core/contract.ts';
import type { MatchRecord } from '../../core/record.ts';
import { readFlags } from '../review/flags.ts';
import type { Flags } from '../review/flags.ts';
import { ADVISE_HELP } from '../review/help.ts';
import { writeJson } from '../review/json.ts';
import { printAdvice } from '../review/print-advice.ts';
import { questionAfter } from '../review/question.ts';
import type { Asked } from '../review/question.ts';
import { readMatch } from '../review/read-match.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

/** The same advice every time. */
const SEED = 1;
const PLAYOUTS = 800;

export async function advise(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) {
    await put(streams.output, ADVISE_HELP);
    return 0;
  }
  const flags = readFlags('advise', args);
  if (!flags.ok) {
    await tellUser(streams, flags.problem);
    return 2;
  }
  const record = readMatch(flags.value.file);
  const asked = record.ok ? questionIn(record.value, flags.value) : record;
  if (!record.ok || !asked.ok) {
    await tellUser(streams, asked.ok ? '' : asked.problem);
    return 1;
  }
  const advice = await adviceOn(asked.value, record.value.names, flags.value);
  await put(streams.output, describe(advice, asked.value, record.value.names, flags.value));
  return 0;
}

function questionIn(record: MatchRecord, { file, at }: Flags): Reading<Asked> {
  const asked = questionAfter(record, at);
  return asked.ok ? asked : { ok: false, problem: `${file}: ${asked.problem}` };
}

async function adviceOn({ question }: Asked, names: readonly string[], { playouts }: Flags): Promise<Advice> {
  const networks = networksOf(await loadWeights());
  return adviseOn(question, { networks, names }, { playouts: playouts ?? PLAYOUTS }, new Mulberry32(SEED));
}

function describe(advice: Advice, { at, question }: Asked, names: readonly string[], { json }: Flags): string {
  return json ? writeJson({ at, ...advice }) : printAdvice(advice, { view: question.view, names, at });
}
