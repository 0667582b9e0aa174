/** What a screen of any match is drawn from: who looks, what they see, and what was heard. */
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import { countedDeeds } from './heard.ts';
import { namesOf } from './names.ts';
import type { HappenedOf, MatchClient, MatchPlace, UpdateOf } from '../../client/match-client.ts';
import type { ConnectionState } from '../../client/reconnecting-socket.ts';

export interface MatchModel<T extends Types = Types> {
  readonly update: UpdateOf<T>;
  readonly view: T['View'];
  readonly viewer: Viewer;
  /** The seats this terminal holds. */
  readonly own: readonly Seat[];
  readonly names: readonly string[];
  readonly happened: readonly HappenedOf<T>[];
  /** Every event that counts, in order. */
  readonly events: readonly T['Event'][];
  /** The seat of this terminal that is asked something now. */
  readonly asked: Seat | undefined;
  readonly place: MatchPlace;
  readonly connection: ConnectionState;
  /** How much later it is here than at the server, in milliseconds. */
  readonly lag: number;
}

/** The sight on a match that has begun, for whoever looked before; undefined when it has not. */
export function modelOf<T extends Types>(client: MatchClient<T>, before: Viewer): MatchModel<T> | undefined {
  const viewer = viewerOf(client, before);
  const update = client.update(viewer);
  if (update?.view === undefined) return undefined;
  const { view, seats } = update;
  const happened = client.happened(viewer);
  const own = client.seats();
  return {
    update,
    view,
    viewer,
    own,
    names: namesOf(seats),
    happened,
    events: countedDeeds(happened).flat(),
    asked: askedSeat(update, own),
    place: client.place,
    connection: client.connection(),
    lag: client.lag(),
  };
}

/** Whoever of this terminal is to act looks; while others act, whoever acted last. */
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
