// The browser app: one page with what the first move needs, files with hashed names for the rest, nothing from another host.
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { offlineFiles } from './scripts/offline-files.ts';
import { onePage } from './scripts/one-page.ts';
import { FIRST_GAME } from './text/en/index.ts';
import { LANGUAGES } from './text/index.ts';

const MAIN = resolve('web/app/main.tsx');
const PRELOAD = resolve('web/app/preload.ts');
const WORKER = 'service-worker';

type Known = (id: string) => { readonly importedIds: readonly string[] } | null;
let first: Set<string> | undefined;

/** Everything the page imports before anything is pressed: the rules, the tables and the screens of a match. */
function firstModules(entry: string, known: Known): Set<string> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of known(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** The words of the page that is there before the app, in each language. */
async function firstWords(): Promise<object> {
  const words = Object.entries(LANGUAGES).map(async ([tag, { load }]) => {
    const { app, games } = await load();
    const { play, first: lesson, skip } = app.start;
    return [tag, { tagline: games[FIRST_GAME].card.about, play, first: lesson, skip }] as const;
  });
  return Object.fromEntries(await Promise.all(words));
}

export default defineConfig({
  root: 'web',
  plugins: [
    solid(),
    onePage({ page: 'web/index.html', main: MAIN, preload: PRELOAD }),
    offlineFiles(`${WORKER}.js`, 'web/public'),
  ],
  define: { FIRST_WORDS: JSON.stringify(await firstWords()) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The server's content policy allows no data in place of files, pictures aside.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: [MAIN, PRELOAD, `web/app/${WORKER}.ts`],
      checks: { bundlerTimings: false },
      // One file for everything the first move needs, rather than a dozen small ones that screens share.
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, context) => {
                first ??= firstModules(MAIN, (one) => context.getModuleInfo(one));
                return first.has(id) ? 'game' : undefined;
              },
              includeDependenciesRecursively: false,
            },
          ],
        },
        // What a service worker may see to is the folder it lies in.
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
});
