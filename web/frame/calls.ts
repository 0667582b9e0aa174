/** A tone for who looks elsewhere: it is their turn at a table of a server, or somebody asks for a rematch. */
import { createEffect, on } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import { playTune } from '../app/sound.ts';
import type { LiveModel } from './live-model.ts';

const CALL = [523, 784];

/** To be called where a match is drawn. */
export function followCalls(model: LiveModel<Types>): void {
  if (model.client.place !== 'server') return;
  const call = (who: number | undefined): void => {
    if (who !== undefined) playTune(CALL);
  };
  createEffect(on(model.asked, call, { defer: true }));
  createEffect(on(model.rematchBy, call, { defer: true }));
}
