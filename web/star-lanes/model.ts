/** What the screens of one match of Star Lanes share: the match, the space that is being chosen, and what is pointed at. */
import { createMemo, createSignal } from 'solid-js';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { markedChoices } from '../frame/after/marked-choices.tsx';
import type { MarkedChoice } from '../frame/after/marked-choices.tsx';
import { gameModel } from '../frame/game-model.tsx';
import type { LiveModel } from '../frame/live-model.ts';
import { createPlacing } from './placing.ts';
import { createPointing } from './pointing.ts';

/** The better answers that a review found, by the moment of their question. */
export type BetterPlacings = ReadonlyMap<number, Omit<MarkedChoice, 'kind'>>;

export const { Provider: LanesProvider, useModel: useLanes } = gameModel((model: LiveModel<StarLanesTypes>) => {
  const placing = createPlacing(model);
  const [betterPlacings, setBetterPlacings] = createSignal<BetterPlacings>(new Map());
  /** What was played at the moment of a replay, and what would have been better. */
  const choices = createMemo((): readonly MarkedChoice[] => {
    const { record } = model;
    if (record === undefined) return [];
    const done = record.moments[record.now() + 1]?.done;
    const action = typeof done?.by === 'number' ? starLanes.parseAction(done.text) : undefined;
    return markedChoices(action?.type === 'place' ? action.space : undefined, betterPlacings().get(record.now()));
  });
  return { ...model, placing, pointing: createPointing(model, placing), choices, setBetterPlacings };
});

export type LanesModel = ReturnType<typeof useLanes>;
