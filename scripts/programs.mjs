// The programs that some tests need and npm does not bring: where they are, and how they come where they are missing.
// Only root on Debian has them installed; everybody else is told what to install.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { holding } from './lock.mjs';
import { say } from './ready.mjs';

/**
 * @typedef {object} Program
 * @property {string} title
 * @property {string} tests the tests that need it
 * @property {string} debian the package
 * @property {string} variable names the path of one, and then no other is looked for
 * @property {() => string | undefined} find its path, where it is there
 * @property {() => boolean} [isBest] whether no other is better; the package is installed for a better one, too, and without one all goes on
 */

/** Chromium without the windows, tabs and extensions around the pages, which takes a quarter less time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** @type {Record<'chromium' | 'postgres' | 'zsh' | 'fish', Program>} */
export const programs = {
  chromium: {
    title: 'Chromium',
    tests: 'the browser tests',
    debian: HEADLESS_SHELL,
    variable: 'CHROMIUM',
    find: () => [process.env['CHROMIUM'] || chromiumPlaces()].flat().find((path) => existsSync(path)),
    isBest: () => onPath().some((folder) => existsSync(join(folder, HEADLESS_SHELL))),
  },
  postgres: {
    title: 'PostgreSQL',
    tests: 'the database tests',
    debian: 'postgresql',
    variable: 'POSTGRES',
    find: () => [process.env['POSTGRES'] || postgresFolders()].flat().find(hasPostgres),
  },
  zsh: shell('zsh', 'ZSH_PROGRAM'),
  fish: shell('fish', 'FISH_PROGRAM'),
};

/** Makes pictures small, and joins them into a moving one; no test needs it. @type {Program} */
export const webp = {
  title: 'cwebp',
  tests: 'the pictures of the documentation',
  debian: 'webp',
  variable: 'CWEBP',
  find: () =>
    [process.env['CWEBP'] || onPath().map((folder) => join(folder, executable('cwebp')))]
      .flat()
      .find((path) => existsSync(path)),
};

/** Stands before several servers in the run behind a proxy; no test needs it. @type {Program} */
export const nginx = {
  title: 'nginx',
  tests: 'the run behind a proxy',
  debian: 'nginx-light',
  variable: 'NGINX',
  find: () => [process.env['NGINX'] || nginxPlaces()].flat().find((path) => existsSync(path)),
};

/** A shell in which completion is tried; bash is everywhere. */
function shell(/** @type {string} */ name, /** @type {string} */ variable) {
  const places = () => process.env[variable] || onPath().map((folder) => join(folder, name));
  return {
    title: name,
    tests: `the tests of completion in ${name}`,
    debian: name,
    variable,
    find: () => [places()].flat().find((path) => existsSync(path)),
  };
}

/** Its path; it is installed first where that is needed and allowed. */
export async function findOrInstall(/** @type {Program} */ program) {
  await installMissing([program]);
  return program.find();
}

/** Installs those that are not there and not named by their variable, where that is allowed: for root, on Debian. */
export async function installMissing(/** @type {readonly Program[]} */ some, isRoot = process.getuid?.() === 0) {
  if (!isRoot || !onPath().some((folder) => existsSync(join(folder, 'apt-get')))) return;
  const wanted = () => some.filter((program) => !process.env[program.variable] && !isThere(program));
  if (wanted().length === 0) return;
  // apt-get does one thing at a time, and somebody else may have been faster.
  await holding(join(tmpdir(), 'starlanes-apt-get'), () => install(wanted()));
}

function isThere(/** @type {Program} */ { find, isBest = () => true }) {
  return find() !== undefined && isBest();
}

/** What to do about a program that is missing. */
export function howToInstall(/** @type {Program} */ { title, tests, debian, variable }) {
  return `${title} is missing; it is needed for ${tests}. Install it (Debian: apt-get install ${debian}) or set ${variable} to its path.`;
}

// ---- where they are

function chromiumPlaces() {
  const commands = [
    HEADLESS_SHELL,
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome.exe',
    'msedge.exe',
  ];
  const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? '');
  return [
    ...commands.flatMap((command) => onPath().map((folder) => join(folder, command))),
    // Where installers put it without making it a command.
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...windows.flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
  ];
}

function nginxPlaces() {
  return [...onPath(), '/usr/sbin', '/usr/local/sbin'].map((folder) => join(folder, 'nginx'));
}

/** Packages put each version into a folder of its own; the newest first. */
function postgresFolders() {
  const homes = [
    '/usr/lib/postgresql',
    '/opt/homebrew/opt',
    '/usr/local/opt',
    '/Applications/Postgres.app/Contents/Versions',
    join(process.env['PROGRAMFILES'] ?? '', 'PostgreSQL'),
  ];
  const versions = homes
    .filter((home) => existsSync(home))
    .flatMap((home) =>
      readdirSync(home)
        .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
        .map((version) => join(home, version, 'bin')),
    );
  return [...onPath(), ...versions];
}

function hasPostgres(/** @type {string} */ folder) {
  return ['initdb', 'postgres'].every((name) => existsSync(join(folder, executable(name))));
}

/** The file behind a command. */
export function executable(/** @type {string} */ name) {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

function onPath() {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
}

// ---- how they come

/** Each on its own, so that all that can be had is there; in one process, because who waits for it may not look up in between. */
const SCRIPT = 'apt-get update -q; for package; do apt-get install -q -y --no-install-recommends "$package"; done';

/** What apt-get says is shown only where a program is missing afterwards. */
async function install(/** @type {readonly Program[]} */ some) {
  if (some.length === 0) return;
  for (const { debian, tests } of some) say(`Installing the package "${debian}" with apt-get, for ${tests} ...`);
  const args = ['-c', `exec 2>&1; ${SCRIPT}`, 'sh', ...some.map(({ debian }) => debian)];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('/bin/sh', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await text(child.stdout);
  if (some.some(({ find }) => find() === undefined)) say(`apt-get could not install all of it:\n${said}`);
}
