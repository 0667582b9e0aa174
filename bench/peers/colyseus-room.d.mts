import type { SitDown } from '../server/seated.ts';

export const sitDownWithColyseus: SitDown;
export const sitDownInEmptyColyseus: SitDown;
