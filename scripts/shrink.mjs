// `npm pack` (prepack): makes dist/ as small as the package should be. Declarations that no entry of the library reaches
// are left out, code loses its comments and blanks, what browsers ask for stays in brotli alone. dist/ counts as stale
// afterwards: the next command builds it anew for work on the sources.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { minifySync } from 'rolldown/utils';
import { makeReady, root } from './ready.mjs';

/** What callers import. */
const ENTRY = /^library\/[a-z]+\.d\.ts$/;
/** `from './merge.ts'`, `import('./merge.ts')`, as the compiler writes them. */
const REFERENCE = /(?:from |import\()['"]([^'"]+)\.[jt]s['"]/g;
/** The champion's networks, a tenth of the package: as the programs have them, and as the page does. */
const WEIGHTS = /^(shared|web\/assets)\/judge-weights-[\w-]+\.js$/;
/** What brotli makes much smaller. */
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

/** Shrinks a folder that was built as dist/ is. @param effort of brotli, 0 to 11: the last six levels save a tenth of the size and take twelve times as long */
export function shrink(/** @type {string} */ dist, /** @type {number} */ effort = constants.BROTLI_MAX_QUALITY) {
  // First, so that a half-shrunk folder is never taken for a build.
  rmSync(join(dist, '.built-from'), { force: true });
  const all = filesIn(dist);
  const declared = reachable(dist, new Set(all.filter((path) => path.endsWith('.d.ts'))));
  const [programs, page] = all.filter((path) => WEIGHTS.test(path)).toSorted();
  if (programs === undefined || page === undefined) throw new Error("the champion's networks were not built");
  // Once for all: programs and callers import the page's file, which the server compresses when somebody asks for it.
  writeFileSync(join(dist, programs), `export * from '../${page}';\n`);
  for (const path of all) {
    const file = join(dist, path);
    if (path === page) continue;
    if (isServed(path)) compress(file, effort);
    else if (path.endsWith('.js')) minify(file);
    else if (!declared.has(path)) rmSync(file);
    else writeFileSync(file, withTabs(readFileSync(file, 'utf8')));
  }
}

/** What browsers ask for: the app, and the site of the documentation, which `starlanes docs` also reads. */
function isServed(/** @type {string} */ path) {
  return path.startsWith('web/') || path.startsWith('docs/');
}

function filesIn(/** @type {string} */ folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'));
}

/** The declarations that entries lead to. @returns {Set<string>} */
function reachable(/** @type {string} */ dist, /** @type {Set<string>} */ files) {
  const found = new Set([...files].filter((path) => ENTRY.test(path)));
  for (const path of found) {
    for (const [, target = ''] of readFileSync(join(dist, path), 'utf8').matchAll(REFERENCE)) {
      const file = `${posix.join(dirname(path), target)}.d.ts`;
      if (files.has(file)) found.add(file);
    }
  }
  return found;
}

/** Names of methods stay, so that the trace of an error says where it was; all others become short. */
function minify(/** @type {string} */ file) {
  const options = { module: true, compress: true, mangle: { toplevel: true }, codegen: { removeWhitespace: true } };
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`);
  writeFileSync(file, code);
}

/** Declarations are for editors, which show them as they please: a tab for four spaces is a twentieth of them. */
function withTabs(/** @type {string} */ declarations) {
  return declarations.replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
}

/** The server unpacks it for the few who cannot read brotli. */
function compress(/** @type {string} */ file, /** @type {number} */ effort) {
  if (!TEXTS.has(extname(file))) return;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
  );
  rmSync(file);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await makeReady();
  shrink(join(root, 'dist'));
}
