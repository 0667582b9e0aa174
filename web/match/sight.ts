/**
 * What the screens of one match share: who looks, what they see, and everything told from it. All of
 * it follows the seating, and is worked out once for each change.
 */
import { createContext, createEffect, createMemo, createSignal, on, useContext } from 'solid-js';
import type { Accessor, Context } from 'solid-js';
import type { Seat, Viewer } from '../../core/contract.ts';
import type { Action, Event, View } from '../../games/star-lanes/index.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Act } from '../../table/act.ts';
import { heardDeeds } from '../game/heard.ts';
import { namesOf } from '../game/names.ts';
import type { Seating, StarLanesHappened, StarLanesUpdate } from '../table/seating.ts';
import { t } from '../text/text.ts';

export interface Sight {
  readonly seating: Seating;
  readonly viewer: Accessor<Viewer>;
  readonly update: Accessor<StarLanesUpdate>;
  readonly view: Accessor<View>;
  readonly names: Accessor<readonly string[]>;
  readonly happened: Accessor<readonly StarLanesHappened[]>;
  /** The events that count, action by action. */
  readonly deeds: Accessor<readonly (readonly Event[])[]>;
  readonly events: Accessor<readonly Event[]>;
  /** The seat of this device that is asked something now. */
  readonly asked: Accessor<Seat | undefined>;
  /** Whether the books must stay hidden until the next player says who they are. */
  readonly curtained: Accessor<boolean>;
  readonly openCurtain: () => void;
  /** What was wrong with the last attempt. */
  readonly problem: Accessor<string | undefined>;
  readonly act: (act: Act) => void;
  readonly play: (action: Action) => void;
}

/** The sight on a match that has begun: its updates have a view. */
export function makeSight(seating: Seating): Sight {
  const viewer = createViewer(seating);
  const update = createMemo(() => {
    const now = seating.update(viewer());
    if (now === undefined) throw new Error('the match is not known yet');
    return now;
  });
  const view = createMemo(() => {
    const now = update().view;
    if (now === undefined) throw new Error('the match has not begun');
    return now;
  });
  const happened = createMemo(() => seating.happened(viewer()));
  const deeds = createMemo(() => heardDeeds(happened()));
  const asked = createMemo(() => {
    const { toAct, phase, seats } = update();
    const mine = toAct !== undefined && seating.seats().includes(toAct);
    return mine && phase === 'playing' && seats[toAct]?.minded === undefined ? toAct : undefined;
  });
  const [unveiled, setUnveiled] = createSignal<Seat | undefined>(undefined);
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  createEffect(
    on(
      () => update().at,
      () => setProblem(undefined),
    ),
  );
  const act = (one: Act): void => {
    const seat = viewer();
    if (seat === 'watcher') return;
    void seating.act(seat, one).then(setProblem);
  };
  return {
    seating,
    viewer,
    update,
    view,
    names: createMemo(() => namesOf(update().seats, t())),
    happened,
    deeds,
    events: createMemo(() => deeds().flat()),
    asked,
    curtained: () => {
      const several = seating.seats().length > 1 && view().config.books === 'private' && view().phase !== 'over';
      return several && unveiled() !== viewer();
    },
    openCurtain: () => {
      const now = viewer();
      setUnveiled(now === 'watcher' ? undefined : now);
    },
    problem,
    act,
    play: (action) => act({ act: 'do', did: starLanes.write(action) }),
  };
}

/** Whoever of this device is to act looks; while others act, whoever acted last. */
function createViewer(seating: Seating): Accessor<Viewer> {
  return createMemo<Viewer>((before) => {
    const own = seating.seats();
    const [first] = own;
    if (first === undefined) return 'watcher';
    const toAct = seating.update(before === 'watcher' || !own.includes(before) ? first : before)?.toAct;
    if (toAct !== undefined && own.includes(toAct)) return toAct;
    return before !== 'watcher' && own.includes(before) ? before : first;
  }, 'watcher');
}

export const SightContext: Context<Sight | undefined> = createContext<Sight>();

export function useSight(): Sight {
  const sight = useContext(SightContext);
  if (sight === undefined) throw new Error('this is drawn outside a match');
  return sight;
}
