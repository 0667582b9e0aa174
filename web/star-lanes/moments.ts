/** What is said, hinted at and heard at which moment of a match of Star Lanes. */
import type { Event, View } from '../../games/star-lanes/index.ts';
import type { StoryHead } from '../frame/game-screens.ts';
import type { Tunes } from '../frame/tunes.ts';
import { w } from './words.ts';

export type LanesHint = 'place' | 'outpost' | 'founded' | 'trade' | 'idle' | 'merger' | 'split' | 'late';

/** The hints that fit the moment, the most needed first. */
export function fittingHints(view: View, events: readonly Event[], seat: number): readonly LanesHint[] {
  const happened = (type: Event['type']): boolean => events.some((event) => event.type === type);
  const mine = (type: 'founded' | 'outpost'): boolean =>
    events.some((event) => event.type === type && event.by === seat);
  if (view.ask?.ask === 'trade') {
    return [
      ...(mine('founded') ? (['founded'] as const) : []),
      'trade',
      ...(view.moves > 2 * view.players ? (['idle'] as const) : []),
    ];
  }
  const left = view.movesInAll - view.moves;
  return [
    'place',
    ...(mine('outpost') ? (['outpost'] as const) : []),
    ...(happened('merged') || view.companies.filter(({ size }) => size > 2).length > 1 ? (['merger'] as const) : []),
    ...(happened('split') ? (['split'] as const) : []),
    ...(left <= 3 * view.players ? (['late'] as const) : []),
  ];
}

/** An offer begins a move; it is no news itself. */
export function storyHead(event: Event): StoryHead | undefined {
  return event.type === 'offered' ? { by: event.to, when: () => w().wire.move(event.move) } : undefined;
}

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
