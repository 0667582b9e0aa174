/**
 * A page of the documentation's site, read into what a terminal shows of it: headings, paragraphs, items, code and tables. It
 * reads the HTML that `site/` writes, and no other.
 */
import { posix } from 'node:path';

/** Everything that is set apart on a page. */
export type PageBlock =
  | { readonly block: 'heading'; readonly level: number; readonly text: string }
  | { readonly block: 'code'; readonly lines: readonly string[] }
  | { readonly block: 'table'; readonly head: readonly string[]; readonly body: readonly (readonly string[])[] }
  | { readonly block: 'item'; readonly mark: string; readonly text: string }
  | { readonly block: 'paragraph'; readonly text: string };

/** What a reader cannot use in a terminal: drawings, pictures, anchors, and the links to the pages before and after. */
const LEFT_OUT = /<svg[^]*?<\/svg>|<span title="[^"]*">→<\/span>|<a class="anchor"[^]*?<\/a>|<nav [^]*?<\/nav>/g;
const TAG = /<(\/?)([a-z]+[1-6]?)([^>]*)>|([^<]+)/g;

/** The text of a page, from its heading on. @param path where the page is on the site: `rules/star-lanes.html` */
export function pageBlocks(html: string, path: string): readonly PageBlock[] {
  const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '';
  const reader = new BlockReader(path);
  for (const part of main.split(/(<pre[^>]*>[^]*?<\/pre>)/)) {
    if (part.startsWith('<pre')) reader.code(part);
    else
      for (const [, closes, tag, attributes = '', text] of part.replaceAll(LEFT_OUT, '').matchAll(TAG))
        if (tag === undefined) reader.words(text ?? '');
        else if (closes === '/') reader.close(tag);
        else reader.open(tag, attributes);
  }
  return reader.blocks;
}

interface List {
  /** What stands before an item; a number sign stands for its number. */
  readonly sign: '- ' | '#. ' | '';
  items: number;
}

/** The drawn rules have their numbers in their titles. */
function signOf(tag: 'ul' | 'ol', attributes: string): List['sign'] {
  if (attributes.includes('class="rules"')) return '';
  return tag === 'ol' ? '#. ' : '- ';
}

/** Gathers words until something ends them. */
class BlockReader {
  readonly blocks: PageBlock[] = [];
  readonly #path: string;
  readonly #lists: List[] = [];
  #text = '';
  /** What the next words of a list begin with. */
  #mark = '';
  #rows: string[][] = [];
  #hasHead = false;
  #link: string | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  words(text: string): void {
    this.#text += plain(text);
  }

  code(pre: string): void {
    this.#endWords();
    this.blocks.push({
      block: 'code',
      lines: plain(pre.replaceAll(/<[^>]+>/g, ''))
        .trimEnd()
        .split('\n'),
    });
  }

  open(tag: string, attributes: string): void {
    if (tag === 'a') this.#link = plain(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '');
    else if (tag === 'tr') this.#rows.push([]);
    else if (tag === 'thead') this.#hasHead = true;
    else if (isBlock(tag)) this.#endWords();
    if (tag === 'strong' && this.#rows.length > 0) this.#text += '*';
    if (tag === 'ul' || tag === 'ol') this.#lists.push({ sign: signOf(tag, attributes), items: 0 });
    if (tag === 'li') this.#beginItem();
  }

  close(tag: string): void {
    if (tag === 'a') this.#endLink();
    else if (tag === 'td' || tag === 'th') this.#rows.at(-1)?.push(this.#taken());
    else if (tag === 'table') this.#endTable();
    else if (/^h[1-6]$/.test(tag)) this.blocks.push({ block: 'heading', level: Number(tag[1]), text: this.#taken() });
    else if (isBlock(tag)) this.#endWords();
    // A value that stands out does so here, too.
    if (tag === 'strong' && this.#rows.length > 0) this.#text += '*';
    if (tag === 'ul' || tag === 'ol') this.#lists.pop();
  }

  #beginItem(): void {
    const list = this.#lists.at(-1);
    if (list === undefined) return;
    list.items += 1;
    this.#mark = '  '.repeat(this.#lists.length - 1) + list.sign.replace('#', String(list.items));
  }

  /** A page is called by the name it has here; an address on the network stays. */
  #endLink(): void {
    const link = this.#link ?? '';
    this.#link = undefined;
    const target = /^[a-z]+:/.test(link) ? link : pageCommand(this.#path, link);
    if (target !== undefined && !this.#text.endsWith(target)) this.#text += ` (${target})`;
  }

  #endTable(): void {
    const body = this.#rows.splice(0);
    const head = this.#hasHead ? body.shift() : undefined;
    this.#hasHead = false;
    this.blocks.push({ block: 'table', head: head ?? [], body });
  }

  #endWords(): void {
    const text = this.#taken();
    if (text === '') return;
    if (this.#lists.length === 0) this.blocks.push({ block: 'paragraph', text });
    else this.blocks.push({ block: 'item', mark: this.#mark, text });
    this.#mark = ' '.repeat(this.#mark.length);
  }

  #taken(): string {
    const text = this.#text.replaceAll(/\s+/g, ' ').trim();
    this.#text = '';
    return text;
  }
}

function isBlock(tag: string): boolean {
  return /^(h[1-6]|p|div|ul|ol|li|table|main)$/.test(tag);
}

/** How another page is read here; undefined where a link stays on its page. */
function pageCommand(from: string, link: string): string | undefined {
  const [file = ''] = link.split('#');
  if (file === '') return undefined;
  const target = posix.normalize(posix.join(posix.dirname(from), file));
  if (target.endsWith('.html')) return `starlanes docs ${target.replace(/\.html$/, '')}`;
  // Files of the package that the site shows as text.
  return `${target.replace(/\.txt$/, '')} in the package`;
}

function plain(markup: string): string {
  return markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#39;|&#x27;/g, "'")
    .replaceAll('&amp;', '&');
}
