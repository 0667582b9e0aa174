/** `starlanes review FILE`: prints who was how likely to win when, and how well and luckily everybody played. */
import type { Result } from '../../core/result.ts';
import { Bar } from '../review/bar.ts';
import { readFlags } from '../review/flags.ts';
import type { Flags } from '../review/flags.ts';
import { REVIEW_HELP } from '../review/help.ts';
import { reviewStarLanes } from '../star-lanes/review.ts';
import { reviewStarTrader } from '../star-trader/review.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { recordIn } from '../saved/read-record.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const REVIEWERS: ReadonlyMap<string, Reviewer> = new Map([
  ['star-lanes', reviewStarLanes],
  ['star-trader', reviewStarTrader],
]);

export async function review(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, REVIEW_HELP);
  const flags = readFlags('review', args);
  if (!flags.ok) {
    await tellUser(streams, flags.problem);
    return 2;
  }
  const page = await pageOf(flags.value, streams);
  if (page.ok) await put(streams.output, page.value);
  else await tellUser(streams, `${flags.value.file}: ${page.problem}`);
  return page.ok ? 0 : 1;
}

/** A file that cannot be opened is the system's to complain about. */
async function pageOf(flags: Flags, { errors }: Streams): Promise<Result<string>> {
  const record = recordIn(flags.file);
  if (!record.ok) return record;
  const reviewer = REVIEWERS.get(record.value.game);
  if (reviewer === undefined) {
    const known = [...REVIEWERS.keys()].join(' and ');
    return { ok: false, problem: `only matches of ${known} can be judged, not of ${record.value.game}` };
  }
  const bar = new Bar(errors);
  const page = await reviewer(record.value, flags, (done, all) => bar.show(done, all));
  bar.end();
  return page;
}
