/** Markdown to the HTML of a page: headings with anchors, links of the site, code in colours. */
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import typescript from 'highlight.js/lib/languages/typescript';
import { Marked } from 'marked';
import type { Tokens } from 'marked';
import { escaped } from '../web/frame/rules/figure-markup.ts';

for (const [name, language] of Object.entries({ bash, javascript, json, nginx, typescript }))
  hljs.registerLanguage(name, language);

/** What fences are called in our files, where that is not the language itself. */
const LANGUAGES: Readonly<Record<string, string>> = {
  js: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  sh: 'bash',
  up: 'json',
  down: 'json',
  happened: 'json',
};

export interface Heading {
  readonly level: number;
  readonly id: string;
  /** As markup, for lists of headings. */
  readonly html: string;
}

export interface RenderedPage {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** @param link where a link leads; undefined where it leads to nothing on the site */
export function render(markdown: string, link: (href: string) => string | undefined): RenderedPage {
  const headings: Heading[] = [];
  const ids = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const html = this.parser.parseInline(tokens);
        const id = uniqueId(ids, slug(text));
        headings.push({ level: depth, id, html });
        return `<h${depth} id="${id}">${html}<a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const target = link(href);
        return target === undefined ? html : `<a href="${escaped(target)}">${html}</a>`;
      },
      image({ href, text }) {
        return `<img src="${escaped(link(href) ?? href)}" alt="${escaped(text)}" loading="lazy">`;
      },
      table(token) {
        return `<div class="wide" tabindex="0">${tableMarkup(token, (tokens) => this.parser.parseInline(tokens))}</div>\n`;
      },
      code({ text, lang }) {
        return `<pre tabindex="0"><code>${highlight(text, lang)}</code></pre>\n`;
      },
      html: ({ text }) => (text.startsWith('<!--') ? '' : text),
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

/** The anchor of a heading, as forges make it. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function highlight(text: string, language: string | undefined): string {
  const name = LANGUAGES[language ?? ''] ?? language ?? '';
  return hljs.getLanguage(name) === undefined ? escaped(text) : hljs.highlight(text, { language: name }).value;
}

function uniqueId(ids: Map<string, number>, id: string): string {
  const times = ids.get(id) ?? 0;
  ids.set(id, times + 1);
  return times === 0 ? id : `${id}-${times}`;
}

function tableMarkup({ header, rows }: Tokens.Table, inline: (tokens: Tokens.TableCell['tokens']) => string): string {
  const cells = (row: readonly Tokens.TableCell[], name: string): string =>
    row.map(({ tokens }) => `<${name}>${inline(tokens)}</${name}>`).join('');
  // Tables that only line up words have an empty head.
  const head = header.every(({ text }) => text === '') ? '' : `<thead><tr>${cells(header, 'th')}</tr></thead>`;
  return `<table>${head}<tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`;
}
