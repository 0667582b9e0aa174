/** What the first move costs on the wire, and that nothing of the page is inline or from elsewhere. */
import { readFileSync } from 'node:fs';
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

test('the first move needs little', () => {
  const scripts = new Set([...page.matchAll(/assets\/[\w-]+\.js/g)].map(([path]) => path));
  const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(folder, path))).length);
  expect(scripts.size).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(MOST);
});

test('the page has no inline script or style, and names no other host', () => {
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*src=)|https?:/);
});
