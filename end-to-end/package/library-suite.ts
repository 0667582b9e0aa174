/** The installed library: its examples under two compilers, its exports, its size. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../table/decode.ts';
import { readJson, root } from './installed.ts';
import type { Installed } from './installed.ts';
import { publicApi } from './public-types.ts';

const PAGE = join(root, 'docs', 'library.md');
const EXPORTS = join(import.meta.dirname, 'exports.txt');
const LONG = process.env['LONG'] === '1';
/** The oldest takes three times as long, and our own use of it below fails on most of what it cannot read. */
const COMPILERS = { newest: 'typescript', ...(LONG ? { '5.4': 'oldest-typescript' } : {}) };
const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: 'ES2022',
  lib: ['ES2023', 'DOM'],
  types: [],
  module: 'NodeNext',
};

/** What the page says of the size, and what is bundled for it. */
const RULES = 'the rules of Star Lanes';
const BUNDLES = {
  [RULES]: `export { starLanes, Mulberry32 } from 'starlanes';`,
  'the rules of both games': `export { starLanes, starTrader, Mulberry32 } from 'starlanes';`,
  'records of Star Lanes': `export { starLanes } from 'starlanes'; export { parseRecord, replay } from 'starlanes/records';`,
};
/** For the rules alone, in gzip. */
const MOST_RULES = 15_000;

/** Code and what it prints, one after the other. */
function examples(): readonly { readonly code: string; readonly prints: string }[] {
  const fences = readFileSync(PAGE, 'utf8').matchAll(/```ts\n([^]*?)```[^]*?```text\n([^]*?)```/g);
  return [...fences].map(([, code = '', prints = '']) => ({ code, prints }));
}

export function describeLibrary(installed: () => Installed): void {
  describe('the library', () => {
    test.each(Object.entries(COMPILERS))(
      'its examples compile with TypeScript %s, and print what the page says',
      async (_, name) => {
        const folder = join(installed().folder, name);
        mkdirSync(folder);
        const all = examples();
        expect(all.length).toBeGreaterThan(3);
        for (const [i, { code }] of all.entries()) writeFileSync(join(folder, `example-${i}.ts`), code);
        writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, include: ['*.ts'] }));
        const compiler = join(root, 'node_modules', name, 'bin', 'tsc');
        expect(await installed().run('node', [compiler, '-p', folder])).toEqual({ status: 0, output: '', errors: '' });
        const ran = await Promise.all(all.map((__, i) => installed().run('node', [join(folder, `example-${i}.js`)])));
        expect(ran).toEqual(all.map(({ prints }) => ({ status: 0, output: prints, errors: '' })));
      },
    );

    test('everything a signature names can be imported, and nothing was taken away', () => {
      const dist = join(installed().folder, 'node_modules', 'starlanes');
      const entries = Object.entries(fieldsOf(readJson(join(dist, 'package.json'))['exports'])).flatMap(
        ([name, to]) => {
          const { types } = fieldsOf(to);
          return typeof types === 'string' ? [[name.replace('.', 'starlanes'), join(dist, types)] as const] : [];
        },
      );
      const { lines, hidden } = publicApi(Object.fromEntries(entries), dist);
      expect(hidden).toEqual([]);
      const text = `${lines.join('\n')}\n`;
      if (process.env['EXPORTS'] === 'write') writeFileSync(EXPORTS, text);
      expect(text).toBe(readFileSync(EXPORTS, 'utf8'));
    });

    test('a bundler for browsers finds all that it needs', async () => {
      const entries = ['', '/records', '/bots', '/table', '/client', '/insight'].map((name) => `starlanes${name}`);
      const wholes = Object.fromEntries(entries.map((entry) => [entry, `export * from '${entry}';`]));
      const bundles = await bundleSizes(installed().folder, wholes);
      expect(bundles.map(({ name, needs }) => [name, needs])).toEqual(entries.map((entry) => [entry, []]));
    });

    test('it is as small as the page says', async () => {
      const page = readFileSync(PAGE, 'utf8');
      for (const { name, sizes } of await bundleSizes(installed().folder, BUNDLES)) {
        const row = new RegExp(`^\\| ${name} \\| (\\d+) kB \\| (\\d+) kB \\| (\\d+) kB \\|$`, 'm').exec(page);
        const [, ...told] = (row ?? []).map(Number);
        console.log(`| ${[name, ...sizes.map((bytes) => `${Math.round(bytes / 1000)} kB`)].join(' | ')} |`);
        expect(told).toHaveLength(sizes.length);
        // What the page says stays true through small changes.
        for (const [i, bytes] of sizes.entries()) expect(Math.abs(bytes / 1000 - (told[i] ?? 0))).toBeLessThan(2);
        if (name === RULES) expect(sizes[1]).toBeLessThan(MOST_RULES);
      }
    });
  });
}

/** Minified, and that in gzip and brotli; and what the bundle still needs from elsewhere. */
async function bundleSizes(folder: string, bundles: Readonly<Record<string, string>>) {
  const all = Object.entries(bundles).map(async ([name, code]) => {
    const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.bundle.js`);
    writeFileSync(file, code);
    const bundle = await rolldown({ input: file, cwd: folder, logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
    const contents = Buffer.from(output[0].code);
    const needs = output.flatMap((part) => (part.type === 'chunk' ? part.imports : []));
    return { name, needs, sizes: [contents.length, gzipSync(contents).length, brotliCompressSync(contents).length] };
  });
  return Promise.all(all);
}
