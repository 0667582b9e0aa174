/** The screen of Star Trader as the page of a match takes it. */
import { starTrader } from '../../games/star-trader/index.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { MatchScreen } from '../frame/match-page.ts';
import { drawTrader } from './draw-screen.ts';
import { pressTraderClick } from './press-click.ts';
import { pressTrader } from './press.ts';
import { lookTrader } from './trader-sight.ts';
import type { TraderSight } from './trader-sight.ts';
import { newTraderUi, traderUiFor } from './trader-ui.ts';
import type { TraderUi } from './trader-ui.ts';

export const STAR_TRADER_SCREEN: MatchScreen<StarTraderTypes, TraderSight, TraderUi> = {
  game: starTrader,
  newUi: newTraderUi,
  look: lookTrader,
  uiFor: traderUiFor,
  draw: drawTrader,
  press: (sight, ui, key, size) =>
    key.key === 'click' ? pressTraderClick(sight, ui, key, size) : pressTrader(sight, ui, key),
};
