/** A moment of a record as the screens of a match see one: a record hides nothing. */
import type { View } from '../../games/star-lanes/index.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { StarLanesHappened } from '../match/seating.ts';
import type { Sight } from '../match/sight.ts';
import type { Steps } from './steps.ts';

export function replaySight({ record, steps }: Steps, at: number): Sight {
  const shown = steps.slice(0, at + 1);
  const state = shown.at(-1)?.state;
  if (state === undefined) throw new Error('a record has a start');
  const view = wholeView(state);
  const toAct = starLanes.toAct(state);
  const happened = shown.map(({ events, done }, place): StarLanesHappened => ({
    at: place,
    act: 'do',
    events,
    ...(typeof done?.by === 'number' ? { by: done.by } : {}),
  }));
  const { game, engine, edition, names } = record;
  const seats = names.map((name) => ({ for: 'person' as const, name, here: true }));
  return {
    update: {
      match: 'a-record',
      at,
      head: { id: 'a-record', game, engine, edition, seats, public: false, minder: '', commitment: '', made: 0 },
      phase: toAct === undefined ? 'over' : 'playing',
      seats,
      ...(toAct === undefined ? {} : { toAct }),
      now: 0,
      as: 'watcher',
      happened,
      view,
    },
    view,
    viewer: view.mover,
    own: [],
    names,
    happened,
    events: shown.flatMap(({ events }) => events),
    asked: undefined,
    position: undefined,
    link: 'here',
    lag: 0,
  };
}

/** Everybody's books, as only those who keep the record may know them. */
function wholeView(state: Position): View {
  const view = starLanes.view(state, state.mover);
  return { ...view, books: view.books.map((books, seat) => books ?? starLanes.view(state, seat).books[seat]) };
}
