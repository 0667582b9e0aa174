/** How Star Trader sounds. */
import type { Viewer } from '../../core/contract.ts';
import type { Event } from '../../games/star-trader/index.ts';
import { tuneFor } from '../frame/tunes.ts';
import type { Tune, Tunes } from '../frame/tunes.ts';

const TUNES: Tunes<Event['type']> = [
  ['ended', [392, 494, 587, 784]],
  ['reported', [523, 659, 784]],
  ['dealt', [440, 554, 659]],
  ['failed', [220, 165]],
  ['landed', [330, 392]],
];

/** What a captain hears: the others' ships land and trade in silence, or it would never be still. */
export function traderTune(events: readonly Event[], viewer: Viewer): Tune | undefined {
  const heard = events.filter((event) => viewer === 'watcher' || !('by' in event) || event.by === viewer);
  return tuneFor(heard, TUNES);
}
