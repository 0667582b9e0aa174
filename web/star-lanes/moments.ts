/** What is said, hinted at and heard at which moment of a match of Star Lanes. */
import type { Event, StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import type { StoryHead } from '../frame/game-screens.ts';
import type { Hint } from '../frame/hint-reading.ts';
import type { Tunes } from '../frame/tunes.ts';
import { w } from './words.ts';

type LanesHint = 'place' | 'outpost' | 'founded' | 'trade' | 'idle' | 'merger' | 'split' | 'late';

/** The hints that fit the moment, the most needed first: each at its own event, and nowhere else. */
function fittingHints(view: View, events: readonly Event[], seat: number): readonly LanesHint[] {
  const happened = (type: Event['type'], since: readonly Event[]): boolean =>
    since.some((event) => event.type === type);
  const turns = events.flatMap((event, i) => (event.type === 'offered' && event.to === seat ? [i] : []));
  const thisTurn = events.slice(turns.at(-1) ?? 0);
  const sinceLastTurn = events.slice(turns.at(-2) ?? 0);
  const fits: Readonly<Record<LanesHint, boolean>> =
    view.ask?.ask === 'trade'
      ? {
          ...NONE,
          founded: happened('founded', thisTurn),
          trade: true,
          idle: lastTrade(events, seat)?.orders.length === 0,
        }
      : {
          ...NONE,
          place: true,
          outpost: sinceLastTurn.some((event) => event.type === 'outpost' && event.by === seat),
          merger: happened('merged', sinceLastTurn),
          split: happened('split', sinceLastTurn),
          late: view.movesInAll - view.moves <= 3 * view.players,
        };
  return HINTS.filter((hint) => fits[hint]);
}

/** How one sees that the player has done what a hint speaks of; the others only explain. */
const DONE: Readonly<Partial<Record<LanesHint, (next: readonly Event[]) => boolean>>> = {
  place: (next) => next.some((event) => 'space' in event),
  trade: buys,
  idle: buys,
};

/** The hints of a moment in the words of the page. */
export function hintsAt(
  view: View,
  events: readonly Event[],
  seat: number,
  isTap: boolean,
): readonly Hint<StarLanesTypes>[] {
  return fittingHints(view, events, seat).map((key) => {
    const isDone = DONE[key];
    const words = w().hints[key === 'place' && isTap ? 'placeTap' : key];
    return isDone === undefined ? { key, words } : { key, words, isDone };
  });
}

function buys(next: readonly Event[]): boolean {
  return next.some((event) => event.type === 'traded' && event.orders.some(({ shares }) => shares > 0));
}

const HINTS = ['place', 'founded', 'trade', 'idle', 'outpost', 'merger', 'split', 'late'] as const;
const NONE: Readonly<Record<LanesHint, boolean>> = {
  place: false,
  outpost: false,
  founded: false,
  trade: false,
  idle: false,
  merger: false,
  split: false,
  late: false,
};

function lastTrade(events: readonly Event[], seat: number): (Event & { readonly type: 'traded' }) | undefined {
  return events.filter((event) => event.type === 'traded').findLast(({ by }) => by === seat);
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
