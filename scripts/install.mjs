// Installs the packages of a folder, and remembers which lock file they were installed from.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, say, stop } from './ready.mjs';

const stampIn = (/** @type {string} */ folder) => join(folder, 'node_modules', '.installed-from');

/** Whether the packages in `folder` are those of its lock file. */
export function isInstalled(/** @type {string} */ folder) {
  const stamp = stampIn(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(folder);
}

/** Installs exactly what the lock file says. */
export function install(/** @type {string} */ folder) {
  const place = relative(root, join(folder, 'node_modules'));
  say(`Installing packages into ${place} ...`);
  const hash = lockHash(folder);
  if (!npmCi(folder)) stop('npm ci failed; its messages are above.');
  writeFileSync(stampIn(folder), hash);
}

function lockHash(/** @type {string} */ folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

function npmCi(/** @type {string} */ folder) {
  // The tools are development dependencies, and a quiet `npm run -s` must not hide why an install failed.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm tells its scripts where it is; that spares looking for npm.cmd on Windows.
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...args], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  });
  return status === 0;
}
