// The library and the programs as JavaScript, in the folder that is named: in larger files than the sources, because Node takes
// longer to find and load three hundred small ones than most commands take to run. Types are checked by `npm run types`.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { compilerOptions } from './typescript-hooks.mjs';
import { root } from './ready.mjs';

/** What the `starlanes` command imports. Everything is in dist/ where it is in the sources. */
const PROGRAMS = ['cli/server-commands', 'server/main', 'terminal/main'];

/** How a module names the file of a thread beside it. */
const THREAD = /new URL\('([\w./-]+)\.js', import\.meta\.url\)/g;

/**
 * Threads are files of their own, wherever the module that starts them has come to lie.
 * @type {import('rolldown').Plugin}
 */
const threads = {
  name: 'threads',
  transform: {
    filter: { id: /\.ts$/, code: THREAD },
    handler(code, id) {
      return code.replaceAll(THREAD, (_, /** @type {string} */ thread) => {
        const source = join(dirname(id), `${thread}.ts`);
        const fileName = relative(root, source).replaceAll('\\', '/').replace(/ts$/, 'js');
        return `new URL(import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: source, fileName })})`;
      });
    },
  },
};

/** What callers may import. @returns {string[]} */
function library() {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.values(exports).flatMap((way) => way.default?.replace(/^\.\/dist\/(.*)\.js$/, '$1') ?? []);
}

/** @type {import('rolldown').InputOptions} */
const options = {
  cwd: root,
  // What callers import runs in browsers, too: for Node alone a bundler's own code asks for `node:module`.
  platform: 'neutral',
  // Packages stay what is installed.
  external: /^[^./]/,
  plugins: [threads],
  tsconfig: false,
  transform: { ...compilerOptions, target: 'es2023' },
  checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
};
const dir = process.argv[2] ?? 'dist';

// One graph for both, so that what programs and callers share is there once; a caller's bundler takes out of it what is imported.
const entries = [...PROGRAMS, ...library()].filter((entry) => existsSync(join(root, `${entry}.ts`)));
const input = Object.fromEntries(entries.map((entry) => [entry, join(root, `${entry}.ts`)]));
const bundle = await rolldown({ ...options, input });
// One folder deep, as the server is, which finds the page beside its own folder.
await bundle.write({ dir, chunkFileNames: 'shared/[name]-[hash].js' });
