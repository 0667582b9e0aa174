/** `starlanes advise FILE`: what to do in a position of a match, and why. */
import type { Result } from '../../core/result.ts';
import type { Adviser } from '../advise/adviser.ts';
import { adviseStarLanes } from '../star-lanes/advise.ts';
import { adviseStarTrader } from '../star-trader/advise-page.ts';
import { readFlags } from '../review/flags.ts';
import type { Flags } from '../review/flags.ts';
import { ADVISE_HELP } from '../review/help.ts';
import { recordIn } from '../saved/read-record.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const ADVISERS: ReadonlyMap<string, Adviser> = new Map([
  ['star-lanes', adviseStarLanes],
  ['star-trader', adviseStarTrader],
]);

export async function advise(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, ADVISE_HELP);
  const flags = readFlags('advise', args);
  if (!flags.ok) {
    await tellUser(streams, flags.problem);
    return 2;
  }
  const page = await pageOf(flags.value);
  if (page.ok) await put(streams.output, page.value);
  else await tellUser(streams, `${flags.value.file}: ${page.problem}`);
  return page.ok ? 0 : 1;
}

/** A file that cannot be opened is the system's to complain about. */
async function pageOf(flags: Flags): Promise<Result<string>> {
  const record = recordIn(flags.file);
  if (!record.ok) return record;
  const adviser = ADVISERS.get(record.value.game);
  if (adviser !== undefined) return adviser(record.value, flags);
  const known = [...ADVISERS.keys()].join(' and ');
  return { ok: false, problem: `only matches of ${known} can be advised on, not of ${record.value.game}` };
}
