/** What the first move costs on the wire, and that nothing of the page is from elsewhere. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { makeReady, root } from '../../scripts/ready.mjs';

/** Kilobytes of compressed JavaScript before the first move can be made; the computer players come on top, in their thread. */
const MOST = 120;

const folder = join(root, 'dist/web');
let page = '';
beforeAll(async () => {
  await makeReady();
  page = readFileSync(join(folder, 'index.html'), 'utf8');
}, 120_000);

test('the first move needs little, and nothing but the page', () => {
  const bytes = scripts().map((script) => gzipSync(script).length);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(MOST);
  // A link that is disabled loads nothing.
  expect(page).not.toMatch(/<script[^>]* src=|<link rel="(stylesheet|modulepreload)"(?![^>]* disabled)/);
});

test('what is wanted right after the first move comes with the page, in the last of its scripts', () => {
  const [last = '', ...before] = scripts().toReversed();
  // Words that only the first page and the trade desk show.
  for (const mark of ['trade-desk', 'backdrop']) {
    expect(last).toContain(mark);
    for (const script of before) expect(script).not.toContain(mark);
  }
});

test('the computer players come whole, in one request', () => {
  const [worker = '', ...more] = readdirSync(join(folder, 'assets')).filter((file) => file.startsWith('bot-worker-'));
  expect(more).toEqual([]);
  expect(page).toContain(`/assets/${worker}`);
  // What it imports at once would be a second wait; the champion and its weights are asked for by name.
  const code = readFileSync(join(folder, 'assets', worker), 'utf8');
  expect(code).not.toMatch(/(^|;)import\s*[\w{*"'`]/);
  expect(code).toMatch(/import\([`"']\.\/champion-/);
});

test('the page has no inline attributes, and names no other host', () => {
  const markup = page.replaceAll(/(<(script|style)[^>]*>).*?(?=<\/\2>)/gs, '$1');
  expect(markup).not.toMatch(/ style=| on[a-z]+=|https?:/);
});

function scripts(): string[] {
  return [...page.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}
