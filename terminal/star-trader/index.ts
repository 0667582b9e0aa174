/** Star Trader on the full screen. */
import { starTraderBots } from '../../bots/star-trader/index.ts';
import { anyAction } from '../../games/star-trader/any-action.ts';
import { EDITIONS } from '../../games/star-trader/editions.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { nextMedal } from '../../games/star-trader/medals.ts';
import { money, tellDate } from '../../games/star-trader/text.ts';
import { MatchPage } from '../frame/match-page.ts';
import { STAR_TRADER_TALK } from './lines.ts';
import { ReplayPage } from '../frame/replay-page.ts';
import { STAR_TRADER_REPLAY } from './replay.ts';
import { TRADER_HELP } from './help-text.ts';
import { STAR_TRADER_SCREEN } from './trader-screen.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { targetsFrom } from '../frame/targets.ts';

const EDITION_NAMES = ['today', ...Object.keys(EDITIONS).filter((name) => name !== 'today')];

export const STAR_TRADER: GameScreens<StarTraderTypes> = {
  game: starTrader,
  title: 'Star Trader',
  about: 'the game of 1974: ships, stars and bargains',
  editions: EDITION_NAMES.flatMap((name) => {
    const edition = EDITIONS[name];
    return edition === undefined ? [] : [{ ...edition, name }];
  }),
  players: starTraderBots.map(({ name, about }) => ({ name, about })),
  usualRival: 'merchant',
  minder: 'captain',
  help: TRADER_HELP,
  kit: starTraderKit,
  talk: STAR_TRADER_TALK,
  bots: () => Promise.resolve(starTraderBots),
  anyAction,
  isView: (view) => 'stars' in view && 'ships' in view,
  progress: ({ today, endYear }) => ({
    words: `${tellDate(today)} (it ends in ${endYear})`,
    figures: { day: today.day, year: today.year, endYear },
  }),
  targets: (config) => targetsFrom((worth) => nextMedal(config, worth), money),
  matchPage: (seating, fine) => new MatchPage(seating, STAR_TRADER_SCREEN, fine),
  replayPage: (steps, fine) => new ReplayPage(steps, STAR_TRADER_REPLAY, fine),
};
