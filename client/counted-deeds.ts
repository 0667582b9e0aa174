/** What counts of everything that happened at a table: what was taken back was never said. */
import type { Happened } from '../table/update.ts';

/** How many deeds count after something has happened, where `deeds` counted before; the start of the match is the first. */
export function deedsAfter(deeds: number, { act, text, events = [] }: Happened<unknown>): number {
  if (act === 'undo') return Number(text) + 1;
  if (act === 'sit' || act === 'start') return Math.max(deeds, Math.min(1, events.length));
  // With private books an action may be heard without its events; votes are heard of only when they change something.
  return act === 'do' || act === 'bot' || events.length > 0 ? Math.max(deeds, 1) + 1 : deeds;
}

/** The events of the start, and of each action that counts, in order. */
export function countedDeeds<Event>(happened: readonly Happened<Event>[]): readonly (readonly Event[])[] {
  const deeds: (readonly Event[])[] = [];
  for (const one of happened) {
    const count = deedsAfter(deeds.length, one);
    // A start without events is one all the same.
    while (deeds.length < count - 1) deeds.push([]);
    if (deeds.length < count) deeds.push(one.events ?? []);
    deeds.length = count;
  }
  return deeds;
}

/** An undo that counts: who took back everything but the first deeds. */
export interface TakenBack {
  readonly by: number;
  /** How many deeds there were then. */
  readonly deeds: number;
}

/** The undos that were not themselves undone by an earlier one, in order. */
export function takenBack(happened: readonly Happened[]): readonly TakenBack[] {
  let undos: TakenBack[] = [];
  for (const one of happened) {
    if (one.act !== 'undo' || one.by === undefined) continue;
    const deeds = deedsAfter(0, one);
    undos = [...undos.filter((undo) => undo.deeds <= deeds), { by: one.by, deeds }];
  }
  return undos;
}
