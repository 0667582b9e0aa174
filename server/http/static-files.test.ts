// The web app's files: each under its type, compressed for who takes that, and nothing else of the disk.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { StaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SCRIPT = 'console.log("lanes");'.repeat(50);
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
writeFileSync(
  join(folder, 'page.html'),
  '<style>a{}</style><script src="/a.js"></script><script type="module">go()</script>',
);
writeFileSync(join(folder, 'assets', 'app-Xy12_abc.js'), SCRIPT);
writeFileSync(join(folder, 'secret.key'), 'hidden');
const SMALLEST = brotliCompressSync('the page as the build compressed it');
writeFileSync(join(folder, 'page.html.br'), SMALLEST);
const files = new StaticFiles(folder);

test('a file is sent as what it is, and kept by browsers when its name carries its hash', () => {
  expect(files.find('/assets/app-Xy12_abc.js')).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
  expect(files.find('/index.html')?.headers?.['Cache-Control']).toBe('no-cache');
});

test('who has a page already is not sent it again', () => {
  const tag = files.find('/index.html')?.headers?.['ETag'] ?? '';
  expect(files.find('/', 'br', tag)).toMatchObject({ status: 304, body: '' });
  expect(files.find('/page.html', 'br', tag)).toMatchObject({ status: 200 });
});

test('what was built into a page may run, and nothing else within it', () => {
  const policy = files.find('/page.html')?.headers?.['Content-Security-Policy'] ?? '';
  // As `printf 'go()' | openssl dgst -sha256 -binary | base64` says.
  expect(policy).toContain(
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';",
  );
  expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';");
});

test('it is compressed for who takes that', () => {
  const path = '/assets/app-Xy12_abc.js';
  expect(brotliDecompressSync(files.find(path, 'gzip, br')!.body).toString()).toBe(SCRIPT);
  expect(gunzipSync(files.find(path, 'gzip')!.body).toString()).toBe(SCRIPT);
  expect(files.find(path)?.headers?.['Content-Encoding']).toBeUndefined();
});

test('what the build compressed already is sent so, and is no file of its own', () => {
  expect(files.find('/page.html', 'br')).toMatchObject({ body: SMALLEST, headers: { 'Content-Encoding': 'br' } });
  expect(files.find('/page.html', 'gzip')?.headers?.['Content-Encoding']).toBe('gzip');
  expect(files.find('/page.html.br')).toBeUndefined();
});

test('every screen is the one page; files that are not there, or not of the app, are not', () => {
  expect(files.find('/match/abc')?.body.toString()).toBe('<!doctype html>');
  expect(files.find('/')?.status).toBe(200);
  for (const path of [
    '/nothing',
    '/lobby',
    '/match/',
    '/match/abc/def',
    '/nothing.js',
    '/secret.key',
    '/../package.json',
    '/assets/../secret.key',
  ])
    expect(files.find(path)).toBeUndefined();
});

test('the page says that something is not there, too, and is not taken for it', () => {
  expect(files.notFound('')).toMatchObject({ status: 404, body: Buffer.from('<!doctype html>') });
});

test('a server that was built without the app has none', () => {
  expect(new StaticFiles(join(folder, 'nowhere')).isEmpty).toBe(true);
});
