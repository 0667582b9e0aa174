// The browser app: static files with hashed names, nothing inline, nothing from another host.
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

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
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
});
