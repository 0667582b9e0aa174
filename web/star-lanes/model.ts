/** What the screens of one match of Star Lanes share: the match, and the space that is being chosen. */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { gameModel } from '../frame/game-model.tsx';
import type { LiveModel } from '../frame/live-model.ts';
import { createPlacing } from './placing.ts';

export const { Provider: LanesProvider, useModel: useLanes } = gameModel((model: LiveModel<StarLanesTypes>) => ({
  ...model,
  placing: createPlacing(model),
}));

export type LanesModel = ReturnType<typeof useLanes>;
