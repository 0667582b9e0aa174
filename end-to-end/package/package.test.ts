// The package, from its tarball alone, in an empty folder: every command, the page in a browser, the library.
import { cpSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeCommands } from './commands-suite.ts';
import { readJson, root, useInstalled } from './installed.ts';
import { describeLibrary } from './library-suite.ts';
import { describeServer } from './server-suite.ts';

/** In bytes; what is published is compressed with more effort, and 3 % smaller. */
const MOST_UNPACKED = 2_570_000;
const MANIFEST = ['name', 'version', 'author', 'bugs', 'homepage', 'license', 'repository', 'man', 'bin'];

const installed = useInstalled();

describe('the tarball', () => {
  test('is small, and has no source in it but what is run', () => {
    const { unpackedSize, size, paths } = installed().packed;
    console.log(`${paths.length} files, ${unpackedSize} bytes unpacked, ${size} packed`);
    expect(unpackedSize).toBeLessThan(MOST_UNPACKED);
    expect(paths.filter((path) => /\.map$|\.tsx?$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
    expect(paths.filter((path) => /\.test\.|fixtures|end-to-end|\.built-from/.test(path))).toEqual([]);
  });

  test('has the documentation, the man page, and the files that a server is run with', () => {
    expect(installed().packed.paths).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'docs/starlanes.1',
        'dist/docs/changelog.html.br',
        'dist/docs/deploy/nginx.conf.txt.br',
        'Dockerfile',
        ...readdirSync(join(root, 'deploy')).map((name) => `deploy/${name}`),
      ]),
    );
    const manifest = readJson(join(installed().folder, 'node_modules/starlanes/package.json'));
    expect(Object.keys(manifest)).toEqual(expect.arrayContaining(MANIFEST));
    // npm installs no other form than a list.
    expect(manifest).toMatchObject({ sideEffects: false, man: ['docs/starlanes.1'] });
  });

  test('no file in it points at a source map', () => {
    const dist = join(installed().folder, 'node_modules', 'starlanes', 'dist');
    const code = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
    expect(code.filter((path) => readFileSync(join(dist, path), 'utf8').includes('sourceMappingURL'))).toEqual([]);
  });
});

describeCommands(installed);
describeServer(installed);
describeLibrary(installed);

describe('installed for everybody, as npm install --global does', () => {
  test('the command and its man page are there, and it calls itself by its own name', async () => {
    const prefix = join(installed().folder, '..', 'global');
    const tarball = join(installed().folder, '..', 'stage', installed().packed.filename);
    const flags = ['--omit=optional', '--offline', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = await installed().run('npm', ['install', '--global', '--prefix', prefix, ...flags, tarball]);
    expect(npm).toMatchObject({ status: 0, errors: '' });
    const starlanes = (...args: string[]) =>
      installed().run('env', ['-u', 'npm_lifecycle_event', join(prefix, 'bin', 'starlanes'), ...args]);
    expect((await starlanes('version')).output).toMatch(/^starlanes \d/);
    expect((await starlanes('help')).output).toContain('\n  starlanes play');
    expect((await starlanes('teletype')).errors).toContain('Usage: starlanes teletype');
    const page = readFileSync(join(prefix, 'share', 'man', 'man1', 'starlanes.1'), 'utf8');
    expect(page).toBe(readFileSync(join(root, 'docs', 'starlanes.1'), 'utf8'));
  });
});

describe('without any other package', () => {
  const alone = (): string => {
    const folder = join(installed().folder, '..', 'alone');
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    const name = join('node_modules', 'starlanes');
    cpSync(join(installed().folder, name), join(folder, name), { recursive: true });
    return folder;
  };

  test('all of the library works, and a command that needs one says so', async () => {
    const folder = alone();
    const entries = ['', '/records', '/bots', '/table', '/client', '/insight'].map((name) => `starlanes${name}`);
    const code = `const all = await Promise.all(${JSON.stringify(entries)}.map((name) => import(name)));
      const [{ loadStarLanesBots }] = [all[2]];
      console.log((await loadStarLanesBots()).length > 0, all.every((one) => Object.keys(one).length > 0));`;
    const node = (...args: string[]) => installed().run('sh', ['-c', 'cd "$0" && exec node "$@"', folder, ...args]);
    expect(await node('--input-type=module', '-e', code)).toEqual({ status: 0, output: 'true true\n', errors: '' });
    const program = join('node_modules', 'starlanes', 'scripts', 'starlanes.mjs');
    const serve = await node(program, 'serve');
    expect(serve).toMatchObject({ status: 1, output: '' });
    expect(serve.errors).toMatch(/^starlanes: this command needs the package "[\w-]+", which was left out/);
    expect(await node(program, 'version')).toMatchObject({ status: 0 });
  });
});
