/** Makes the whole site in memory, as files by their paths: pages, styles, scripts, and what pages show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { DECISIONS, contents, decisionFiles } from './contents.ts';
import type { SitePage } from './contents.ts';
import { layOut } from './layout.ts';
import type { LaidOutPage } from './layout.ts';
import { siteLink } from './links.ts';
import type { LinkMap } from './links.ts';
import { madeParts } from './made-parts.ts';
import { render, slug } from './markdown.ts';
import { searchEntries } from './search-entries.ts';

export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/** The styles of the site: colours and drawings are those of the app. */
const STYLES = ['web/style/tokens.css', 'site/style/frame.css', 'site/style/text.css', 'web/style/rules.css'];
const ICON = 'web/public/icon.svg';
const SCRIPTS = ['theme', 'site'];
/** Every word of the documentation is in it once more. */
const CHANGES = 'CHANGELOG.md';
const DECISIONS_HEAD =
  '# Decisions\n\nWhat was decided, why, and what it cost, in the order in which it was decided.\n';

/** @param scripts whether the scripts are bundled, too: pages and links can be checked without them */
export async function buildSite(root: string, scripts = true): Promise<SiteFiles> {
  const sections = contents(root);
  const files = new Map<string, string>();
  const map: LinkMap = {
    root,
    pages: pagesBySource(
      root,
      sections.flatMap(({ pages }) => pages),
    ),
    files,
  };
  const parts = await madeParts(root);
  const pages = sections.flatMap((section) => section.pages).map((page) => laidOut(page, map, parts));
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const searched = pages.filter(({ source }) => source !== CHANGES);
  const entries = searched.flatMap(({ path, title, html }) => searchEntries(path, title, html));
  const copied = Array.from(files, ([source, path]) => [path, readFileSync(join(root, source))] as const);
  return new Map<string, string | Uint8Array>([
    ...pages.map((page) => [page.path, layOut(page, sections, titles)] as const),
    ...copied,
    ['icon.svg', readFileSync(join(root, ICON))],
    ['site.css', STYLES.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')],
    ['search.js', `globalThis.starLanesSearch=${JSON.stringify(entries)}`],
    ...(scripts ? await bundleScripts(root) : []),
  ]);
}

type Parts = Awaited<ReturnType<typeof madeParts>>;

/** Where each Markdown file is on the site. */
function pagesBySource(root: string, pages: readonly SitePage[]): ReadonlyMap<string, string> {
  const decisions = pages.find(({ source }) => source === DECISIONS);
  return new Map([
    ...pages.map(({ source, path }) => [source, path] as const),
    ...(decisions === undefined
      ? []
      : decisionFiles(root).map((file) => [file, `${decisions.path}#${idOf(root, file)}`] as const)),
    ['README.md', 'index.html'],
  ]);
}

function idOf(root: string, file: string): string {
  return slug(/^# (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file);
}

function laidOut(page: SitePage, map: LinkMap, parts: Parts): LaidOutPage {
  const text = filled(textOf(map.root, page), parts, page.source);
  // Links of decisions are those of files in their folder.
  const from = page.source === DECISIONS ? { ...page, source: `${DECISIONS}/all` } : page;
  const { html, headings } = render(text, (href) => siteLink(map, from, href));
  const [first] = headings;
  if (first?.level !== 1) throw new Error(`${page.source} does not begin with a heading`);
  return { ...page, title: first.html.replaceAll(/<[^>]+>/g, ''), html, headings };
}

function textOf(root: string, { source }: SitePage): string {
  if (source !== DECISIONS) return readFileSync(join(root, source), 'utf8');
  const decisions = decisionFiles(root).map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/^#/gm, '##'));
  return [DECISIONS_HEAD, ...decisions].join('\n');
}

/** The text with what is made from the code. */
function filled(text: string, parts: Parts, source: string): string {
  return text.replaceAll(/^<!-- site: (.+?) -->$/gm, (_, name: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`${source} asks for "${name}", and the site has no such part`);
    return part;
  });
}

/** The scripts of the pages, each in one file that needs no other. */
function bundleScripts(root: string): Promise<readonly (readonly [path: string, code: string])[]> {
  return Promise.all(
    SCRIPTS.map(async (name) => {
      const bundle = await rolldown({ input: join(root, 'site', 'client', `${name}.ts`) });
      // Not a module: browsers load none from files.
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      return [`${name}.js`, output[0].code] as const;
    }),
  );
}
