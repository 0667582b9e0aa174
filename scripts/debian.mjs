// Installs what only some tests need from the system's own packages, where that is Debian and we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holding } from './lock.mjs';
import { say } from './ready.mjs';

/**
 * @param {string} name the package
 * @param {string} what what needs it, in words
 * @param {() => boolean} isThere whether somebody else has been faster
 */
export async function installOnDebian(name, what, isThere) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  // Two test files that start together must not both install, and apt-get itself does one thing at a time.
  await holding(join(tmpdir(), 'starlanes-apt-get'), () => {
    if (isThere()) return;
    say(`Installing the package "${name}" with apt-get, for ${what} ...`);
    aptGet('update', '-q');
    aptGet('install', '-q', '-y', '--no-install-recommends', name);
  });
}

/** What it says is shown only when it fails; whether the package is there afterwards tells the rest. */
function aptGet(/** @type {string[]} */ ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status !== 0) say(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
