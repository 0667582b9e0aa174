/**
 * The model of a match that follows it: what the screens share whatever game is played, who looks, who sits where, what is told,
 * and how something is done. All of it follows the match, and is worked out once for each change.
 */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import type { Act } from '../../table/act.ts';
import { modelOf } from '../../client/match-model.ts';
import type { MatchModel } from '../../client/match-model.ts';
import type { RecordMatch } from '../../client/record-match.ts';
import { nameWords } from '../app/names.ts';
import type { HappenedOf, MatchClient, UpdateOf } from '../../client/match-client.ts';
import type { Said } from '../../table/protocol.ts';
import { subject } from '../../text/subject.ts';
import type { Subject } from '../../text/subject.ts';
import { pointerPlace } from '../app/pointer.ts';
import { say, t } from '../app/words.ts';
import { PressGuard } from './press-guard.ts';
import type { GameWords } from './game-screens.ts';

export interface LiveModel<T extends Types> {
  readonly client: MatchClient<T>;
  /** The record that is watched again; undefined while a match is played. */
  readonly record: RecordMatch<T> | undefined;
  readonly viewer: Accessor<Viewer>;
  /** The player who is spoken to: the one at this device, unless several share it or nobody plays or played here. */
  readonly you: Accessor<Seat | undefined>;
  readonly update: Accessor<UpdateOf<T>>;
  readonly view: Accessor<T['View']>;
  readonly names: Accessor<readonly string[]>;
  readonly nameOf: (seat: Seat) => string;
  /** The same for tables and charts: "You" for the one player at this device. */
  readonly labelOf: (seat: Seat) => string;
  /** The same for sentences. */
  readonly subjectOf: (seat: Seat) => Subject;
  /** An event in words. */
  tell(this: void, event: T['Event']): string;
  readonly happened: Accessor<readonly HappenedOf<T>[]>;
  /** The events that count, action by action. */
  readonly deeds: Accessor<readonly (readonly T['Event'][])[]>;
  readonly events: Accessor<readonly T['Event'][]>;
  /** The seat of this device that is asked something now. */
  readonly asked: Accessor<Seat | undefined>;
  /** What was wrong with the last attempt. */
  readonly problem: Accessor<string | undefined>;
  /** What was done and is not answered yet: on its way, or kept until the connection is back. */
  readonly isSending: Accessor<boolean>;
  /** Who else asked for a rematch. */
  readonly rematchBy: Accessor<Seat | undefined>;
  readonly act: (act: Act) => void;
  play(this: void, action: T['Action']): void;
  /** Takes the last action of one's own back, where that is allowed. */
  readonly undo: () => void;
  /** What is meant by a press, and by pointing. */
  readonly presses: PressGuard;
  /** Whether all players together could still make the match longer. */
  readonly mayGrow: Accessor<boolean>;
}

/** What the model must know of its game. */
interface ModelGame<T extends Types> {
  readonly kit: GameKit<T>;
  words(this: void): GameWords<T>;
}

/** A record that is watched again, and which seat of it the reader had, where that is known. */
interface WatchedRecord<T extends Types> {
  readonly record: RecordMatch<T>;
  readonly you: Seat | undefined;
}

/** A match that has begun: its updates have a view. */
export function makeLiveModel<T extends Types>(
  client: MatchClient<T>,
  { kit, words }: ModelGame<T>,
  watched?: WatchedRecord<T>,
): LiveModel<T> {
  const model = createMemo<MatchModel<T>>((before) =>
    must(modelOf(client, before?.viewer ?? 'watcher', nameWords(t())), 'a match that has begun'),
  );
  const viewer = createMemo(() => model().viewer);
  const update = createMemo(() => model().update);
  const view = createMemo(() => model().view);
  const [refused, setRefused] = createSignal<Said | undefined>(undefined);
  const problem = createMemo(() => {
    const said = refused();
    return said === undefined ? undefined : say().rejection(said, words());
  });
  createEffect(
    on(
      () => update().at,
      () => setRefused(undefined),
    ),
  );
  const [sending, setSending] = createSignal(0);
  const act = (one: Act): void => {
    const seat = viewer();
    // What waits for the connection is sent once: who presses again means the same.
    if (seat === 'watcher' || (sending() > 0 && client.connection() !== 'connected')) return;
    setSending(sending() + 1);
    void client
      .act(seat, one)
      .then(setRefused)
      .finally(() => setSending(sending() - 1));
  };
  const names = (): readonly string[] => model().names;
  const presses = new PressGuard(() => performance.now(), pointerPlace());
  createEffect(
    on(
      () => model().deeds.length,
      () => presses.renew(),
    ),
  );
  const nameOf = (seat: Seat): string => must(names()[seat], 'the name of a seat');
  const you = (): Seat | undefined => {
    const { own } = model();
    return own.length === 1 ? own[0] : watched?.you;
  };
  const labelOf = (seat: Seat): string => (you() === seat ? t().you : nameOf(seat));
  return {
    client,
    record: watched?.record,
    viewer,
    you,
    update,
    view,
    names,
    tell: (event) => words().tell(event, names(), kit.configOf(view()), you()),
    nameOf,
    labelOf,
    subjectOf: (seat) => subject(labelOf(seat), you() === seat),
    happened: createMemo(() => model().happened),
    deeds: () => model().deeds,
    events: () => model().events,
    asked: createMemo(() => model().asked),
    problem,
    isSending: () => sending() > 0,
    rematchBy: createMemo(() => {
      const { happened, own } = model();
      const by = happened.findLast(({ act: done }) => done === 'rematch')?.by;
      return by === undefined || own.includes(by) ? undefined : by;
    }),
    act,
    play: (action) => act({ act: 'do', did: kit.game.formatAction(action) }),
    undo: () => {
      const { undo } = update();
      if (undo !== undefined) act({ act: 'undo', keep: undo });
    },
    presses,
    mayGrow: () => kit.mayGrow(view()),
  };
}
