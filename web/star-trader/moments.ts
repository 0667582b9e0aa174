/** What is said, hinted at and heard at which moment of a match of Star Trader. */
import type { Viewer } from '../../core/contract.ts';
import type { Event } from '../../games/star-trader/index.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import type { StoryHead } from '../frame/game-screens.ts';
import { tuneFor } from '../frame/tunes.ts';
import type { Tune, Tunes } from '../frame/tunes.ts';
import { w } from './words.ts';

/** Each landing and each newsletter begins a story; what a ship does in port belongs to its landing. */
export function storyHead(event: Event): StoryHead | undefined {
  switch (event.type) {
    case 'landed':
    case 'reported':
      return { by: event.by, when: () => w().date(event) };
    case 'ended':
      return { by: undefined, when: undefined };
    default:
      return undefined;
  }
}

export type TraderHint = 'destination' | 'sell' | 'bidSell' | 'bidBuy' | 'buy' | 'bank';

/** The hint that fits a question. Bidding is asking for more or offering less: each has its own. */
export function fittingHint(ask: Ask): TraderHint | undefined {
  switch (ask.ask) {
    case 'bid':
      return ask.side === 'sell' ? 'bidSell' : 'bidBuy';
    case 'withdraw':
    case 'deposit':
      return undefined;
    case 'destination':
    case 'sell':
    case 'buy':
    case 'bank':
      return ask.ask;
  }
}

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
