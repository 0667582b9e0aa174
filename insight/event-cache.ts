/**
 * A cache of what was made of the events of matches that go on, so that only new events need be read. It is owned by the
 * caller, and changes no answer: what is found here is what reading all events from the first would give.
 */

/** Something that is made of events, one after the other. */
export interface EventReader<Event> {
  hear(event: Event): void;
}

/** Everything that a reader depends on besides events. */
export interface ReaderKey {
  /** Compared by value. */
  readonly config: object;
  readonly parts: readonly unknown[];
}

interface CachedReader {
  readonly key: ReaderKey;
  /** What was read, and the array it was last read from: where events are only ever added to it, a look at the last one tells. */
  readonly events: unknown[];
  source: readonly unknown[];
  readonly reader: object;
}

/** More seats than one process plays at a time. */
const MOST = 64;

export class EventCache {
  #readers: CachedReader[] = [];

  /**
   * A reader that has read all of the events; undefined when time is up before. It is lent: who changes it changes what
   * the next one is given. An array of events that was handed over may grow at its end, and never changes otherwise.
   */
  read<Event, Reader extends EventReader<Event>>(
    kind: abstract new (...parts: never[]) => Reader,
    key: ReaderKey,
    events: readonly Event[],
    begin: () => Reader,
    timeIsUp = (): boolean => false,
  ): Reader | undefined {
    const found = this.#readers.find(
      (one) => one.reader instanceof kind && isSameKey(one.key, key) && isBeginning(one, events),
    );
    const reader = found?.reader instanceof kind ? found.reader : begin();
    const read = found?.reader === reader ? found : { key, events: [], source: events, reader };
    this.#readers = [read, ...this.#readers.filter((one) => one !== read).slice(0, MOST - 1)];
    read.source = events;
    for (const event of events.slice(read.events.length)) {
      if (timeIsUp()) return undefined;
      reader.hear(event);
      read.events.push(event);
    }
    return reader;
  }
}

function isSameKey(one: ReaderKey, other: ReaderKey): boolean {
  return one.parts.every((part, i) => part === other.parts[i]) && isSame(one.config, other.config);
}

/** From the last to the first: matches that differ differ there. */
function isBeginning({ events, source }: CachedReader, whole: readonly unknown[]): boolean {
  if (events.length > whole.length) return false;
  if (source === whole && events.at(-1) === whole[events.length - 1]) return true;
  return events.findLastIndex((event, i) => !isSame(event, whole[i])) < 0;
}

/** What came from another thread is a copy. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
