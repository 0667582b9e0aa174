/** The search: the words of the site come with the first press of a key, and everything is found in the browser itself. */
import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { SearchEntry } from '../search-entries.ts';

declare global {
  /** Scripts that are no modules hand each other something only so. */
  var starLanesSearch: readonly SearchEntry[] | undefined;
}

interface Indexed {
  readonly id: number;
  readonly page: string;
  readonly section: string;
  readonly text: string;
}

const MOST = 12;
/** Words of questions that say nothing of what is looked for. */
const COMMON = new Set(
  'a an and are at be can do does for from how i in is it my of on or the to what when where which who why with'.split(
    ' ',
  ),
);
/** Words around the first hit. */
const [BEFORE, AFTER] = [50, 110];

export function findAsYouType(field: HTMLInputElement, list: HTMLOListElement, site: string): void {
  let index: Promise<(words: string) => readonly SearchEntry[]> | undefined;
  let chosen = -1;

  const show = async (): Promise<void> => {
    index ??= load(site);
    const words = field.value.trim();
    const find = await index;
    if (words !== field.value.trim()) return;
    chosen = -1;
    const found = words === '' ? [] : find(words);
    list.replaceChildren(
      ...(words !== '' && found.length === 0 ? [nothing()] : found.map((entry) => item(entry, words, site))),
    );
    open(words !== '');
  };
  const open = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
  };
  const choose = (step: number): void => {
    const items = [...list.querySelectorAll('li[role=option]')];
    if (items.length === 0) return;
    chosen = (chosen + step + items.length) % items.length;
    for (const [i, one] of items.entries()) one.setAttribute('aria-selected', String(i === chosen));
    items[chosen]?.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', items[chosen]?.id ?? '');
  };

  field.addEventListener('input', () => void show());
  field.addEventListener('focus', () => void show());
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') open(false);
  });
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelectorAll('a')[Math.max(0, chosen)]?.click();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || document.activeElement === field) return;
    event.preventDefault();
    field.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && field.form?.contains(target) !== true) open(false);
  });
  list.addEventListener('click', () => open(false));
}

async function load(site: string): Promise<(words: string) => readonly SearchEntry[]> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${site}search.js`;
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
  const entries = globalThis.starLanesSearch ?? [];
  const search = new MiniSearch<Indexed>({
    fields: ['section', 'page', 'text'],
    processTerm: (word) => (COMMON.has(word.toLowerCase()) ? false : word.toLowerCase()),
    searchOptions: {
      boost: { section: 4, page: 3 },
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  search.addAll(entries.map(([, page, section, text], id) => ({ id, page, section, text })));
  return (words) => {
    const all = search.search(words);
    // Where no section has all of the words, those with most of them are better than nothing.
    const found: readonly SearchResult[] = all.length > 0 ? all : search.search(words, { combineWith: 'OR' });
    return found.slice(0, MOST).flatMap(({ id }) => entries.slice(Number(id), Number(id) + 1));
  };
}

function item([place, page, section, text]: SearchEntry, words: string, site: string): HTMLElement {
  const link = element('a', '', element('strong', section === '' ? page : section));
  link.setAttribute('href', site + place);
  if (section !== '') link.append(element('span', page));
  link.append(element('small', '', ...excerpt(text, words)));
  const line = element('li', '', link);
  line.setAttribute('role', 'option');
  line.id = `found-${place.replaceAll(/\W+/g, '-')}`;
  return line;
}

function nothing(): HTMLElement {
  return element('li', 'Nothing found.');
}

/** What stands around the longest of the words, with all of them marked. */
function excerpt(text: string, words: string): (Node | string)[] {
  const parts = words
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`(${parts.join('|')})`, 'gi');
  // Long words say more than short ones.
  const at = parts.map((part) => text.search(new RegExp(part, 'i'))).find((place) => place >= 0) ?? 0;
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const piece = text.slice(from, at + AFTER);
  const marked = piece.split(pattern).map((part, i) => (i % 2 === 1 ? element('mark', part) : part));
  return [...(from > 0 ? ['… '] : []), ...marked, ...(at + AFTER < text.length ? ['…'] : [])];
}

function element(name: string, text: string, ...within: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(text, ...within);
  return made;
}
