/** The documentation at `/docs`: static files beside those of the app. */
import { extname } from 'node:path';
import type { Reply } from './answer.ts';
import { notFoundPage } from './not-found.ts';
import type { StaticFiles } from './static-files.ts';

const HOME = '/docs';
const TEXT = 'text/plain; charset=utf-8';
const NOT_BUILT = 'The documentation is not built. Run "npm run docs" in the repository.\n';
const NO_PAGE = 'The documentation has no page at this address.';

/** A page or file of the documentation; undefined for any other path. `/docs/start` is `/docs/start.html`, too. */
export function docsPage(
  files: StaticFiles,
  path: string,
  encodings: string,
  had: string | undefined,
): Reply | undefined {
  if (path !== HOME && !path.startsWith(`${HOME}/`)) return undefined;
  if (files.isEmpty) return { status: 404, type: TEXT, body: NOT_BUILT };
  // Links within the pages are relative, so the home page must end with a slash.
  if (path === HOME) return { status: 308, type: TEXT, body: '', headers: { Location: `${HOME}/` } };
  const within = path.slice(HOME.length);
  const file = within === '/' ? '/index.html' : extname(within) === '' ? `${within}.html` : within;
  return files.exactly(file, encodings, had) ?? notFoundPage(NO_PAGE, [`${HOME}/`, 'Documentation'], ['/', 'Play']);
}
