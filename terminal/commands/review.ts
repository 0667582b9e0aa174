/** `starlanes review FILE`: prints who was how likely to win when, and how well and luckily everybody played. */
import { networksOf } from '../../bots/star-lanes/adviser/eye.ts';
import { careful, quick, review as judge } from '../../bots/star-lanes/adviser/review.ts';
import type { Review } from '../../bots/star-lanes/adviser/review.ts';
import { loadWeights } from '../../bots/star-lanes/weights.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Reading } from '../../core/contract.ts';
import type { MatchRecord } from '../../core/record.ts';
import { Bar } from '../review/bar.ts';
import { showsUnicode } from '../review/chart.ts';
import { readFlags } from '../review/flags.ts';
import type { Flags } from '../review/flags.ts';
import { REVIEW_HELP } from '../review/help.ts';
import { writeJson } from '../review/json.ts';
import { printReview } from '../review/print-review.ts';
import { readMatch } from '../review/read-match.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

/** The same review every time. */
const SEED = 1;

export async function review(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, REVIEW_HELP);
  const flags = readFlags('review', args);
  if (!flags.ok) {
    await tellUser(streams, flags.problem);
    return 2;
  }
  const record = readMatch(flags.value.file);
  const reviewed = record.ok ? await reviewWithBar(record.value, flags.value, streams) : record;
  if (!reviewed.ok) {
    await tellUser(streams, reviewed.problem);
    return 1;
  }
  await put(streams.output, describe(reviewed.value, flags.value));
  return 0;
}

async function reviewWithBar(record: MatchRecord, flags: Flags, { errors }: Streams): Promise<Reading<Review>> {
  const networks = networksOf(await loadWeights());
  const usual = (flags.quick ? quick : careful)(record.names.length, networks);
  const depth = { ...usual, playouts: flags.playouts ?? usual.playouts };
  const bar = new Bar(errors);
  const onProgress = (done: number, all: number): void => bar.show(done, all);
  const reviewed = judge(record, { networks, depth, onProgress }, new Mulberry32(SEED));
  bar.end();
  return reviewed.ok ? reviewed : { ok: false, problem: `${flags.file}: ${reviewed.problem}` };
}

function describe(reviewed: Review, { json, ascii }: Flags): string {
  return json ? writeJson(reviewed) : printReview(reviewed, !ascii && showsUnicode(process.env));
}
