// Builds dist/ from the TypeScript sources, and knows whether it is stale.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, stop } from './ready.mjs';
import { toolPath } from './tools.mjs';

const dist = join(root, 'dist');
const configuration = 'tsconfig.build.json';
/** What else the browser app is made of. */
const app = 'web';
const appConfiguration = 'vite.config.ts';
const stamp = '.built-from';

/** Whether dist/ was built from the sources as they are now. */
export function isBuilt() {
  const file = join(dist, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint();
}

/** Builds beside dist/ and moves the result into place whole, so that nobody ever runs half a build. */
export function makeDist() {
  say('Building dist ...');
  removeLeftovers();
  // Taken before compiling: a source that is saved meanwhile makes this build stale, as it should.
  const sources = fingerprint();
  const fresh = `${dist}.new`;
  if (!compile(fresh) || !bundle(fresh)) stop('the build failed; the errors are above.');
  writeFileSync(join(fresh, stamp), sources);
  if (existsSync(dist)) renameSync(dist, `${dist}.old`);
  renameSync(fresh, dist);
  removeLeftovers();
}

function compile(/** @type {string} */ folder) {
  const args = [toolPath('typescript', 'tsc'), '-p', configuration, '--outDir', folder];
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;
}

/** The browser app, into web/ of the same folder, where there is one. */
function bundle(/** @type {string} */ folder) {
  if (!existsSync(join(root, appConfiguration))) return true;
  const args = [toolPath('vite'), 'build', '--config', appConfiguration, '--outDir', join(folder, app)];
  return (
    spawnSync(process.execPath, [...args, '--logLevel', 'warn'], { cwd: root, stdio: ['ignore', 2, 2] }).status === 0
  );
}

function removeLeftovers() {
  for (const end of ['new', 'old']) rmSync(`${dist}.${end}`, { recursive: true, force: true });
}

/** Path, size and time of everything the build depends on, as text. */
function fingerprint() {
  const configurations = ['package-lock.json', 'tsconfig.json', configuration, appConfiguration];
  const there = configurations.filter((path) => existsSync(join(root, path)));
  return [...there, ...sourceFiles()].map(describe).join('');
}

function describe(/** @type {string} */ path) {
  const { size, mtimeMs } = statSync(join(root, path));
  return `${path} ${size} ${mtimeMs}\n`;
}

/** Everything the compiler or the bundler may read. Tests and what tests alone use do not make a build stale. */
function sourceFiles() {
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !leftOut().includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]))
    .filter((path) => (path.startsWith(`${app}/`) ? /\.[a-z]+$/ : /\.ts$/).test(path) && !path.endsWith('.test.ts'))
    .toSorted();
}

function filesBelow(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
}

/** The compiler's own list, but for the app, which is bundled. Its comments are whole lines. */
function leftOut() {
  const text = readFileSync(join(root, configuration), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  const { exclude } = /** @type {{ exclude: string[] }} */ (JSON.parse(text));
  return ['.git', ...exclude].filter((name) => name !== app);
}
