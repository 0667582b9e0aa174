/** Star Lanes on the full screen. */
import { allStarLanesBots, starLanesBots } from '../../bots/star-lanes/index.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { EDITIONS } from '../../games/star-lanes/editions.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { nextMedal } from '../../games/star-lanes/medals.ts';
import { money } from '../../games/star-lanes/text.ts';
import { HELP } from '../star-lanes/help-text.ts';
import { MatchPage } from '../frame/match-page.ts';
import { STAR_LANES_SCREEN } from '../star-lanes/match-screen.ts';
import { STAR_LANES_TALK } from '../star-lanes/lines.ts';
import { ReplayPage } from '../frame/replay-page.ts';
import { STAR_LANES_REPLAY } from '../star-lanes/replay.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { targetsFrom } from '../frame/targets.ts';

const EDITION_NAMES = ['today', 'quick', 'grand', ...Object.keys(EDITIONS).filter((name) => EDITIONS[name]?.historic)];

export const STAR_LANES: GameScreens<StarLanesTypes> = {
  game: starLanes,
  title: 'Star Lanes',
  about: 'the game of 1977: found companies, merge them, be worth most',
  editions: EDITION_NAMES.flatMap((name) => {
    const edition = EDITIONS[name];
    return edition === undefined ? [] : [{ ...edition, name }];
  }),
  players: [
    ...starLanesBots.map(({ name, about }) => ({ name, about })),
    { name: 'champion', about: 'The strongest: a trained network that searches.' },
  ],
  usualRival: 'strategist',
  minder: 'strategist',
  help: HELP,
  kit: starLanesKit,
  talk: STAR_LANES_TALK,
  // Only the champion has anything to load.
  bots: async (names) => (names.includes('champion') ? allStarLanesBots() : starLanesBots),
  anyAction,
  isView: (view) => 'map' in view,
  progress: ({ moves, movesInAll }) => ({
    words: `${moves} of ${movesInAll} moves`,
    figures: { moves, movesInAll },
  }),
  targets: (config) => targetsFrom((worth) => nextMedal(config, worth), money),
  matchPage: (seating, fine) => new MatchPage(seating, STAR_LANES_SCREEN, fine),
  replayPage: (steps, fine) => new ReplayPage(steps, STAR_LANES_REPLAY, fine),
};
