/** What lies over the screen of Star Trader. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Overlay } from '../frame/game-screens.ts';
import { drawPrices, drawTraderWorths } from './charts.ts';
import { drawTraderExchange } from './exchange.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { drawCalendar, drawLetter, handleLetterKey } from './pages.ts';
import { frameWords } from '../words.ts';
import { drawRoute, handleRouteKey } from './route.ts';
import { trader } from './speech.ts';
import { drawStars, handleStarsKey } from './stars.ts';

/** In the order of their words in the bar of keys. */
export const TRADER_OVERLAYS: readonly Overlay<StarTraderTypes, TraderMatchModel, TraderUi>[] = [
  {
    name: 'stars',
    key: 's',
    words: () => trader().keys.stars,
    isPage: true,
    inReplay: true,
    keys: () => [
      ['↑↓', trader().keys.star],
      ['v', trader().keys.itsPrices],
      ['Esc', frameWords().keys.back],
    ],
    opened: withStar,
    draw: drawStars,
    handleKey: handleStarsKey,
  },
  {
    name: 'exchange',
    key: 'x',
    words: () => trader().keys.exchange,
    isPage: true,
    inReplay: true,
    draw: drawTraderExchange,
  },
  { name: 'calendar', key: 'c', words: () => trader().keys.calendar, isPage: true, inReplay: true, draw: drawCalendar },
  { name: 'worth', key: 'w', words: () => trader().keys.worth, isPage: true, inReplay: true, draw: drawTraderWorths },
  {
    name: 'prices',
    key: 'v',
    words: () => trader().keys.prices,
    isPage: true,
    keys: () => [
      ['↑↓', trader().keys.star],
      ['← →', trader().keys.good],
      ['Esc', frameWords().keys.back],
    ],
    opened: withStar,
    draw: drawPrices,
    handleKey: handleStarsKey,
  },
  {
    name: 'letter',
    key: 'l',
    words: () => trader().keys.letter,
    isPage: true,
    inReplay: true,
    keys: () => [
      ['← →', trader().keys.older],
      ['s', trader().keys.allPrices],
      ['↑↓', frameWords().keys.scroll],
      ['Esc', frameWords().keys.back],
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
      [frameWords().table.itsKey, trader().keys.adds],
      ['Backspace', trader().keys.removes],
      ...(view.ask?.ask === 'destination' && asked !== undefined ? [['Enter', trader().keys.firstLeg] as const] : []),
      ['Esc', frameWords().keys.back],
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
