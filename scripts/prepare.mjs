// The work behind ready.mjs, one process at a time: two commands started together must not both install or build.
import { join } from 'node:path';
import { isBuilt, makeDist } from './dist.mjs';
import { install, isInstalled } from './install.mjs';
import { holding } from './lock.mjs';
import { root } from './ready.mjs';

/** Installs and builds whatever is not fresh. */
export async function prepare(/** @type {boolean} */ build) {
  const fresh = () => isInstalled(root) && (!build || isBuilt());
  if (fresh()) return;
  await holding(join(root, '.making-ready'), () => {
    // Asked again, because whoever held the lock may have done the work.
    if (!isInstalled(root)) install(root);
    if (build && !isBuilt()) makeDist();
  });
}
