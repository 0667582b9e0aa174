/** The first match of Star Lanes in the terminal: where on its screen the things are that the lesson speaks of. */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanesLesson } from '../../lessons/star-lanes.ts';
import { lanesLessonEn } from '../../text/en/star-lanes-lesson.ts';
import type { TerminalLesson } from '../frame/game-screens.ts';
import { lanesLayout } from './layout.ts';
import { spaceArea } from './map.ts';
import { orderArea } from './trade.ts';

export const LANES_LESSON: TerminalLesson<StarLanesTypes> = {
  lesson: starLanesLesson,
  words: lanesLessonEn,
  area(at, { view }, size) {
    const [kind, name = ''] = at.split(' ');
    const layout = lanesLayout(size, view);
    return kind === 'space' ? spaceArea(layout, view, name) : orderArea(layout, view, name);
  },
};
