import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dataFolder, homeFolder, makeFolder, ownFolder } from './data-folder.ts';

test.runIf(process.platform === 'linux')('folders are made for their owner alone, one in the other', () => {
  const home = mkdtempSync(join(tmpdir(), 'starlanes-data-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const folder = ownFolder('matches', { XDG_DATA_HOME: join(home, 'share') });
  expect(folder).toBe(join(home, 'share', 'starlanes', 'matches'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(ownFolder('matches', { XDG_DATA_HOME: join(home, 'share') })).toBe(folder);
});

test.runIf(existsSync('/proc/self'))('where none can be made that is said, and not tried for ever', () => {
  expect(() => ownFolder('matches', { XDG_DATA_HOME: '/proc/nowhere' })).toThrow('/proc/nowhere');
  expect(() => makeFolder('/proc/nowhere/at/all')).toThrow('/proc/nowhere');
});

test('data lies where the platform keeps the data of programs', () => {
  expect(dataFolder({ XDG_DATA_HOME: '/data' }, 'linux')).toBe('/data/starlanes');
  expect(dataFolder({}, 'linux')).toMatch(/\.local\/share\/starlanes$/);
  expect(dataFolder({}, 'darwin')).toMatch(/Library\/Application Support\/starlanes$/);
  expect(dataFolder({ APPDATA: 'C:\\Data' }, 'win32')).toMatch(/^C:\\Data.starlanes$/);
});

test('an empty HOME is none: no data lies in the current folder', () => {
  vi.stubEnv('HOME', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(isAbsolute(homeFolder())).toBe(true);
  expect(isAbsolute(dataFolder({}, 'linux'))).toBe(true);
});
