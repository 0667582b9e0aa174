/** What happens to a service worker: the compiler knows pages here, and not this kind of worker. */

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskingEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export function isLasting(event: Event): event is LastingEvent {
  return 'waitUntil' in event;
}

export function isAsking(event: Event): event is AskingEvent {
  return 'respondWith' in event;
}
