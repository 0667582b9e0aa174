/** The browser app begins here. */
// First, so that what a game brings may differ from it.
import '../style/style.css';
import { render } from 'solid-js/web';
import { App, StartPage } from './app.tsx';
import { FIRST_GAME } from '../games.ts';
import { GAMES } from './with-game.tsx';
import { watchPointer } from './pointer.ts';
import { early } from './preloaded.ts';
import { settings, showTheme } from './settings.ts';
import { playFirst } from './play-now.ts';
import { speak } from './words.ts';
import { followAddress, go, route } from './router.ts';

showTheme(settings());
watchPointer();
followAddress(new Map(GAMES.flatMap(({ id, oldAddress }) => (oldAddress === undefined ? [] : [[oldAddress, id]]))));
const app = document.querySelector('#app');
if (app !== null) {
  // Not in English first and then in another language: that would jump.
  void Promise.all([speak(settings().language), whenWanted()]).then(() => begin(app));
}
addEventListener('load', installOffline);

/** The first page comes after what the first move needs: until then the one that is there before the app takes presses. */
async function whenWanted(): Promise<void> {
  if (route().at !== 'start' || early.pressed !== undefined) return;
  await Promise.race([StartPage.preload(), new Promise<void>((press) => (early.onPress = press))]);
}

/** Takes the place of what was there before the app, and answers what was pressed there. */
function begin(place: Element): void {
  const focused = place.contains(document.activeElement);
  place.replaceChildren();
  if (early.pressed === 'match') playFirst(FIRST_GAME.screens);
  if (early.pressed === 'lesson') go({ at: 'lesson', game: FIRST_GAME.id });
  render(() => <App />, place);
  if (focused && early.pressed === undefined) place.querySelector('button')?.focus();
}

/** What is kept must not slow down the first move, in milliseconds. */
const AFTER = 2500;

/** Has the browser keep the app for when there is no network, once the page itself is done loading. */
function installOffline(): void {
  // Only on secure addresses; and a browser that keeps nothing still plays with a network.
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined), AFTER);
}
