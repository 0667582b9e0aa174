// The browser app: one page with what the first move needs, files with hashed names for the rest, nothing from another host.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { FIRST_GAME } from './text/en/index.ts';
import { pageScript } from './scripts/page-script.mjs';
import { LANGUAGES } from './text/index.ts';

type Known = (id: string) => { readonly importedIds: readonly string[] } | null;
let first: Set<string> | undefined;

/** Everything the page imports before anything is pressed: the rules, the tables and the screens of a match. */
function firstModules(entry: string, known: Known): Set<string> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of known(id)?.importedIds ?? []) found.add(imported);
  return found;
}

const WORKER = 'service-worker';
const PRELOAD = 'preload';
const PUBLIC = 'web/public';

/** Where the files that come later find what came with the page. */
const SHARED = 'globalThis.starLanes';

/**
 * Puts what the first move needs into the page itself, styles and scripts: on a slow network every further request is a
 * long wait. The server names these by their hashes in its content policy; nothing else may be inline. Files that come
 * later still import the script by its name; what they get there are the very same functions.
 */
const onePage: Plugin = {
  name: 'one-page',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the page is missing');
      const html = String(page.source);
      const [link = '', css = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]*)">/.exec(html) ?? [];
      const [tag = '', js = ''] = /<script type="module"[^>]* src="\/([^"]*)"><\/script>/.exec(html) ?? [];
      const [style, script] = [bundle[css], bundle[js]];
      if (style?.type !== 'asset' || script?.type !== 'chunk') throw new Error('the page has no style or script');
      // What comes later asks for the styles it leans on; those in the page are there, as the script is.
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(css, () => js);
      const early = bundle[`${PRELOAD}.js`];
      const players = Object.keys(bundle).find((file) => file.includes('bot-worker'));
      if (early?.type !== 'chunk' || players === undefined) throw new Error('what comes first is missing');
      const { inline, module } = pageScript(script.code, js, SHARED);
      const known = { WORDS: await firstWords(), PLAYERS: `/${players}` };
      // Functions, as `$` means something in a replacement.
      page.source = html
        .replace(link, () => `<style>${String(style.source).trim()}</style>`)
        .replace(tag, '')
        .replace(
          '</body>',
          () => `<script>{${constants(known)}${early.code}}</script><script type="module">${inline}</script></body>`,
        );
      script.code = module;
      delete bundle[css];
      delete bundle[early.fileName];
    },
  },
};

/** Facts for a script, to be put in front of it. */
function constants(known: object): string {
  return Object.entries(known)
    .map(([name, value]) => `const ${name}=${JSON.stringify(value)};\n`)
    .join('');
}

/** The words of the page that is there before the app, in each language. */
async function firstWords(): Promise<object> {
  const words = Object.entries(LANGUAGES).map(async ([tag, { load }]) => {
    const { app, games } = await load();
    return [tag, { tagline: games[FIRST_GAME].card.about, play: app.start.play }] as const;
  });
  return Object.fromEntries(await Promise.all(words));
}

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
      worker.code = constants(known) + worker.code;
    },
  },
};

export default defineConfig({
  root: 'web',
  plugins: [solid(), onePage, offline],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The server's content policy allows no data in place of files, pictures aside.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['web/index.html', `web/app/${WORKER}.ts`, `web/app/${PRELOAD}.ts`],
      checks: { bundlerTimings: false },
      // One file for everything the first move needs, rather than a dozen small ones that screens share.
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, context) => {
                first ??= firstModules(resolve('web/app/main.tsx'), (one) => context.getModuleInfo(one));
                return first.has(id) ? 'game' : undefined;
              },
              includeDependenciesRecursively: false,
            },
          ],
        },
        // What a service worker may see to is the folder it lies in.
        entryFileNames: ({ name }) => ([WORKER, PRELOAD].includes(name) ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
});
