/** The first voyage of Star Trader in the terminal: where on its screen the things are that the lesson speaks of. */
import { must } from '../../core/must.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starTraderLesson } from '../../lessons/star-trader.ts';
import { traderLessonEn } from '../../text/en/star-trader-lesson.ts';
import type { TerminalLesson } from '../frame/game-screens.ts';
import { traderLayout } from './layout.ts';
import { placesOn } from './map.ts';
import { lookTrader } from './model.ts';

export const TRADER_LESSON: TerminalLesson<StarTraderTypes> = {
  lesson: starTraderLesson,
  words: traderLessonEn,
  area(at, seen, size) {
    const { stars } = placesOn(lookTrader(seen), traderLayout(size).map);
    const place = must(
      stars.find(({ star }) => star.star === at.split(' ')[1]),
      at,
    );
    return { x: place.x, y: place.y, width: 1, height: 1 };
  },
};
