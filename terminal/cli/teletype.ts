/** `starlanes teletype GAME`: a game of the 1970s on these streams. */
import { randomInt } from 'node:crypto';
import { Mulberry32 } from '../../core/chance.ts';
import { putPage } from '../help-page.ts';
import { tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { play } from '../teletype/play.ts';
import { openStarLanes } from '../teletype/open-star-lanes.ts';
import { openStarTrader } from '../teletype/open-star-trader.ts';
import { readTeletypeFlags } from './teletype-flags.ts';

const HELP = `starlanes teletype star-lanes [--seed N] [--layout spec|altair] [--record FILE] [--baud N] [--bell] [--trace]
starlanes teletype star-trader [--seed N] [--record FILE] [--baud N] [--bell] [--trace]

Plays the game of 1977, as the Altair printed it, or the game of 1974: ships, stars and bargains.

Type capitals: the original knows no others. A move is a row and a column (7E), MAP and STOCK
show the map and your stock, and an order is a number of shares. In Star Trader a port is the name of a star, MAP and
REPORT show the map and all prices, and SAVE prints the game so that you can go on with it. Ctrl-D or Ctrl-C ends the game.

  --seed N          the same game for the same number, 0 to 4294967295; a random one is told if you give none
  --layout spec     the columns of the specification's screens (this is the default; Star Lanes only)
  --layout altair   the columns as the Altair printed them
  --record FILE     keeps the match in FILE, move by move; a second one in FILE-2, and so on
  --baud N          prints no faster than a line of N baud; a teletype had 110
  --bell            rings the bell at announcements
  --trace           prints one JSON object for every turn or event instead of the screens
`;

const HINTS = {
  'star-lanes': 'Type capitals, as on the teletype (7E, MAP, STOCK).',
  'star-trader': 'Type capitals, as on the teletype (KIRK, MAP, REPORT, SAVE).',
};

export async function teletype(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
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
