/** Every update anybody was shown: each must be what the log says, also of those shown just before a kill. */
import { createHash } from 'node:crypto';
import type { Viewer } from '../../../core/contract.ts';
import type { Json } from '../player.ts';

/** What a viewer was told when the log was so long, in short. */
export interface Sighting {
  readonly at: number;
  readonly as: Viewer;
  readonly digest: string;
}

/** An update without what is of the moment: the time, who is connected, and what is news. */
export function digestOf(update: Json): string {
  const { type: _, now: __, happened: ___, seats, ...rest } = update;
  const lasting = { ...rest, seats: seats.map((seat: Json) => ({ ...seat, here: false })) };
  return createHash('sha256').update(sorted(lasting)).digest('base64url');
}

/** As text, whatever the order of the fields. */
function sorted(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** What all players of one match were shown. */
export class Sightings {
  readonly #seen = new Map<string, Sighting>();
  /** What was told to have happened: the entry, by whom, and what kind of act it was. */
  readonly told = new Set<string>();
  /** How many frames there were. */
  updates = 0;

  add(update: Json): void {
    const { at, as } = update;
    const digest = digestOf(update);
    this.updates++;
    this.#seen.set(`${at} ${as} ${digest}`, { at, as, digest });
    for (const one of update['happened']) this.told.add(`${one.at} ${one.by} ${one.act}`);
  }

  /** By the length of the log then. */
  byLength(): ReadonlyMap<number, readonly Sighting[]> {
    const all = new Map<number, Sighting[]>();
    for (const sighting of this.#seen.values()) all.set(sighting.at, [...(all.get(sighting.at) ?? []), sighting]);
    return all;
  }
}
