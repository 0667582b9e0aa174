/** A page of the site: its frame around what it says. Every address in it is relative, so that it also opens as a file. */
import { escaped } from '../web/frame/rules/figure-markup.ts';
import type { SitePage, SiteSection } from './contents.ts';
import { relativePath } from './links.ts';
import type { Heading } from './markdown.ts';

export interface LaidOutPage extends SitePage {
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
}

export function layOut(
  page: LaidOutPage,
  sections: readonly SiteSection[],
  titles: ReadonlyMap<string, string>,
): string {
  const to = (path: string): string => relativePath(page.path, path);
  const title = page.path === 'index.html' ? 'Star Lanes' : `${page.title} - Star Lanes`;
  return `<!doctype html>
<html lang="en" data-site="${to('index.html').replace('index.html', '')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${to('site.css')}">
<link rel="icon" href="${to('icon.svg')}">
<script src="${to('theme.js')}"></script>
<script src="${to('site.js')}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header class="top">
<a class="brand" href="${to('index.html')}"><img src="${to('icon.svg')}" alt="" width="28" height="28">Star Lanes</a>
<button class="menu" type="button" aria-expanded="false" aria-controls="contents">Contents</button>
<form class="search" role="search"><input type="search" aria-label="Search" placeholder="Search ( / )" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"><ol id="found" class="found" role="listbox" aria-label="Found" hidden></ol></form>
<a class="play" href="/" hidden>Play</a>
<button class="theme" type="button" aria-label="Light or dark" title="Light or dark">◐</button>
</header>
<nav id="contents" class="contents" aria-label="Contents">
${sections.map((section) => navSection(section, page, titles)).join('\n')}
</nav>
<main id="content" tabindex="-1">
${page.html}${neighbours(page, sections, titles)}</main>
${onThisPage(page.headings)}</body>
</html>
`;
}

function navSection({ title, pages }: SiteSection, current: SitePage, titles: ReadonlyMap<string, string>): string {
  const links = pages.map((page) => {
    const here = page.path === current.path ? ' aria-current="page"' : '';
    return `<li><a href="${relativePath(current.path, page.path)}"${here}>${escaped(nameOf(page, titles))}</a></li>`;
  });
  return `<h2>${title}</h2><ul>${links.join('')}</ul>`;
}

function nameOf({ label, path }: SitePage, titles: ReadonlyMap<string, string>): string {
  return label ?? titles.get(path) ?? path;
}

/** The pages before and after this one, at its end. */
function neighbours(page: SitePage, sections: readonly SiteSection[], titles: ReadonlyMap<string, string>): string {
  const all = sections.flatMap(({ pages }) => pages);
  const at = all.findIndex(({ path }) => path === page.path);
  const link = (other: SitePage | undefined, rel: string): string =>
    other === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${relativePath(page.path, other.path)}">${escaped(nameOf(other, titles))}</a>`;
  return `<nav class="neighbours" aria-label="Neighbouring pages">${link(all[at - 1], 'prev')}${link(all[at + 1], 'next')}</nav>\n`;
}

function onThisPage(headings: readonly Heading[]): string {
  const [some = [], finer = []] = [2, 3].map((depth) => headings.filter(({ level }) => level === depth));
  const listed = some.length > 1 ? some : finer;
  if (listed.length < 2) return '';
  const links = listed.map(({ id, html }) => `<li><a href="#${id}">${html.replaceAll(/<\/?a\b[^>]*>/g, '')}</a></li>`);
  return `<aside class="on-this-page" aria-label="On this page"><h2>On this page</h2><ul>${links.join('')}</ul></aside>\n`;
}
