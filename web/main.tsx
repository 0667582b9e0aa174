/** The browser app begins here. */
import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { installOffline } from './offline/install.ts';
import { settings, showTheme } from './settings.ts';
import { speak } from './text/text.ts';
import { followAddress } from './where.ts';
import './style/style.css';

showTheme(settings());
followAddress();
const place = document.querySelector('#app');
if (place !== null) {
  // Not in English first and then in another language: that would jump.
  void speak(settings().language).then(() => render(() => <App />, place));
}
addEventListener('load', installOffline);
