// The site as it is built: every link and anchor leads somewhere, and nothing in a page needs more than the content policy allows.
import { spawnSync } from 'node:child_process';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from './build.ts';
import type { SiteFiles } from './build.ts';
import { slug } from './markdown.ts';

const root = join(import.meta.dirname, '..');
/** What the bundler adds. */
const SCRIPTS = new Set(['theme.js', 'site.js']);

let files: SiteFiles;
let pages: readonly (readonly [path: string, html: string])[];

beforeAll(async () => {
  // The reference is made from the types in dist/.
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  files = await buildSite(root, false);
  pages = [...files].flatMap(([path, file]) => (path.endsWith('.html') ? [[path, file.toString()] as const] : []));
}, 120_000);

const all = (html: string, pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, found = '']) => found);
const idsOf = (html: string): string[] => all(html, / id="([^"]*)"/g);

test('every link and picture of every page leads somewhere, anchors too', () => {
  const lost = pages.flatMap(([path, html]) =>
    all(html, / (?:href|src)="([^"]*)"/g)
      // The game itself is at the root of a server.
      .filter((link) => !/^[a-z]+:|^\/$/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? path : posix.join(posix.dirname(path), file);
        if (anchor === undefined) return !files.has(target) && !SCRIPTS.has(target);
        return !idsOf(files.get(target)?.toString() ?? '').includes(decodeURIComponent(anchor));
      })
      .map((link) => `${path}: ${link}`),
  );
  expect(lost).toEqual([]);
});

test('every page has one heading of its own, and no anchor twice', () => {
  for (const [path, html] of pages) {
    expect([path, all(html, /<(h1)[ >]/g).length]).toEqual([path, 1]);
    const ids = idsOf(html);
    expect([path, ids.filter((id, i) => ids.indexOf(id) !== i)]).toEqual([path, []]);
  }
  const titles = pages.map(([, html]) => all(html, /<title>(.*?)<\/title>/g)[0]);
  expect(new Set(titles).size).toBe(pages.length);
});

test('no page has a script or a style within it, which the content policy forbids', () => {
  for (const [path, html] of pages)
    expect([path, / style="|<style|<script>| on\w+="/.exec(html)?.[0]]).toEqual([path, undefined]);
});

describe('what is made from the code', () => {
  const page = (path: string): string => files.get(path)?.toString() ?? '';

  test('the rules are drawn', () => {
    for (const game of ['star-lanes', 'star-trader'])
      expect(page(`rules/${game}.html`)).toContain('<ol class="rules">');
    expect(page('rules/star-lanes.html')).toContain('class="lane company-A"');
  });

  test('editions and options are all there', () => {
    for (const edition of ['faber1977', 'grand', 'kaufman1974', 'remake'])
      expect(page('editions.html')).toContain(edition);
    for (const option of ['black-holes', 'interest']) expect(page('options.html')).toContain(`<code>${option}</code>`);
  });

  test('the reference has what the library exports, with its sentences', () => {
    expect(page('reference.html')).toMatch(/id="mulberry32"/);
    expect(page('reference.html')).toContain('A place at the table, counted from 0');
  });

  test('the commands have their flags', () => {
    expect(page('commands.html')).toContain('--trust-proxy');
  });
});

test('anchors are those of forges, so that a link works in both places', () => {
  expect(slug('10. Where `faber1977` leaves the original program')).toBe(
    '10-where-faber1977-leaves-the-original-program',
  );
});
