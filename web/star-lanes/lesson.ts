/** The first match of Star Lanes in the page: where on its screens the things are that the lesson speaks of. */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanesLesson } from '../../lessons/star-lanes.ts';
import type { PageLesson } from '../frame/game-entry.ts';

export const lanesPageLesson: PageLesson<StarLanesTypes> = {
  id: 'star-lanes',
  lesson: starLanesLesson,
  kept: '.galaxy .space.offered .ground',
  seen: '.galaxy, .galaxy :is(.lane, .outpost, .star)',
  parts(at) {
    const [kind, name] = at.split(' ');
    if (kind === 'offers') return ['.offers'];
    return kind === 'space' ? [`.galaxy [data-space="${name}"]`] : [`.deal[data-company="${name}"]`];
  },
};
