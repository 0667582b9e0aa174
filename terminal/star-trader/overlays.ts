/** What lies over the screen of Star Trader. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Overlay } from '../frame/game-screens.ts';
import { drawPrices, drawTraderWorths } from './charts.ts';
import { drawTraderExchange } from './exchange.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { drawCalendar, drawLetter, handleLetterKey } from './pages.ts';
import { drawRoute, handleRouteKey } from './route.ts';
import { drawStars, handleStarsKey } from './stars.ts';

/** In the order of their words in the bar of keys. */
export const TRADER_OVERLAYS: readonly Overlay<StarTraderTypes, TraderMatchModel, TraderUi>[] = [
  {
    name: 'stars',
    key: 's',
    words: 'stars',
    isPage: true,
    inReplay: true,
    keys: () => [
      ['↑↓', 'star'],
      ['v', 'its prices over time'],
      ['Esc', 'back'],
    ],
    opened: withStar,
    draw: drawStars,
    handleKey: handleStarsKey,
  },
  { name: 'exchange', key: 'x', words: 'exchange', isPage: true, inReplay: true, draw: drawTraderExchange },
  { name: 'calendar', key: 'c', words: 'calendar', isPage: true, inReplay: true, draw: drawCalendar },
  { name: 'worth', key: 'w', words: 'worth', isPage: true, inReplay: true, draw: drawTraderWorths },
  {
    name: 'prices',
    key: 'v',
    words: 'prices',
    isPage: true,
    keys: () => [
      ['↑↓', 'star'],
      ['← →', 'good, or all'],
      ['Esc', 'back'],
    ],
    opened: withStar,
    draw: drawPrices,
    handleKey: handleStarsKey,
  },
  {
    name: 'letter',
    key: 'l',
    words: 'letter',
    isPage: true,
    inReplay: true,
    keys: () => [
      ['← →', 'older, newer'],
      ['s', 'all prices'],
      ['↑↓', 'scroll'],
      ['Esc', 'back'],
    ],
    opened: (_, ui) => ({ ...ui, back: 0 }),
    draw: drawLetter,
    handleKey: handleLetterKey,
  },
  {
    name: 'route',
    key: 'g',
    isPage: true,
    keys: ({ view, asked }) => [
      ['its key', 'adds a star'],
      ['Backspace', 'takes one away'],
      ...(view.ask?.ask === 'destination' && asked !== undefined ? [['Enter', 'fly the first leg'] as const] : []),
      ['Esc', 'back'],
    ],
    draw: drawRoute,
    handleKey: handleRouteKey,
  },
];

/** The pages about stars begin with the one that is looked at, or where the ship is. */
function withStar({ view, asked }: TraderMatchModel, ui: TraderUi): TraderUi {
  const { ask } = view;
  const name = ask?.ask === 'destination' && asked !== undefined ? ask.ports[ui.picked]?.star : ask?.star;
  const star = view.stars.findIndex((one) => one.star === name);
  return { ...ui, star: star < 0 ? ui.star : star };
}
