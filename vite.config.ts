// The browser app: static files with hashed names, nothing inline, nothing from another host.
import { defineConfig } from 'vite';
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

export default defineConfig({
  root: 'web',
  plugins: [solid()],
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
      checks: { bundlerTimings: false },
      // One file for everything the first move needs, rather than a dozen small ones that screens share.
      output: { codeSplitting: { groups: [{ name: 'game', test: isFirst, includeDependenciesRecursively: false }] } },
    },
  },
  worker: { format: 'es' },
});
