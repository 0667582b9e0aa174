// `npm run bench:NAME`: compiles bench/NAME.ts to plain JavaScript in build/ and runs it; further arguments are passed on.
// The engines we measure ourselves against are installed in bench/peers, on demand, apart from our own packages.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { install, isInstalled } from './install.mjs';
import { makeReady, root, stop } from './ready.mjs';
import { toolPath } from './tools.mjs';

const [name = '', ...args] = process.argv.slice(2);
const peers = join(root, 'bench', 'peers');
const build = join(root, 'build');

if (!existsSync(join(root, 'bench', `${name}.ts`))) stop(`there is no benchmark bench/${name}.ts.`);
// The browser app is measured as it is served; everything else is compiled anew and has peers.
const app = name === 'web';
await makeReady({ build: app });
if (app) process.env['CHROMIUM'] = await chromiumPath();
else if (!isInstalled(peers)) install(peers);
compile();
process.exitCode = node([join(build, 'bench', `${name}.js`), ...args]);

function compile() {
  rmSync(build, { recursive: true, force: true });
  if (node([toolPath('typescript', 'tsc'), '-p', 'tsconfig.bench.json']) !== 0) stop('the benchmark does not compile.');
  // The peers are plain JavaScript and stay where their packages are; the link lets `./peers/...` find them.
  symlinkSync(peers, join(build, 'bench', 'peers'), 'junction');
}

function node(/** @type {string[]} */ words) {
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
