/** The first voyage of Star Trader in the terminal: where on its screen the things are that the lesson speaks of. */
import { must } from '../../core/must.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starTraderLesson } from '../../lessons/star-trader.ts';
import { LANGUAGES } from '../../text/index.ts';
import type { TerminalLesson } from '../frame/game-screens.ts';
import { language } from '../words.ts';
import { traderLayout } from './layout.ts';
import { placesOn } from './map.ts';
import { lookTrader } from './model.ts';

export async function traderLesson(): Promise<TerminalLesson<StarTraderTypes>> {
  const { games } = await LANGUAGES[language()].load();
  return {
    lesson: starTraderLesson,
    words: await games['star-trader'].lesson(),
    area(at, seen, size) {
      const [kind, name] = at.split(' ');
      // What a desk asks with is the desk itself.
      if (kind !== 'star') return undefined;
      const { stars } = placesOn(lookTrader(seen), traderLayout(size).map);
      const place = must(
        stars.find(({ star }) => star.star === name),
        at,
      );
      return { x: place.x, y: place.y, width: 1, height: 1 };
    },
  };
}
