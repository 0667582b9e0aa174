// Makes a fresh clone ready to run: installs what is missing, builds what is stale, and says so on standard error.
// When nothing is to be done it only compares a few file times, so that every command can afford to ask.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname ?? '.', '..');
const oldest = [20, 19];

/** One line about what is being done. Standard output belongs to the program. */
export function say(/** @type {string} */ line) {
  process.stderr.write(`${line}\n`);
}

/** Ends the command with a sentence for the person at the keyboard. @returns {never} */
export function stop(/** @type {string} */ sentence) {
  say(`starlanes: ${sentence}`);
  process.exit(1);
}

/** Installs and, unless told not to, builds; at once when both are fresh. Ends the command where that fails. */
export async function makeReady({ build = true } = {}) {
  refuseOldNode();
  // A package from the registry ships its build and not the means to make one.
  if (!existsSync(join(root, 'tsconfig.json'))) return;
  const { prepare } = await import('./make-ready.mjs');
  await prepare(build);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  stop(`Node ${oldest.join('.')} or newer is needed; this is Node ${process.versions.node}.`);
}
