/** Star Trader at the teletype. */
import { starTrader } from '../../games/star-trader/index.ts';
import { Session } from '../../teletype/star-trader/session.ts';
import { Trace } from '../../teletype/star-trader/trace.ts';
import type { PlayedProgram } from '../teletype/play.ts';
import { RecordFile } from '../teletype/record-file.ts';

export const STAR_TRADER_TELETYPE: PlayedProgram = {
  about: 'the game of 1974: ships, stars and bargains',
  typing:
    'A port is the name of a star, MAP and REPORT show the map and all prices, and SAVE prints the game so that you can go on with it.',
  hint: 'Type capitals, as on the teletype (KIRK, MAP, REPORT, SAVE).',
  layouts: [],
  open({ chance, bell, record }) {
    const kept = record === undefined ? [] : [new RecordFile(record, starTrader)];
    return (say) => new Session({ chance, bell, witnesses: [...kept, ...(say === undefined ? [] : [new Trace(say)])] });
  },
};
