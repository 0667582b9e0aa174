/** How a session of Star Trader is opened: with a record where one is wanted, and traced where somebody listens. */
import type { Chance } from '../../core/chance.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { RecordFile } from './record-file.ts';
import { Session } from '../../teletype/star-trader/session.ts';
import { Trace } from '../../teletype/star-trader/trace.ts';

export interface Opening {
  readonly chance: Chance;
  readonly bell: boolean;
  readonly record?: string;
}

/** Opens the file of the record at once; the session, when it is asked for. */
export function openStarTrader({ chance, bell, record }: Opening): (say?: (traced: object) => void) => Session {
  const kept = record === undefined ? [] : [new RecordFile(record, starTrader)];
  return (say) => new Session({ chance, bell, witnesses: [...kept, ...(say === undefined ? [] : [new Trace(say)])] });
}
