/** What the screens of one match of Star Lanes share: the match, the space that is being chosen, and what is pointed at. */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { gameModel } from '../frame/game-model.tsx';
import type { LiveModel } from '../frame/live-model.ts';
import { createPlacing } from './placing.ts';
import { createPointing } from './pointing.ts';

export const { Provider: LanesProvider, useModel: useLanes } = gameModel((model: LiveModel<StarLanesTypes>) => {
  const placing = createPlacing(model);
  return { ...model, placing, pointing: createPointing(model, placing) };
});

export type LanesModel = ReturnType<typeof useLanes>;
