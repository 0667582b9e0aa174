/**
 * What is there before the app is: the first page with its one press, in the player's language and
 * colours, and the computer players on their way. It is part of the page itself and shares nothing with the app; a
 * press is remembered until the app comes and answers it.
 */
// oxlint-disable-next-line import/default -- the bundler's address of the file, not what is in it
import players from '../bots/bot-worker.ts?worker&url';
import type { Early } from './preloaded.ts';

/** The words of each language, put here when it is built: the catalogues hold too much for a page that is not there yet. */
declare const FIRST_WORDS: Readonly<Record<string, { readonly tagline: string; readonly play: string }>>;

const early: Early = { pressed: false, players: undefined };
globalThis.starLanesEarly = early;

const { theme, language } = keptSettings();
const { dataset } = document.documentElement;
if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;

const inPage = location.pathname === '/';
if (inPage && /^(#\/?)?$/.test(location.hash)) showStart();
if (inPage && /^(#\/?(match\/.*)?)?$/.test(location.hash)) startPlayers();

function keptSettings(): { readonly theme?: unknown; readonly language?: unknown } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('starlanes/settings') ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function showStart(): void {
  const start = document.querySelector('template')?.content.cloneNode(true);
  const place = document.querySelector('#app');
  if (start === undefined || place === null) return;
  place.append(start);
  const spoken = [language, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
  const lang = spoken.find((tag) => Object.hasOwn(FIRST_WORDS, tag)) ?? 'en';
  const words = FIRST_WORDS[lang]!;
  document.documentElement.lang = lang;
  const [tagline, play] = ['.tagline', 'button span'].map((part) => place.querySelector(part));
  if (tagline) tagline.textContent = words.tagline;
  if (play) play.textContent = words.play;
  const button = place.querySelector('button');
  button?.addEventListener('click', () => {
    early.pressed = true;
    button.ariaBusy = 'true';
  });
}

/** They may have the first move. */
function startPlayers(): void {
  const worker = new Worker(players, { type: 'module' });
  early.players = worker;
  // Those that cannot be loaded are left out; the caller starts others and hears what is wrong.
  worker.addEventListener('error', () => early.players === worker && (early.players = undefined));
}
