/**
 * A match in the page: a table of its own, fed by a log that is kept on the device, with computer players who think in a
 * worker.
 */
import { onCleanup } from 'solid-js';
import { LocalMatch } from '../../client/local-match.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import type { RecordProblem } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { LogProblem } from '../../table/beginning.ts';
import { TIMERS } from '../app/timers.ts';
import { BotHost, THINKING_MS } from '../bots/bot-host.ts';
import { followed } from './followed.ts';
import { followMatch, isUnkept, keepMatch, pageLog } from './page-store.ts';
import type { PageKept, Shown } from './page-store.ts';

/** A worker may be silent for so long beyond its time for thinking; it has to load in it, too. In milliseconds. */
const PATIENCE = 10_000;

interface PageMatchDeps {
  /** The least time a computer player takes for an action, in milliseconds: people want to see it. */
  readonly pace: () => number;
  /** Waits until what happened has been read; computer players go on only then. */
  readonly whenRead: () => Promise<void>;
  /** What everybody is worth, as far as the view shows it. */
  readonly worths: (view: Types['View']) => readonly number[] | undefined;
  /** Is told when the device keeps nothing any more. */
  readonly onUnkept: () => void;
}

/** Opens a kept match where a component is made, and closes it with that; says what is wrong when it cannot be played. */
export function openPageMatch<T extends Types>(
  kit: GameKit<T>,
  first: PageKept,
  { pace, whenRead, worths, onUnkept }: PageMatchDeps,
): Result<LocalMatch<T>, RecordProblem | LogProblem> {
  const log = pageLog(first);
  if (!log.ok) return log;
  let kept = first;
  const opened = LocalMatch.open(log.value, {
    kit,
    pace,
    whenRead,
    ...TIMERS,
    patience: THINKING_MS + PATIENCE,
    bots: new BotHost<T>(kit.game.id),
    keep: (entry) =>
      keep({
        ...kept,
        entries: [...kept.entries, entry],
        changed: entry.time,
      }),
  });
  if (!opened.ok) return opened;
  const match = opened.value;
  const keep = (now: PageKept): void => {
    kept = { ...now, over: match.update('watcher').phase === 'over', shown: shownOf(kit, match, worths) };
    if (!keepMatch(kept)) onUnkept();
  };
  // What the device did not keep is tried again: perhaps it has room now, and if not the player hears of it.
  if (kept.shown === undefined || isUnkept(match.match)) keep(kept);
  // Another tab went on with it: this one shows that, and lets that one's computer players think.
  const unfollow = followMatch(match.match, (newer) => {
    if (match.follow(newer).ok) kept = newer;
  });
  onCleanup(() => {
    unfollow();
    void match.close();
  });
  return { ok: true, value: followed(match) };
}

/** What a list of matches says of it. */
function shownOf<T extends Types>(kit: GameKit<T>, match: LocalMatch<T>, worthsIn: PageMatchDeps['worths']): Shown {
  const { view, seats, phase } = match.update('watcher');
  const { at, of } = kit.progress(view);
  const worths = phase === 'over' && view !== undefined ? worthsIn(view) : undefined;
  return { move: at, moves: of, seats, ...(worths === undefined ? {} : { worths }) };
}
