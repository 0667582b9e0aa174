// The web app's files: each under its type, compressed for who takes that, and nothing else of the disk.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { StaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SCRIPT = 'console.log("lanes");'.repeat(50);
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
writeFileSync(join(folder, 'assets', 'app-Xy12_abc.js'), SCRIPT);
writeFileSync(join(folder, 'secret.key'), 'hidden');
const files = new StaticFiles(folder);

test('a file is sent as what it is, and kept by browsers when its name carries its hash', () => {
  expect(files.find('/assets/app-Xy12_abc.js')).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
  expect(files.find('/index.html')?.headers?.['Cache-Control']).toBe('no-cache');
});

test('it is compressed for who takes that', () => {
  const path = '/assets/app-Xy12_abc.js';
  expect(brotliDecompressSync(files.find(path, 'gzip, br')!.body).toString()).toBe(SCRIPT);
  expect(gunzipSync(files.find(path, 'gzip')!.body).toString()).toBe(SCRIPT);
  expect(files.find(path)?.headers?.['Content-Encoding']).toBeUndefined();
});

test('every screen is the one page; files that are not there, or not of the app, are not', () => {
  expect(files.find('/match/abc')?.body.toString()).toBe('<!doctype html>');
  for (const path of ['/nothing.js', '/secret.key', '/../package.json', '/assets/../secret.key'])
    expect(files.find(path)).toBeUndefined();
});

test('a server that was built without the app has none', () => {
  expect(new StaticFiles(join(folder, 'nowhere')).isEmpty).toBe(true);
});
