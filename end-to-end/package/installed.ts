/**
 * The package as somebody gets it: packed once, and installed into an empty folder from the tarball alone. The packages it
 * needs come in the versions of our lock file, out of npm's cache where they are there.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeReady } from '../../scripts/ready.mjs';
import { shrink } from '../../scripts/shrink.mjs';
import { fieldsOf } from '../../table/decode.ts';
import type { Fields } from '../../table/decode.ts';
import { parseJson } from '../../table/json.ts';

export const root = join(import.meta.dirname, '..', '..');

/** Compressed with less effort than what is published, which is smaller, and otherwise the same. */
const QUICKLY = 5;

/** What npm says of a tarball. */
interface Packed {
  readonly filename: string;
  readonly integrity: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly paths: readonly string[];
}

export interface Installed {
  /** A folder with nothing but the installed package. */
  readonly folder: string;
  readonly packed: Packed;
  /** Runs a program in that folder. */
  run(command: string, args: readonly string[], input?: string): Promise<Ran>;
  /** Runs the installed `starlanes`, as npx does. */
  starlanes(args: readonly string[], input?: string): Promise<Ran>;
}

interface Ran {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** For the tests of a file. */
export function useInstalled(): () => Installed {
  const home = mkdtempSync(join(tmpdir(), 'starlanes-package-'));
  let installed: Installed | undefined;
  beforeAll(async () => {
    await makeReady();
    installed = await install(home, await pack(home));
  }, 300_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  return () => {
    if (installed === undefined) throw new Error('the package is not installed');
    return installed;
  };
}

/** Packs a copy, because others use dist/ at the same time. */
async function pack(home: string): Promise<Packed> {
  const stage = join(home, 'stage');
  const parts = [
    'package.json',
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'docs/starlanes.1',
    'examples',
    'deploy',
    'Dockerfile',
    'dist',
  ];
  const scripts = ['scripts/starlanes.mjs', 'scripts/npx-package.mjs', 'scripts/ready.mjs'];
  for (const part of [...parts, ...scripts]) cpSync(join(root, part), join(stage, part), { recursive: true });
  shrink(join(stage, 'dist'), QUICKLY);
  const { status, output, errors } = await run(stage, 'npm', ['pack', '--ignore-scripts', '--json']);
  if (status !== 0) throw new Error(errors);
  return readPacked(fieldsOf(parseJson(output)));
}

/** npm tells of every package that it packed. */
function readPacked({ 0: packed }: Fields): Packed {
  const { filename, integrity, size, unpackedSize, files } = fieldsOf(packed);
  const paths = Array.isArray(files) ? files.map((file) => String(fieldsOf(file)['path'])) : [];
  return {
    filename: String(filename),
    integrity: String(integrity),
    size: Number(size),
    unpackedSize: Number(unpackedSize),
    paths,
  };
}

async function install(home: string, packed: Packed): Promise<Installed> {
  const folder = join(home, 'somewhere');
  mkdirSync(folder);
  const tarball = `file:../stage/${packed.filename}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: { starlanes: tarball } }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFor(tarball, packed)));
  const flags = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, errors } = await run(folder, 'npm', flags);
  if (status !== 0) throw new Error(errors);
  const program = join(folder, 'node_modules', '.bin', 'starlanes');
  return {
    folder,
    packed,
    run: (command, args, input) => run(folder, command, args, input),
    starlanes: (args, input) => run(folder, program, args, input),
  };
}

/** A file of JSON with an object in it. */
export function readJson(file: string): Fields {
  return fieldsOf(parseJson(readFileSync(file, 'utf8')));
}

/** Our own lock file without what only work on the sources needs, and with the tarball. */
function lockFor(tarball: string, { integrity }: Packed): object {
  const { lockfileVersion, packages } = readJson(join(root, 'package-lock.json'));
  const { version, bin, optionalDependencies } = readJson(join(root, 'package.json'));
  const needed = Object.entries(fieldsOf(packages)).filter(([path, of]) => path !== '' && fieldsOf(of)['dev'] !== true);
  return {
    lockfileVersion,
    packages: {
      '': { dependencies: { starlanes: tarball } },
      'node_modules/starlanes': {
        version,
        resolved: tarball,
        integrity,
        bin,
        optionalDependencies,
      },
      ...Object.fromEntries(needed),
    },
  };
}

/** Nothing of who runs the tests, or of npm that started them, is told to the program. */
function environment(folder: string): Readonly<Record<string, string>> {
  const own = ['PATH', 'HOME', 'npm_config_cache', 'npm_config_registry', 'npm_config_userconfig', 'SystemRoot'];
  const kept = own.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const folders = { XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config') };
  return { ...Object.fromEntries(kept), ...folders, npm_lifecycle_event: 'npx', LC_ALL: 'C.UTF-8' };
}

function run(folder: string, command: string, args: readonly string[], input = ''): Promise<Ran> {
  const child = spawn(command, args, { cwd: folder, env: environment(folder) });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.on('error', () => {}).end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve({ status, output, errors }));
  });
}
