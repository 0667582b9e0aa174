/** `starlanes teletype GAME`: a game of the 1970s on these streams. */
import { randomInt } from 'node:crypto';
import { Mulberry32 } from '../../core/chance.ts';
import { tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { play } from '../teletype/play.ts';
import { openStarLanes } from '../teletype/open-star-lanes.ts';
import { openStarTrader } from '../teletype/open-star-trader.ts';
import { readTeletypeFlags } from './teletype-flags.ts';

const HINTS = {
  'star-lanes': 'Type capitals, as on the teletype (7E, MAP, STOCK).',
  'star-trader': 'Type capitals, as on the teletype (KIRK, MAP, REPORT, SAVE).',
};

export async function teletype(args: readonly string[], streams: Streams): Promise<number> {
  const flags = readTeletypeFlags(args);
  if (!flags.ok) {
    await tellUser(streams, flags.problem);
    return 2;
  }
  const { game, seed = randomInt(2 ** 32), ...rest } = flags.value;
  const notes = flags.value.seed === undefined ? [`The same game again: --seed ${seed}`] : [];
  const open = (game === 'star-lanes' ? openStarLanes : openStarTrader)({ ...rest, chance: new Mulberry32(seed) });
  await play({ ...rest, open, notes, hint: HINTS[game] }, streams);
  return 0;
}
