/** How a session of Star Lanes is opened: with a record where one is wanted, and traced where somebody listens. */
import type { Chance } from '../../core/chance.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Layout } from '../../teletype/basic/paper.ts';
import { RecordFile } from './record-file.ts';
import { Session } from '../../teletype/star-lanes/session.ts';
import { Trace } from '../../teletype/star-lanes/trace.ts';

export interface Opening {
  readonly chance: Chance;
  readonly layout: Layout;
  readonly bell: boolean;
  readonly record?: string;
}

/** Opens the file of the record at once; the session, when it is asked for. */
export function openStarLanes({ record, ...options }: Opening): (say?: (traced: object) => void) => Session {
  const kept = record === undefined ? [] : [new RecordFile(record, starLanes)];
  return (say) => new Session({ ...options, witnesses: [...kept, ...(say === undefined ? [] : [new Trace(say)])] });
}
