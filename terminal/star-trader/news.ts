/** The news of Star Trader. */
import { starTrader } from '../../games/star-trader/index.ts';
import type { Event } from '../../games/star-trader/index.ts';
import { newsFrom } from '../frame/table-news.ts';
import type { NewsLine } from '../frame/table-news.ts';
import type { Style } from '../screen/style.ts';
import type { TraderSight } from './trader-sight.ts';

export function traderNews(sight: TraderSight): readonly NewsLine[] {
  const { names, view } = sight;
  return newsFrom(sight, (event) =>
    isNews(event) ? { text: starTrader.describeEvent(event, names, view.config), style: styleOf(event) } : undefined,
  );
}

/** Prices stand in the chart; a bargain is told when it is over. */
export function isNews(event: Event): boolean {
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

function styleOf({ type }: Event): Style {
  if (type === 'landed' || type === 'ended' || type === 'appeared') return 'strong';
  if (type === 'dealt' || type === 'grown') return 'gain';
  return type === 'departed' || type === 'interest' || type === 'failed' ? 'faint' : 'plain';
}
