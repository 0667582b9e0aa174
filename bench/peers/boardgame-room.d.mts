import type { SitDown } from '../server/seated.ts';

export const sitDownWithBoardgame: SitDown;
export const sitDownInEmptyBoardgame: SitDown;
