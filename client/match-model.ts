/** What a screen of any match is drawn from: who looks, what they see, and what was heard. */
import type { Seat, Types, Viewer } from '../core/contract.ts';
import { countedDeeds } from './counted-deeds.ts';
import type { HappenedOf, MatchClient, MatchPlace, UpdateOf } from './match-client.ts';
import { namesOf } from './names.ts';
import type { NameWords } from './names.ts';
import type { ConnectionState } from './reconnecting-socket.ts';

export interface MatchModel<T extends Types> {
  readonly place: MatchPlace;
  /** Whether players here may ask an adviser. */
  readonly mayAdvise: boolean;
  readonly update: UpdateOf<T>;
  readonly view: T['View'];
  /** Who of this device looks. */
  readonly viewer: Viewer;
  /** The seats this device holds. */
  readonly own: readonly Seat[];
  readonly names: readonly string[];
  readonly happened: readonly HappenedOf<T>[];
  /** The events that count: those of the start, and of each action. */
  readonly deeds: readonly (readonly T['Event'][])[];
  /** The same in a row. */
  readonly events: readonly T['Event'][];
  /** The seat of this device that is asked something now. */
  readonly asked: Seat | undefined;
  readonly connection: ConnectionState;
  /** How much later it is here than where the match is played, in milliseconds. */
  readonly lag: number;
}

/** A match that has begun, as it is seen by the player who looked before; undefined while it has not. */
export function modelOf<T extends Types>(
  client: MatchClient<T>,
  before: Viewer,
  words: NameWords,
): MatchModel<T> | undefined {
  const viewer = viewerOf(client, before);
  const update = client.update(viewer);
  if (update?.view === undefined) return undefined;
  const own = client.seats();
  const happened = client.happened(viewer);
  const deeds = countedDeeds<T['Event']>(happened);
  return {
    place: client.place,
    mayAdvise: client.mayAdvise,
    update,
    view: update.view,
    viewer,
    own,
    names: namesOf(update.seats, words),
    happened,
    deeds,
    events: deeds.flat(),
    asked: askedSeat(update, own),
    connection: client.connection(),
    lag: client.lag(),
  };
}

/** The seat of this device that is to act looks; while others act, the one that acted last. */
function viewerOf<T extends Types>(client: MatchClient<T>, before: Viewer): Viewer {
  const own = client.seats();
  const [first] = own;
  if (first === undefined) return 'watcher';
  const last = before !== 'watcher' && own.includes(before) ? before : first;
  const toAct = client.update(last)?.toAct;
  return toAct !== undefined && own.includes(toAct) ? toAct : last;
}

function askedSeat({ toAct, phase, seats }: UpdateOf<Types>, own: readonly Seat[]): Seat | undefined {
  if (toAct === undefined || phase !== 'playing' || !own.includes(toAct)) return undefined;
  return seats[toAct]?.minded === undefined ? toAct : undefined;
}
