/** The screen of Star Lanes as the page of a match takes it. */
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { drawMatch } from '../star-lanes/draw-match.ts';
import type { MatchScreen } from '../frame/match-page.ts';
import { pressClick } from './press-click.ts';
import { pressMatch } from './press.ts';
import { withPosition } from './sight.ts';
import type { Sight } from './sight.ts';
import { newUi, uiFor } from './ui.ts';
import type { MatchUi } from './ui.ts';

export const STAR_LANES_SCREEN: MatchScreen<StarLanesTypes, Sight, MatchUi> = {
  game: starLanes,
  newUi,
  look: withPosition,
  uiFor,
  draw: drawMatch,
  press: (sight, ui, key, size) =>
    key.key === 'click' ? pressClick(sight, ui, key, size) : pressMatch(sight, ui, key),
};
