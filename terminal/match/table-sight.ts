/** What a screen of any match is drawn from: who looks, what they see, and what was heard. */
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import { heardDeeds } from './heard.ts';
import { namesOf } from './names.ts';
import type { HappenedOf, Link, Seating, UpdateOf } from './seating.ts';

export interface TableSight<T extends Types = Types> {
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
  readonly link: Link;
  /** How much later it is here than at the server, in milliseconds. */
  readonly lag: number;
}

/** The sight on a match that has begun, for whoever looked before; undefined when it has not. */
export function tableSightOf<T extends Types>(seating: Seating<T>, before: Viewer): TableSight<T> | undefined {
  const viewer = viewerOf(seating, before);
  const update = seating.update(viewer);
  if (update?.view === undefined) return undefined;
  const { view, seats } = update;
  const happened = seating.happened(viewer);
  const own = seating.seats();
  return {
    update,
    view,
    viewer,
    own,
    names: namesOf(seats),
    happened,
    events: heardDeeds(happened).flat(),
    asked: askedSeat(update, own),
    link: seating.link(),
    lag: Date.now() - update.now,
  };
}

/** Whoever of this terminal is to act looks; while others act, whoever acted last. */
function viewerOf(seating: Seating, before: Viewer): Viewer {
  const own = seating.seats();
  const [first] = own;
  if (first === undefined) return 'watcher';
  const last = before !== 'watcher' && own.includes(before) ? before : first;
  const toAct = seating.update(last)?.toAct;
  return toAct !== undefined && own.includes(toAct) ? toAct : last;
}

function askedSeat({ toAct, phase, seats }: UpdateOf<Types>, own: readonly Seat[]): Seat | undefined {
  if (toAct === undefined || phase !== 'playing' || !own.includes(toAct)) return undefined;
  return seats[toAct]?.minded === undefined ? toAct : undefined;
}
