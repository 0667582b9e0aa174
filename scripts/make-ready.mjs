// The work behind ready.mjs: installs packages and builds dist/, one process at a time, where they are not fresh.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { holding } from './lock.mjs';
import { root, say, stop } from './ready.mjs';

/** Installs and builds whatever is not fresh. */
export async function prepare(/** @type {boolean} */ build) {
  const fresh = () => isInstalled(root) && (!build || (isBuilt() && hasDocs()));
  if (fresh()) return;
  // Two commands started together must not both install or build.
  await holding(join(root, '.making-ready'), () => {
    // Asked again, because the process that held the lock may have done the work.
    if (!isInstalled(root)) install(root);
    if (build && !isBuilt()) makeDist();
    if (build && !hasDocs()) makeDocs();
  });
}

/**
 * The script behind a package's command, for example `tsc` of `typescript`. Tools are started with this Node, not
 * through a shell, so that Windows works too.
 */
export function toolPath(/** @type {string} */ name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs Node with these arguments in view; whether it succeeded. */
export function runNode(/** @type {string[]} */ args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

// ---- packages

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

// ---- dist/

const dist = join(root, 'dist');
const programs = join('scripts', 'bundle.mjs');
const libraryConfiguration = 'tsconfig.library.json';
/** What else the browser app is made of. */
const app = 'web';
const appConfiguration = 'vite.config.ts';
/** What says how everything is built. */
const settings = [
  'package-lock.json',
  'tsconfig.json',
  programs,
  'scripts/typescript-hooks.mjs',
  libraryConfiguration,
  appConfiguration,
  'scripts/offline-files.ts',
  'scripts/one-page.ts',
  'scripts/page-script.mjs',
];
/** Folders of which nothing is built. */
const apart = '.git node_modules dist dist.new dist.old build coverage bench end-to-end scripts site training'.split(
  ' ',
);
const stamp = '.built-from';

/** Whether dist/ was built from the sources as they are now. */
function isBuilt() {
  const file = join(dist, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint();
}

/** Builds beside dist/ and moves the result into place whole, so that nobody ever runs half a build. */
function makeDist() {
  say('Building dist ...');
  removeLeftovers();
  // Taken before building: a source that is saved meanwhile makes this build stale, as it should.
  const sources = fingerprint();
  const fresh = `${dist}.new`;
  const each = parts(fresh).map((args) => JSON.stringify(args));
  if (!runQuietly([join('scripts', 'side-by-side.mjs'), ...each])) stop('the build failed; the errors are above.');
  writeFileSync(join(fresh, stamp), sources);
  if (existsSync(dist)) renameSync(dist, `${dist}.old`);
  renameSync(fresh, dist);
  removeLeftovers();
}

/** The programs, the types of the library and the browser app, where they are there; each is built on its own. */
function parts(/** @type {string} */ folder) {
  const library = () => [toolPath('typescript', 'tsc'), '-p', libraryConfiguration, '--outDir', folder];
  const quietly = ['--logLevel', 'warn'];
  const web = () => [
    toolPath('vite'),
    'build',
    '--config',
    appConfiguration,
    '--outDir',
    join(folder, app),
    ...quietly,
  ];
  return [
    [programs, folder],
    ...(existsSync(join(root, 'library')) ? [library()] : []),
    ...(existsSync(join(root, appConfiguration)) ? [web()] : []),
  ];
}

/** Runs Node with these arguments; all it says goes to standard error. */
function runQuietly(/** @type {string[]} */ args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;
}

// ---- dist/docs/

/** Beside that of the packages: what is in dist/ goes into the package. */
const docsStamp = join(root, 'node_modules', '.docs-built-from');
/** What the pages are made from, beside the code; a new dist/ has none of them. */
const docsSources = ['docs', 'site', 'examples', 'deploy', 'Dockerfile', 'web/style', 'package.json'];

/** Whether the documentation was made from its sources as they are now. */
function hasDocs() {
  if (!existsSync(join(root, 'site'))) return true;
  const isThere = existsSync(join(dist, 'docs')) && existsSync(docsStamp);
  return isThere && readFileSync(docsStamp, 'utf8') === docsFingerprint();
}

/** Makes the documentation with the code that dist/ was just made from: a second or two, so that every server has it. */
function makeDocs() {
  say('Building the documentation ...');
  const sources = docsFingerprint();
  const loader = join(root, 'scripts', 'load-typescript.mjs');
  const args = ['--import', pathToFileURL(loader).href, join(root, 'site', 'main.ts'), join(dist, 'docs')];
  // The programs work without it, and the tests say what is wrong with it.
  if (runQuietly(args)) writeFileSync(docsStamp, sources);
  else say('The documentation could not be built; the errors are above.');
}

function docsFingerprint() {
  const pages = readdirSync(root).filter((name) => name.endsWith('.md'));
  return [...pages, ...docsSources.flatMap(filesIn)]
    .filter((path) => !path.endsWith('.test.ts'))
    .map(describe)
    .join('');
}

function filesIn(/** @type {string} */ path) {
  return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path];
}

function removeLeftovers() {
  for (const end of ['new', 'old']) rmSync(`${dist}.${end}`, { recursive: true, force: true });
}

/** Path, size and time of everything the build depends on, as text. */
function fingerprint() {
  const there = settings.filter((path) => existsSync(join(root, path)));
  return [...there, ...sourceFiles()].map(describe).join('');
}

function describe(/** @type {string} */ path) {
  const { size, mtimeMs } = statSync(join(root, path));
  return `${path} ${size} ${mtimeMs}\n`;
}

/** Everything the bundlers may read. Tests and what tests alone use do not make a build stale. */
function sourceFiles() {
  return filesBelow('')
    .filter((path) => (path.startsWith(`${app}/`) ? /\.[a-z]+$/ : /\.ts$/).test(path) && !path.endsWith('.test.ts'))
    .toSorted();
}

/** Node's own way down into folders takes five times as long, and every command waits for this. @returns {string[]} */
function filesBelow(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => folder !== '' || !apart.includes(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
