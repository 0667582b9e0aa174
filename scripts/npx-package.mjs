// What npx was given to run this program: usually its name, but perhaps the file that `npm pack` makes.
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/** npx installs a package into a folder of its own, with a package.json that depends on what it was given. */
const FOLDER = /^(.*[\\/]_npx[\\/][^\\/]+)[\\/]node_modules[\\/]/;
/** `"starlanes": "file:../../../starlanes-1.0.0.tgz"`, from that folder. */
const FILE = /"starlanes":\s*"file:((?:[^"\\]|\\.)+)"/;

/**
 * The file, as it can be typed in `here`; undefined where npx was given the name.
 * @param {string | undefined} program what was run
 * @param {string} here
 */
export function fileGivenToNpx(program, here) {
  const folder = FOLDER.exec(program ?? '')?.[1];
  const file = folder === undefined ? undefined : FILE.exec(textOf(join(folder, 'package.json')))?.[1];
  if (folder === undefined || file === undefined) return undefined;
  // npx takes a whole path for a program to run, and a file without a dot before it for the name of a package.
  const typed = relative(here, isAbsolute(file) ? file : join(folder, file)).replace(/^(?!\.)/, './');
  return /^[\w.,:@%+=~/\\-]+$/.test(typed) ? typed : `"${typed}"`;
}

function textOf(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
