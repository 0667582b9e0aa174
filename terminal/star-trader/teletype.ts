/** Star Trader at the teletype. */
import { starTrader } from '../../games/star-trader/index.ts';
import { Session } from '../../teletype/star-trader/session.ts';
import { Trace } from '../../teletype/star-trader/trace.ts';
import { STAR_TRADER_LISTING } from './listing.ts';
import type { PlayedProgram } from '../teletype/play.ts';
import { RecordFile } from '../teletype/record-file.ts';

export const STAR_TRADER_TELETYPE: PlayedProgram = {
  ...STAR_TRADER_LISTING.teletype,
  hint: 'Type capitals, as on the teletype (KIRK, MAP, REPORT, SAVE).',
  layouts: [],
  open({ chance, bell, record }) {
    const kept = record === undefined ? [] : [new RecordFile(record, starTrader)];
    return (say) => new Session({ chance, bell, witnesses: [...kept, ...(say === undefined ? [] : [new Trace(say)])] });
  },
};
