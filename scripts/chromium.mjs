// Where Chromium is, for the tests in a real browser. Playwright could download one of its own, but only from its makers'
// host: the system's browser is used, and on Debian as root it is installed where it is missing.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe', 'msedge.exe'];

/** Where installers put it without making it a command. */
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name] ?? '')
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
];

/** The path of a Chromium, installed first where that is needed and allowed. Throws a sentence that says what to install. */
export async function chromiumPath() {
  const found = find() ?? (await installed());
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or name one in CHROMIUM=/path/to/it.',
  );
}

function find() {
  const named = process.env['CHROMIUM'];
  // Who names one wants that one and no other.
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...places].find((path) => existsSync(path));
}

async function installed() {
  if (!process.env['CHROMIUM']) await installOnDebian('chromium', 'the browser tests', () => find() !== undefined);
  return find();
}
