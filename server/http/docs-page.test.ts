// The documentation at /docs: its pages and files, and a sentence where it was not built.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { docsPage } from './docs-page.ts';
import { StaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'rules'));
writeFileSync(join(folder, 'index.html'), 'home');
writeFileSync(join(folder, 'rules', 'star-lanes.html'), 'rules');
const files = new StaticFiles(folder);
const ask = (path: string) => docsPage(files, path, '', undefined);
const said = (path: string) => ask(path)?.body.toString();

test('pages are found with their ending and without it', () => {
  expect(said('/docs/')).toBe('home');
  expect(said('/docs/rules/star-lanes.html')).toBe('rules');
  expect(said('/docs/rules/star-lanes')).toBe('rules');
});

test('/docs leads to the home page, whose links are relative', () => {
  expect(ask('/docs')).toMatchObject({ status: 308, headers: { Location: '/docs/' } });
});

test('a page that is not there, or outside, is told in a sentence', () => {
  for (const path of ['/docs/nothing', '/docs/../index.html', '/docs//index.html']) {
    expect(ask(path)?.status).toBe(404);
    expect(said(path)).toContain('no page at this address');
    expect(said(path)).toContain('<a href="/docs/">');
    expect(said(path)).toContain('<a href="/">');
  }
});

test('where nothing was built the server says so', () => {
  const reply = docsPage(new StaticFiles(join(folder, 'nowhere')), '/docs/', '', undefined);
  expect(reply?.status).toBe(404);
  expect(reply?.body).toContain('npm run docs');
});

test('other paths are not of the documentation', () => {
  expect(ask('/')).toBeUndefined();
  expect(ask('/docsify')).toBeUndefined();
});
