/** What happened at a table before somebody came, as far as they may know: for newcomers and for those who were away. */
import type { Game, Types, Viewer } from '../core/contract.ts';
import type { MatchLog } from './beginning.ts';
import { Table } from './table.ts';
import { happenedFor } from './update.ts';
import type { Happened } from './update.ts';

/** Everything from an `at` on, as each moment let the viewer know it. */
export function historyFor<T extends Types>(
  game: Game<T>,
  log: MatchLog,
  as: Viewer,
  from: number,
): readonly Happened<T['Event']>[] {
  const table = new Table(game, log.head, log.beginning);
  const happened: Happened<T['Event']>[] = [];
  for (const entry of log.entries) {
    const taken = table.take(entry);
    if (entry.at >= from) happened.push(happenedFor(table, taken, as));
  }
  return happened;
}

/**
 * Everything a seat has heard in the match as it stands: what was taken back was never said. It pauses after every entry,
 * so that who replays a long match can see to others meanwhile.
 */
export function* hearing<T extends Types>(
  game: Game<T>,
  log: MatchLog,
  as: Viewer,
): Generator<undefined, readonly T['Event'][]> {
  const table = new Table(game, log.head, log.beginning);
  /** What was heard at the start, and with each deed. */
  let heard: (readonly T['Event'][])[] = [];
  for (const entry of log.entries) {
    yield;
    const { events } = table.take(entry);
    const { state } = table;
    if (state === undefined) continue;
    heard = heard.slice(0, table.deeds.length + 1);
    if (heard.length <= table.deeds.length) heard.push(events.filter((event) => game.isVisible(state, event, as)));
  }
  return heard.flat();
}

/** The same at once. */
export function heardBy<T extends Types>(game: Game<T>, log: MatchLog, as: Viewer): readonly T['Event'][] {
  const steps = hearing(game, log, as);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
