/**
 * The app without a network: everything it is made of is kept on the first visit. Pages come from the
 * network where there is one, so that a new version is seen at once; files whose names carry a hash
 * come from what was kept. What the server says (/api, /socket) is never kept.
 */

/** Put in front of this file when it is built: every file of the app, and a name for exactly this set of them. */
declare const FILES: readonly string[];
declare const VERSION: string;

declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;

const PAGE = '/index.html';
const APP = 'starlanes/';
/** Pages of the version before may still be open, and ask for its files. */
const KEPT_VERSIONS = 2;
/** Who has a network that does not answer waits this long for a page, in milliseconds. */
const PATIENCE = 3000;

addEventListener('install', (event) => {
  if (isLasting(event)) event.waitUntil(keepEverything().then(skipWaiting));
});

addEventListener('activate', (event) => {
  if (isLasting(event)) event.waitUntil(dropOldVersions().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  if (!isAsking(event) || event.request.method !== 'GET') return;
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin) return;
  if (FILES.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(keptFile(event.request));
  else if (event.request.mode === 'navigate' && isScreen(pathname)) event.respondWith(page(event.request));
});

async function keepEverything(): Promise<void> {
  const cache = await caches.open(APP + VERSION);
  // What the page has loaded already is not sent again, except for files that change under the same name.
  await cache.addAll(
    FILES.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })),
  );
}

async function dropOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(APP) && name !== APP + VERSION);
  await Promise.all(versions.slice(0, 1 - KEPT_VERSIONS).map((name) => caches.delete(name)));
}

async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(APP + VERSION);
  const options = { ignoreSearch: true, ignoreVary: true };
  return (await cache.match(request, options)) ?? (await caches.match(request, options)) ?? fetch(request);
}

/** A page from the network; where that fails or hangs, the one that was kept. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(APP + VERSION);
  const kept = await cache.match(PAGE, { ignoreVary: true });
  if (kept === undefined) return fetch(request);
  const fresh = fetch(request).then((answer) => (answer.ok ? answer : kept));
  return Promise.race([fresh.catch(() => kept), later(kept)]);
}

function later(kept: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
}

/** Whether a path is a place in the app rather than something only the server knows. */
function isScreen(path: string): boolean {
  return path === '/' || path.startsWith('/match/');
}

// What happens to a service worker: the compiler knows pages here, and not this kind of worker.

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskingEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

function isLasting(event: Event): event is LastingEvent {
  return 'waitUntil' in event;
}

function isAsking(event: Event): event is AskingEvent {
  return 'respondWith' in event;
}
