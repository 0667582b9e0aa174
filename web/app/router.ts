/** Where the page is now, in step with the address bar. */
import { createSignal } from 'solid-js';
import { addressOf, readRoute } from './route.ts';
import type { Here, Route } from './route.ts';

// A browser tells of a changed address twice: the same place again is no other place.
const [route, setRoute] = createSignal<Here>(
  { at: 'start' },
  {
    equals: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  },
);
export { route };

/** Whether the step before was in this app, so that one can go back to it. */
export function mayGoBack(): boolean {
  return steps > 0;
}

let steps = 0;

/** Goes to another place of the app, or writes where one is anew without a step for the back button. */
export function go(to: Route, replace = false): void {
  if (replace) history.replaceState(undefined, '', addressOf(to));
  else {
    history.pushState(undefined, '', addressOf(to));
    steps++;
  }
  setRoute(to);
}

/** Goes where the address leads, and follows the back button and typed addresses. */
export function followAddress(oldForms: ReadonlyMap<string, string>): void {
  const follow = (): void => void setRoute(readRoute(location, oldForms));
  follow();
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
}
