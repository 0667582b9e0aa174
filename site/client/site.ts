/** What a page of the documentation does: the theme, the contents on small screens, and the search. */
import { findAsYouType } from './find.ts';

const root = document.documentElement;

one('.theme', HTMLButtonElement).addEventListener('click', () => {
  const dark = getComputedStyle(root).colorScheme === 'dark' || (root.dataset['theme'] === undefined && prefersDark());
  const theme = dark ? 'light' : 'dark';
  root.dataset['theme'] = theme;
  try {
    localStorage.setItem('starlanes/docs-theme', theme);
  } catch {
    // It holds for this page.
  }
});

// A page that was opened as a file has no game beside it.
one('.play', HTMLAnchorElement).hidden = !location.protocol.startsWith('http');

const menu = one('.menu', HTMLButtonElement);
menu.addEventListener('click', () => {
  const open = menu.getAttribute('aria-expanded') !== 'true';
  menu.setAttribute('aria-expanded', String(open));
  one('.contents', HTMLElement).classList.toggle('open', open);
});

findAsYouType(one('.search input', HTMLInputElement), one('.found', HTMLOListElement), root.dataset['site'] ?? '');

function prefersDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

function one<E extends HTMLElement>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}
