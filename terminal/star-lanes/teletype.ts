/** Star Lanes at the teletype. */
import { starLanes } from '../../games/star-lanes/index.ts';
import { LAYOUTS } from '../../teletype/basic/paper.ts';
import { Session } from '../../teletype/star-lanes/session.ts';
import { Trace } from '../../teletype/star-lanes/trace.ts';
import { STAR_LANES_LISTING } from './listing.ts';
import type { PlayedProgram } from '../teletype/play.ts';
import { RecordFile } from '../teletype/record-file.ts';

export const STAR_LANES_TELETYPE: PlayedProgram = {
  ...STAR_LANES_LISTING.teletype,
  hint: 'Type capitals, as on the teletype (7E, MAP, STOCK).',
  layouts: LAYOUTS,
  open({ record, ...options }) {
    const kept = record === undefined ? [] : [new RecordFile(record, starLanes)];
    return (say) => new Session({ ...options, witnesses: [...kept, ...(say === undefined ? [] : [new Trace(say)])] });
  },
};
