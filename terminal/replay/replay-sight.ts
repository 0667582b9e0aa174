/** A moment of a record as the screens of a match see one: a record hides nothing. */
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import type { HappenedOf } from '../../client/match-client.ts';
import type { MatchModel } from '../match/table-sight.ts';
import type { Steps } from './steps.ts';

export function replaySight<T extends Types>(kit: GameKit<T>, { record, steps }: Steps<T>, at: number): MatchModel<T> {
  const shown = steps.slice(0, at + 1);
  const state = shown.at(-1)?.state;
  if (state === undefined) throw new Error('a record has a start');
  const view = kit.openView(state);
  const toAct = kit.game.toAct(state);
  const happened = shown.map(({ events, done }, place): HappenedOf<T> => ({
    at: place,
    act: 'do',
    events,
    ...(typeof done?.by === 'number' ? { by: done.by } : {}),
  }));
  const { game: id, engine, edition, names } = record;
  const seats = names.map((name) => ({ for: 'person' as const, name, here: true }));
  return {
    update: {
      match: 'a-record',
      at,
      head: { id: 'a-record', game: id, engine, edition, seats, public: false, minder: '', commitment: '', made: 0 },
      phase: toAct === undefined ? 'over' : 'playing',
      seats,
      ...(toAct === undefined ? {} : { toAct }),
      now: 0,
      as: 'watcher',
      happened,
      view,
    },
    view,
    viewer: toAct ?? 0,
    own: [],
    names,
    happened,
    events: shown.flatMap(({ events }) => events),
    asked: undefined,
    place: 'record',
    connection: 'connected',
    lag: 0,
  };
}
