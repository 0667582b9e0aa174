// Where the development tools are. They are started with this Node, not through a shell, so that Windows works too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

/** The script behind a package's command, for example `tsc` of `typescript`. */
export function toolPath(/** @type {string} */ name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
