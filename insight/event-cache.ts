/**
 * A cache of what was made of the events of matches that go on, so that only new events need be read. It is owned by the
 * caller, and changes no answer: what is found here is what reading all events from the first would give.
 */

/** Something that is made of events, one after the other. */
export interface EventReader<Event> {
  hear(event: Event): void;
}

interface CachedReader {
  readonly key: readonly unknown[];
  readonly events: unknown[];
  readonly reader: object;
}

/** More seats than one process plays at a time. */
const MOST = 64;

export class EventCache {
  #readers: CachedReader[] = [];

  /**
   * A reader that has read all of the events; undefined when time is up before. It is lent: who changes it changes what
   * the next one is given. `key` holds everything that `begin` depends on.
   */
  read<Event, Reader extends EventReader<Event>>(
    kind: abstract new (...parts: never[]) => Reader,
    key: readonly unknown[],
    events: readonly Event[],
    begin: () => Reader,
    timeIsUp = (): boolean => false,
  ): Reader | undefined {
    const found = this.#readers.find(
      (one) => one.reader instanceof kind && isSameKey(one.key, key) && isBeginning(one.events, events),
    );
    const reader = found?.reader instanceof kind ? found.reader : begin();
    const read = found?.reader === reader ? found : { key, events: [], reader };
    this.#readers = [read, ...this.#readers.filter((one) => one !== read).slice(0, MOST - 1)];
    for (const event of events.slice(read.events.length)) {
      if (timeIsUp()) return undefined;
      reader.hear(event);
      read.events.push(event);
    }
    return reader;
  }
}

function isSameKey(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, i) => part === other[i]);
}

/** From the last to the first: matches that differ differ there. */
function isBeginning(events: readonly unknown[], whole: readonly unknown[]): boolean {
  return events.length <= whole.length && events.findLastIndex((event, i) => !isSameEvent(event, whole[i])) < 0;
}

/** Events that came from another thread are copies. */
function isSameEvent(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
