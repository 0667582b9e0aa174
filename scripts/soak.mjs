// `npm run soak`: compiles the crash test to plain JavaScript in build/ and runs it for long; arguments are passed on.
import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeReady, root, stop } from './ready.mjs';
import { toolPath } from './tools.mjs';

const build = join(root, 'build');

await makeReady();
rmSync(build, { recursive: true, force: true });
if (node([toolPath('typescript', 'tsc'), '-p', 'tsconfig.soak.json']) !== 0) stop('the crash test does not compile.');
// It starts the programs that stand here, as the sources do.
symlinkSync(join(root, 'scripts'), join(build, 'scripts'), 'junction');
process.exitCode = node([join(build, 'end-to-end', 'server', 'soak.js'), ...process.argv.slice(2)]);

function node(/** @type {string[]} */ words) {
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
