/** What the newswire of Star Trader tells, and how it looks. */
import { starTrader } from '../../games/star-trader/index.ts';
import type { Event, View } from '../../games/star-trader/index.ts';
import type { Style } from '../screen/style.ts';

export const TRADER_NEWS = {
  game: starTrader,
  configOf: ({ config }: View): View['config'] => config,
  isNews,
  newsStyle,
};

/** Prices stand in the chart; a bargain is told when it is over. */
function isNews(event: Event): boolean {
  switch (event.type) {
    case 'priced':
    case 'opened':
    case 'declined':
      return false;
    case 'interest':
    case 'withdrawn':
    case 'deposited':
      return event.amount > 0;
    case 'started':
    case 'reported':
    case 'departed':
    case 'landed':
    case 'dealt':
    case 'failed':
    case 'grown':
    case 'appeared':
    case 'extended':
    case 'ended':
      return true;
  }
}

function newsStyle({ type }: Event): Style {
  if (type === 'landed' || type === 'ended' || type === 'appeared') return 'strong';
  if (type === 'dealt' || type === 'grown') return 'gain';
  return type === 'departed' || type === 'interest' || type === 'failed' ? 'faint' : 'plain';
}
