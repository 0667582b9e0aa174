/** What a screen of a match is drawn from: who looks, what they see, and everything told from it. */
import { positionOf } from '../../bots/star-lanes/adviser/foresee.ts';
import type { Seat, Viewer } from '../../core/contract.ts';
import type { Event, View } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import { heardDeeds } from './heard.ts';
import { namesOf } from './names.ts';
import type { Link, Seating, StarLanesHappened, StarLanesUpdate } from './seating.ts';

export interface Sight {
  readonly update: StarLanesUpdate;
  readonly view: View;
  readonly viewer: Viewer;
  /** The seats this terminal holds. */
  readonly own: readonly Seat[];
  readonly names: readonly string[];
  readonly happened: readonly StarLanesHappened[];
  /** Every event that counts, in order. */
  readonly events: readonly Event[];
  /** The seat of this terminal that is asked something now. */
  readonly asked: Seat | undefined;
  /** The position as the seat that is asked can know it. */
  readonly position: Position | undefined;
  readonly link: Link;
  /** How much later it is here than at the server, in milliseconds. */
  readonly lag: number;
}

/** The sight on a match that has begun, for whoever looked before; undefined when it has not. */
export function sightOf(seating: Seating, before: Viewer): Sight | undefined {
  const viewer = viewerOf(seating, before);
  const update = seating.update(viewer);
  if (update?.view === undefined) return undefined;
  const { view, seats } = update;
  const happened = seating.happened(viewer);
  const events = heardDeeds(happened).flat();
  const own = seating.seats();
  const asked = askedSeat(update, own);
  return {
    update,
    view,
    viewer,
    own,
    names: namesOf(seats),
    happened,
    events,
    asked,
    position: asked === undefined ? undefined : positionOf(view, events),
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

function askedSeat({ toAct, phase, seats }: StarLanesUpdate, own: readonly Seat[]): Seat | undefined {
  if (toAct === undefined || phase !== 'playing' || !own.includes(toAct)) return undefined;
  return seats[toAct]?.minded === undefined ? toAct : undefined;
}
