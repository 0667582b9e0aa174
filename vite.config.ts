// The browser app: one page with what the first move needs, files with hashed names for the rest, nothing from another host.
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import type { Rolldown } from 'vite';
import solid from 'vite-plugin-solid';
import { offlineFiles } from './scripts/offline-files.ts';
import { onePage } from './scripts/one-page.ts';
import { FIRST_GAME } from './text/en/index.ts';
import { LANGUAGES } from './text/index.ts';

const MAIN = resolve('web/app/main.tsx');
const PRELOAD = resolve('web/app/preload.ts');
const WORKER = 'service-worker';

/** What is wanted right after the first move, or in its place (`comesLater` in web/app/later.tsx): the last part of the page. */
const LATER = [
  'app/start-page.tsx',
  'frame/newswire.tsx',
  'frame/standings.tsx',
  `${FIRST_GAME}/charts.tsx`,
  `${FIRST_GAME}/exchange.tsx`,
  `${FIRST_GAME}/trade-desk.tsx`,
].map((file) => resolve('web', file));
const LAST_PART = 'later';

/** The thread of the computer players, and those it begins with. */
const PLAYERS = [resolve('web/bots/bot-worker.ts'), resolve(`bots/${FIRST_GAME}/index.ts`)];

/**
 * One file for everything these modules import before anything is asked for, rather than a dozen small ones that others share:
 * on a slow network each would be a long wait.
 */
function together(name: string, entries: readonly string[]): Rolldown.CodeSplittingGroup {
  let found: Set<string> | undefined;
  return {
    debugName: name,
    name(id, context) {
      // Every worker is built by itself, and most have none of these.
      if (entries.some((entry) => context.getModuleInfo(entry) === null)) return undefined;
      found ??= importedBy(entries, (one) => context.getModuleInfo(one)?.importedIds ?? []);
      return found.has(id) ? name : undefined;
    },
    includeDependenciesRecursively: false,
  };
}

function importedBy(entries: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

/**
 * What comes with the page, in parts that run one after the other: while one does, the next is on its way. Rules, words and libraries
 * are the first, the screens of the first move the second, and what is wanted right after it the last.
 */
function inPage(): Rolldown.CodeSplittingGroup {
  let atOnce: Set<string> | undefined;
  let later: Set<string> | undefined;
  return {
    name(id, context) {
      const importsOf = (one: string): readonly string[] => context.getModuleInfo(one)?.importedIds ?? [];
      atOnce ??= importedBy([MAIN], importsOf);
      later ??= importedBy(LATER, importsOf);
      // Whatever needs the page belongs to it, wherever it lies: parts never import each other both ways.
      const isOfPage = [...importedBy([id], importsOf)].some((one) => one.startsWith(resolve('web')));
      if (atOnce.has(id)) return isOfPage ? 'page' : 'game';
      return later.has(id) ? LAST_PART : undefined;
    },
    includeDependenciesRecursively: false,
  };
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
    onePage({ page: 'web/index.html', parts: [MAIN, ...LATER], preload: PRELOAD }),
    offlineFiles(`${WORKER}.js`, 'web/public'),
  ],
  define: { FIRST_WORDS: JSON.stringify(await firstWords()) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The server's content policy allows no data in place of files, pictures aside.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What comes with the page need not be fetched.
      resolveDependencies: (file, needed) => (file.startsWith(`assets/${LAST_PART}-`) ? [] : needed),
    },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: [MAIN, PRELOAD, `web/app/${WORKER}.ts`],
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: [inPage()] },
        // What a service worker may see to is the folder it lies in.
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: { groups: [together('bot-worker', PLAYERS)] } } },
  },
});
