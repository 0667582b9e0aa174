// `npm run format`: writes every file in the one format. `npm run format:check` only looks.
import { spawnSync } from 'node:child_process';
import { makeReady, root } from './ready.mjs';
import { toolPath } from './tools.mjs';

await makeReady({ build: false });
const run = spawnSync(process.execPath, [toolPath('oxfmt'), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exitCode = run.status ?? 1;
