/**
 * The page as it is sent (docs/decisions/0009): what the first move needs is part of it, styles and scripts, because on a
 * slow network every further request is a long wait. The server names what is inline by its hash in its content policy.
 *
 * Files that come later import the page's scripts by the names they have as files; what they get there are the very same
 * functions, through a variable. So it is one request, where scripts and a style of their own make many.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { pageScripts } from './page-script.mjs';

/** Where files that come later find what came with the page. */
const SHARED = 'globalThis.starLanes';

interface Parts {
  /** The page, with `<!-- style -->` and `<!-- scripts -->` where these belong. */
  readonly page: string;
  /** The modules it holds, with what they import, in the order they are needed in. */
  readonly parts: readonly string[];
  /** The script that runs before the rest of the page has come; it imports nothing. */
  readonly preload: string;
}

export function onePage({ page, parts, preload }: Parts): Plugin {
  return {
    name: 'one-page',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const early = chunkOf(bundle, preload);
        const chunks = inOrder(bundle, parts);
        // The page's own; later screens bring theirs.
        const [styleName = '', ...more] = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        if (more.length > 0) throw new Error('the page has more than one style');
        const style = bundle[styleName];
        if (style?.type !== 'asset') throw new Error('the page has no style');
        const scripts = pageScripts(chunks, SHARED);
        const source = fill(readFileSync(page, 'utf8'), {
          // Files that come later would ask for the page's style by its name; a link that is there, and loads nothing, spares it.
          style: `<style>${String(style.source).trim()}</style><link rel="stylesheet" href="/${styleName}" disabled>`,
          scripts: [`{${early.code.trim()}}`, ...scripts.map(({ inline }) => inline)]
            .map((code) => `<script>${code}</script>`)
            .join(''),
        });
        chunks.forEach((chunk, at) => Object.assign(chunk, { code: scripts[at]?.module }));
        for (const { fileName } of [style, early]) delete bundle[fileName];
        this.emitFile({ type: 'asset', fileName: 'index.html', source });
      },
    },
    // As small as it gets, which takes a second: once here rather than at every start of a server.
    writeBundle({ dir = '.' }, { 'index.html': written }) {
      if (written?.type !== 'asset') throw new Error('the page was not written');
      writeFileSync(join(dir, 'index.html.br'), brotliCompressSync(written.source));
    },
  };
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (found === undefined) throw new Error(`${module} is in no file that was built`);
  return found;
}

/** The files that hold these modules, each after those it imports. */
function inOrder(bundle: Rolldown.OutputBundle, modules: readonly string[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk' && !found.has(imported)) add(imported);
    }
    found.add(chunk);
  };
  for (const module of modules) add(chunkOf(bundle, module));
  return [...found];
}

/** The page with its parts in their places. */
function fill(page: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((filled, [name, part]) => {
    const [before, after, ...more] = filled.split(`<!-- ${name} -->`);
    if (after === undefined || more.length > 0) throw new Error(`the page has no one place for ${name}`);
    return before + part + after;
  }, page);
}
