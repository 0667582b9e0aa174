/** Puts in front of the service worker which files the app has, and a name for exactly these. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** @param given the folder of files that are sent as they are */
export function offlineFiles(worker: string, given: string): Plugin {
  return {
    name: 'offline-files',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const script = bundle[worker];
        const page = bundle['index.html'];
        if (script?.type !== 'chunk' || page?.type !== 'asset')
          throw new Error('the service worker or the page is missing');
        const others = readdirSync(given);
        const built = Object.keys(bundle).filter((file) => file !== worker);
        const files = [...built, ...others].map((file) => `/${file}`).toSorted();
        // The names of all others carry a hash of what is in them.
        const hash = createHash('sha256').update(files.join(' ')).update(page.source);
        for (const file of others) hash.update(readFileSync(`${given}/${file}`));
        const version = hash.digest('hex').slice(0, 12);
        script.code = `const FILES=${JSON.stringify(files)};\nconst VERSION=${JSON.stringify(version)};\n${script.code}`;
      },
    },
  };
}
