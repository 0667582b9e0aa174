/**
 * What the screens of a match share whatever game is played: who looks, who sits where, what is told,
 * and how something is done. All of it follows the seating, and is worked out once for each change.
 */
import { createContext, createEffect, createMemo, createSignal, on, useContext } from 'solid-js';
import type { Accessor, Context } from 'solid-js';
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import type { Act } from '../../table/act.ts';
import { countedDeeds } from '../game/heard.ts';
import { namesOf } from '../game/names.ts';
import type { HappenedOf, MatchClient, UpdateOf } from '../../client/match-client.ts';
import { explained } from '../../text/problems.ts';
import type { Said } from '../../text/problems.ts';
import { t } from '../app/words.ts';

export interface AtTable<T extends Types = Types> {
  readonly client: MatchClient<T>;
  readonly viewer: Accessor<Viewer>;
  readonly update: Accessor<UpdateOf<T>>;
  readonly view: Accessor<T['View']>;
  readonly names: Accessor<readonly string[]>;
  readonly happened: Accessor<readonly HappenedOf<T>[]>;
  /** The events that count, action by action. */
  readonly deeds: Accessor<readonly (readonly T['Event'][])[]>;
  readonly events: Accessor<readonly T['Event'][]>;
  /** The seat of this device that is asked something now. */
  readonly asked: Accessor<Seat | undefined>;
  /** What was wrong with the last attempt. */
  readonly problem: Accessor<string | undefined>;
  readonly act: (act: Act) => void;
  /** Whether all players together could still make the match longer. */
  readonly mayGrow: Accessor<boolean>;
}

/** What the table must know of its game. */
interface GameAtTable<T extends Types> {
  /** Whether the match of a view could last longer. */
  readonly mayGrow: (view: T['View']) => boolean;
  /** What the rules said no with, in the language of the page. */
  readonly explain: (refusal: T['Refusal']) => string;
}

/** A match that has begun: its updates have a view. */
export function makeAtTable<T extends Types>(
  seating: MatchClient<T>,
  { mayGrow, explain }: GameAtTable<T>,
): AtTable<T> {
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
  const deeds = createMemo(() => countedDeeds(happened()));
  const asked = createMemo(() => {
    const { toAct, phase, seats } = update();
    const mine = toAct !== undefined && seating.seats().includes(toAct);
    return mine && phase === 'playing' && seats[toAct]?.minded === undefined ? toAct : undefined;
  });
  const [refused, setRefused] = createSignal<Said | undefined>(undefined);
  const problem = createMemo(() => {
    const said = refused();
    return said === undefined ? undefined : (explained(said, explain) ?? t().refused(said));
  });
  createEffect(
    on(
      () => update().at,
      () => setRefused(undefined),
    ),
  );
  const act = (one: Act): void => {
    const seat = viewer();
    if (seat === 'watcher') return;
    void seating.act(seat, one).then(setRefused);
  };
  return {
    client: seating,
    viewer,
    update,
    view,
    names: createMemo(() => namesOf(update().seats, t())),
    happened,
    deeds,
    events: createMemo(() => deeds().flat()),
    asked,
    problem,
    act,
    mayGrow: () => mayGrow(view()),
  };
}

/** Whoever of this device is to act looks; while others act, whoever acted last. */
function createViewer<T extends Types>(seating: MatchClient<T>): Accessor<Viewer> {
  return createMemo<Viewer>((before) => {
    const own = seating.seats();
    const [first] = own;
    if (first === undefined) return 'watcher';
    const toAct = seating.update(before === 'watcher' || !own.includes(before) ? first : before)?.toAct;
    if (toAct !== undefined && own.includes(toAct)) return toAct;
    return before !== 'watcher' && own.includes(before) ? before : first;
  }, 'watcher');
}

export const AtTableContext: Context<AtTable | undefined> = createContext<AtTable>();

export function useAtTable(): AtTable {
  const table = useContext(AtTableContext);
  if (table === undefined) throw new Error('this is drawn outside a match');
  return table;
}
