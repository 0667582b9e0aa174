/** The first match of Star Lanes in the terminal: where on its screen the things are that the lesson speaks of. */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanesLesson } from '../../lessons/star-lanes.ts';
import { LANGUAGES } from '../../text/index.ts';
import type { TerminalLesson } from '../frame/game-screens.ts';
import { language } from '../words.ts';
import { lanesLayout } from './layout.ts';
import { spaceArea } from './map.ts';
import { orderArea } from './trade.ts';

export async function lanesLesson(): Promise<TerminalLesson<StarLanesTypes>> {
  const { games } = await LANGUAGES[language()].load();
  return {
    lesson: starLanesLesson,
    words: await games['star-lanes'].lesson(),
    area(at, { view }, size) {
      const [kind, name = ''] = at.split(' ');
      const layout = lanesLayout(size, view);
      if (kind === 'offers') return undefined;
      return kind === 'space' ? spaceArea(layout, view, name) : orderArea(layout, view, name);
    },
  };
}
