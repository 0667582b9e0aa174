/**
 * What was made of the events of matches that go on: whoever is asked again hears only what is new.
 * It is only a memory: a match that is not found here is heard from its beginning.
 */
import type { Event, View } from '../../games/star-lanes/types.ts';

/** Somebody who makes something of events. */
interface Listener {
  hear(event: Event): void;
}

interface Match<T extends Listener> {
  readonly key: string;
  readonly heard: Event[];
  readonly listener: T;
}

/** More seats than any one process has in hand at a time. */
const MOST = 64;

export class Recollections<T extends Listener> {
  #matches: Match<T>[] = [];

  /** A listener who has heard everything; undefined when time is up before. */
  recall(view: View, heard: readonly Event[], begin: () => T, timeIsUp = (): boolean => false): T | undefined {
    const match = this.#find(keyOf(view), heard) ?? this.#keep({ key: keyOf(view), heard: [], listener: begin() });
    for (const event of heard.slice(match.heard.length)) {
      if (event.type === 'offered' && timeIsUp()) return undefined;
      match.listener.hear(event);
      match.heard.push(event);
    }
    return match.listener;
  }

  #find(key: string, heard: readonly Event[]): Match<T> | undefined {
    return this.#matches.find((match) => match.key === key && isBeginning(match.heard, heard));
  }

  #keep(match: Match<T>): Match<T> {
    this.#matches = [match, ...this.#matches.slice(0, MOST - 1)];
    return match;
  }
}

function keyOf({ config, players, mover }: View): string {
  return `${mover} of ${players} ${JSON.stringify(config)}`;
}

function isBeginning(events: readonly Event[], whole: readonly Event[]): boolean {
  return events.length <= whole.length && events.every((event, i) => isSame(event, whole[i]!));
}

/** Events that came from another thread are copies. */
function isSame(one: Event, other: Event): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
