/** Has the browser keep the app for when there is no network, once the page itself is done loading. */

/** What is kept must not slow down the first move, in milliseconds. */
const AFTER = 2500;

export function installOffline(): void {
  // Only on secure addresses; and a browser that keeps nothing still plays with a network.
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined), AFTER);
}
