// The browser app: static files with hashed names, nothing inline, nothing from another host.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import solid from 'vite-plugin-solid';

/**
 * What the first move needs: the rules, the tables and the screens of a match. The instructions, the
 * connection to a server and other languages come later. Nothing here may import what is not, or the
 * files would wait for each other.
 */
const FIRST = [
  /[\\/]node_modules[\\/]solid-js[\\/]/,
  /[\\/](core|games[\\/]star-lanes|bots[\\/]star-lanes)[\\/](?!instructions)/,
  /[\\/]table[\\/](?!connection|line|pending|watched|protocol|server|verify)/,
  /[\\/]web[\\/](map|match|game|bots)[\\/]/,
  /[\\/]web[\\/]text[\\/](en|text|plain)\./,
  /[\\/]web[\\/](?!main|app)[a-z-]+\.tsx?$/,
];
const isFirst = (id: string): boolean => FIRST.some((part) => part.test(id));

const WORKER = 'service-worker';
const PUBLIC = 'web/public';

/** Puts in front of the service worker which files the app has, and a name for exactly these. */
const offline: Plugin = {
  name: 'offline',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle[`${WORKER}.js`];
      if (worker?.type !== 'chunk') throw new Error('the service worker is missing');
      const built = Object.keys(bundle).filter((file) => file !== worker.fileName);
      const given = readdirSync(PUBLIC);
      const files = [...built, ...given].map((file) => `/${file}`).toSorted();
      const page = bundle['index.html'];
      const hash = createHash('sha256')
        .update(files.join(' '))
        .update(page?.type === 'asset' ? page.source : '');
      for (const file of given) hash.update(readFileSync(`${PUBLIC}/${file}`));
      const known = { FILES: files, VERSION: hash.digest('hex').slice(0, 12) };
      const lines = Object.entries(known).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
      worker.code = [...lines, worker.code].join('\n');
    },
  },
};

export default defineConfig({
  root: 'web',
  plugins: [solid(), offline],
  build: {
    outDir: '../dist/web',
    // dist/ is made whole by scripts/dist.mjs, which puts the browser's workers there as plain modules first.
    emptyOutDir: false,
    // The server's content policy allows no inline scripts and no data in place of files, pictures aside.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['web/index.html', `web/offline/${WORKER}.ts`],
      checks: { bundlerTimings: false },
      // One file for everything the first move needs, rather than a dozen small ones that screens share.
      output: {
        codeSplitting: { groups: [{ name: 'game', test: isFirst, includeDependenciesRecursively: false }] },
        // What a service worker may see to is the folder it lies in.
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
});
