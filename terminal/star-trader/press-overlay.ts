/** Keys while something lies over the screen of Star Trader. */
import type { Action } from '../../games/star-trader/index.ts';
import { placeOf } from '../match/keys.ts';
import type { Pressed } from '../frame/pressed.ts';
import { closedOverlay, pressItems, pressPage, pressSaying, pressSure } from '../frame/press-table-overlay.ts';
import { tableItems } from '../frame/table-items.ts';
import type { Key } from '../screen/key.ts';
import type { TraderSight } from './trader-sight.ts';
import { ALL_GOODS } from './trader-ui.ts';
import type { TraderOverlay, TraderUi } from './trader-ui.ts';

type TraderPressed = Pressed<TraderUi, Action>;

export function pressTraderOverlay(sight: TraderSight, ui: TraderUi, overlay: TraderOverlay, key: Key): TraderPressed {
  if (key.key === 'escape') return { ui: closedOverlay(ui) };
  switch (overlay) {
    case 'help':
    case 'news':
    case 'worth':
    case 'calendar':
      return pressPage(ui, key);
    case 'table':
      return pressItems(tableItems(sight), ui, key);
    case 'say':
      return pressSaying(ui, key);
    case 'sure-leave':
      return pressSure(ui, key, { did: 'act', act: { act: 'leave' } });
    case 'letter':
      return pressLetter(sight, ui, key);
    case 'stars':
    case 'prices':
      return pressStars(sight, ui, key);
    case 'route':
      return pressRoute(sight, ui, key);
  }
}

function pressLetter({ letters }: TraderSight, ui: TraderUi, key: Key): TraderPressed {
  const turned = (by: number): TraderPressed => ({
    ui: { ...ui, scroll: 0, back: Math.max(0, Math.min(letters - 1, ui.back + by)) },
  });
  if (key.key === 'text' && key.text === 's') return { ui: { ...ui, overlay: 'stars' } };
  if (key.key === 'left') return turned(1);
  return key.key === 'right' ? turned(-1) : pressPage(ui, key);
}

/** Both pages walk through the stars; the chart also through the goods, of which the last stands for all. */
function pressStars({ view }: TraderSight, ui: TraderUi, key: Key): TraderPressed {
  const { length } = view.stars;
  const star = (by: number): TraderPressed => ({ ui: { ...ui, star: (ui.star + by + length) % Math.max(1, length) } });
  const good = (by: number): TraderPressed => ({ ui: { ...ui, good: (ui.good + by + GOOD_CHOICES) % GOOD_CHOICES } });
  const isChart = ui.overlay === 'prices';
  switch (key.key) {
    case 'up':
      return star(-1);
    case 'down':
      return star(1);
    case 'left':
      return isChart ? good(-1) : star(-1);
    case 'right':
      return isChart ? good(1) : star(1);
    case 'wheel':
      return star(key.by);
    case 'text':
      if (!isChart && key.text === 'v') return { ui: { ...ui, overlay: 'prices' } };
      if (isChart && key.text === 's') return { ui: { ...ui, overlay: 'stars' } };
      return { ui: closedOverlay(ui) };
    case 'enter':
      return { ui: closedOverlay(ui) };
    default:
      return { ui };
  }
}

const GOOD_CHOICES = ALL_GOODS + 1;

/** More stops than anybody plans. */
const LONGEST_ROUTE = 8;

function pressRoute({ view, asked }: TraderSight, ui: TraderUi, key: Key): TraderPressed {
  switch (key.key) {
    case 'backspace':
    case 'delete':
      return { ui: { ...ui, route: key.key === 'delete' ? [] : ui.route.slice(0, -1) } };
    case 'enter': {
      const [star] = ui.route;
      const mayGo = asked !== undefined && view.ask?.ask === 'destination' && star !== undefined;
      return mayGo
        ? { ui: closedOverlay(ui), did: { did: 'play', action: { type: 'go', star } } }
        : { ui: closedOverlay(ui) };
    }
    case 'text': {
      const star = view.stars[placeOf(key.text)]?.star;
      if (star === undefined) return key.text === 'q' || key.text === 'g' ? { ui: closedOverlay(ui) } : { ui };
      const isFull = ui.route.length >= LONGEST_ROUTE || ui.route.at(-1) === star;
      return isFull ? { ui } : { ui: { ...ui, route: [...ui.route, star] } };
    }
    default:
      return { ui };
  }
}
