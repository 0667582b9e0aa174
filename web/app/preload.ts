/**
 * What is there before the app is: the first page with its one press, in the player's language and
 * colours, and the computer players on their way. It is part of the page itself and shares nothing with the app; a
 * press is remembered until the app comes and answers it.
 */
// oxlint-disable-next-line import/default -- the bundler's address of the file, not what is in it
import players from '../bots/bot-worker.ts?worker&url';
import type { Early } from './preloaded.ts';

/** The words of each language, put here when it is built: the catalogues hold too much for a page that is not there yet. */
declare const FIRST_WORDS: Readonly<Record<string, FirstWords>>;

interface FirstWords {
  readonly tagline: string;
  readonly play: string;
  readonly first: string;
  readonly skip: string;
}

const early: Early = { pressed: undefined, onPress: undefined, players: undefined };
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
  const tagline = place.querySelector('.tagline');
  if (tagline) tagline.textContent = words.tagline;
  const [play, skip] = place.querySelectorAll('button');
  if (play === undefined || skip === undefined) return;
  const isFirst = isFirstVisit();
  label(play, words.play, isFirst ? words.first : '');
  label(skip, words.skip, '');
  if (isFirst) play.classList.remove('to-match');
  else skip.remove();
  remember(play, isFirst ? 'lesson' : 'match');
  remember(skip, 'match');
}

function label(button: Element, words: string, about: string): void {
  const [first, second] = button.children;
  if (first !== undefined) first.textContent = words;
  if (second !== undefined && about !== '') second.textContent = about;
}

/** A press is answered when the app has come. */
function remember(button: HTMLElement, what: NonNullable<Early['pressed']>): void {
  button.addEventListener('click', () => {
    early.pressed = what;
    button.ariaBusy = 'true';
    early.onPress?.();
  });
}

/** As `first-visit.ts` says: nobody was taught here, and no match was begun. A device that keeps nothing is always new. */
function isFirstVisit(): boolean {
  try {
    return !Object.keys(localStorage).some((key) => /^starlanes\/(taught$|match\/)/.test(key));
  } catch {
    return true;
  }
}

/** They may have the first move. */
function startPlayers(): void {
  const worker = new Worker(players, { type: 'module' });
  early.players = worker;
  // Those that cannot be loaded are left out; the caller starts others and hears what is wrong.
  worker.addEventListener('error', () => early.players === worker && (early.players = undefined));
}
