/** The newswire of Star Lanes. */
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event } from '../../games/star-lanes/index.ts';
import type { Style } from '../screen/style.ts';
import type { Sight } from './sight.ts';
import { newsFrom } from '../frame/table-news.ts';
import type { NewsLine } from '../frame/table-news.ts';

export function newsOf(sight: Sight): readonly NewsLine[] {
  const { names, view } = sight;
  return newsFrom(sight, (event) =>
    isNews(event) ? { text: starLanes.describeEvent(event, names, view.config), style: styleOf(event) } : undefined,
  );
}

/** The standings and the offer stand elsewhere, and nothing is no news. */
function isNews(event: Event): boolean {
  switch (event.type) {
    case 'offered':
      return false;
    case 'traded':
      return event.orders.some(({ shares }) => shares !== 0);
    case 'dividend':
      return event.amount !== 0;
    case 'started':
    case 'outpost':
    case 'lost':
    case 'founded':
    case 'grown':
    case 'merged':
    case 'joined':
    case 'split':
    case 'swallowed':
    case 'extended':
    case 'ended':
      return true;
  }
}

function styleOf({ type }: Event): Style {
  if (type === 'merged' || type === 'swallowed' || type === 'ended') return 'strong';
  if (type === 'founded' || type === 'split') return 'gain';
  return type === 'dividend' || type === 'traded' ? 'faint' : 'plain';
}
