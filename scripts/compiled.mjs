// `npm run bench:NAME`, `npm run soak`, `npm run pictures` and `npm run moving-picture`: compiles the program to plain JavaScript in build/ and
// runs it; further arguments are passed on. The engines we measure ourselves against are installed in bench/peers, on
// demand, apart from our own packages.
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { install, isInstalled, runNode, toolPath } from './make-ready.mjs';
import { findOrInstall, howToInstall, nginx, programs, webp } from './programs.mjs';
import { makeReady, root, stop } from './ready.mjs';

const [source = '', ...args] = process.argv.slice(2);
const peers = join(root, 'bench', 'peers');
const build = join(root, 'build');

if (!existsSync(join(root, source))) stop(`file not found: ${source}.`);
// The app and the server are tried as they are served; everything else is compiled anew.
const pictures = source.startsWith('end-to-end/web/');
const app = source === 'bench/web.ts' || pictures;
const browses = app || source === 'bench/judge.ts';
const soak = !app && source.startsWith('end-to-end/');
const isProxy = source === 'end-to-end/server/proxy.ts';
const scales = ['bench/processes.ts', 'bench/scaling.ts'].includes(source);
const overPostgres = isProxy || scales || (soak && args.includes('postgres'));
const servesMatches = scales || ['bench/server.ts', 'bench/watchers.ts'].includes(source);
// Who plays in these knows the peers' ways, too.
const hasPeers = scales || source === 'bench/engine.ts' || source === 'bench/server.ts';
await makeReady({ build: app || soak || servesMatches });
if (pictures && (await findOrInstall(webp)) === undefined) stop(howToInstall(webp));
if (browses)
  process.env['CHROMIUM'] = (await findOrInstall(programs.chromium)) ?? stop(howToInstall(programs.chromium));
else if (overPostgres) await findOrInstall(programs.postgres);
if (hasPeers && !isInstalled(peers)) install(peers);
if (isProxy) process.env['NGINX'] = (await findOrInstall(nginx)) ?? stop(howToInstall(nginx));
compile();
process.exitCode = runNode([join(build, source.replace(/ts$/, 'js')), ...args]) ? 0 : 1;

function compile() {
  rmSync(build, { recursive: true, force: true });
  if (!runNode([toolPath('typescript', 'tsc'), '-p', 'tsconfig.bench.json'])) stop(`${source} does not compile.`);
  // The peers are plain JavaScript and stay where their packages are, and so do the programs that are started.
  symlinkSync(peers, join(build, 'bench', 'peers'), 'junction');
  symlinkSync(join(root, 'scripts'), join(build, 'scripts'), 'junction');
}
