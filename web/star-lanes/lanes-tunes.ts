/** How Star Lanes sounds. */
import type { Event } from '../../games/star-lanes/index.ts';
import type { Tunes } from '../frame/tunes.ts';

export const LANES_TUNES: Tunes<Event['type']> = [
  ['ended', [392, 494, 587, 784]],
  ['swallowed', [220, 165, 110]],
  ['merged', [294, 370, 440, 587]],
  ['split', [523, 659]],
  ['founded', [392, 494, 587]],
  ['grown', [440, 523]],
  ['lost', [220, 165]],
  ['outpost', [330]],
];
