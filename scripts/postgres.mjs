// A real PostgreSQL for tests, gone without a trace when standard input ends: `node scripts/postgres.mjs [port]`.
// The system's programs are used, over a data folder of its own.
// It says `ready` with the address when it takes connections. It is told, in lines: `restart`, `kill` (as a crash would)
// and `start` (after a kill).
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { executable, howToInstall, programs } from './programs.mjs';
import { stop as stopWith } from './ready.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const folderOfPrograms = programs.postgres.find() ?? stopWith(howToInstall(programs.postgres));
const who = await owner();
const folder = mkdtempSync(join(tmpdir(), 'starlanes-postgres-'));
if (who) chownSync(folder, who.uid, who.gid);
const port = Number(process.argv[2] ?? 0) || (await freePort());
const data = join(folder, 'data');

let server = /** @type {ChildProcess | undefined} */ (undefined);

const orders = createInterface(process.stdin);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => orders.close());
/** One thing after the other; whatever goes wrong, nothing is left behind. */
let work = begin().catch(giveUp);
orders.on('line', (line) => next(() => obey(line)));
orders.on('close', () => next(remove));

function next(/** @type {() => Promise<void>} */ job) {
  work = work.then(job).catch(giveUp);
}

async function begin() {
  initialize();
  await start();
}

async function remove() {
  await end('SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
}

async function giveUp(/** @type {Error} */ error) {
  await remove();
  stopWith(error.message);
}

async function obey(/** @type {string} */ line) {
  if (line === 'restart') await end('SIGINT');
  if (line === 'kill') await end('SIGKILL');
  if (line === 'kill') console.log('killed');
  if (line === 'restart' || line === 'start') await start();
}

/** After a kill the processes it had started may take a moment to go; until then a new one is refused. */
async function start() {
  for (let tries = 0; !(await isStarted()); tries++) {
    if (tries === 50) throw new Error('PostgreSQL does not start.');
    await sleep(200);
  }
  console.log(`ready postgres://postgres@127.0.0.1:${port}/postgres`);
}

async function isStarted() {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=32MB'];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  server = spawn(program('postgres'), args, { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface(server.stderr ?? process.stdin)) {
    if (!line.includes('ready to accept connections')) continue;
    // Whatever else it says is nobody's concern, but it must be able to say it.
    server.stderr?.resume();
    return true;
  }
  return false;
}

async function end(/** @type {NodeJS.Signals} */ signal) {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

function initialize() {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(program('initdb'), args, { ...who, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${stderr ?? error}`);
}

function program(/** @type {string} */ name) {
  return join(folderOfPrograms, executable(name));
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
async function owner() {
  if (process.getuid?.() !== 0) return undefined;
  const number = (/** @type {string[]} */ ...args) => spawnSync('id', args, { encoding: 'utf8' }).stdout.trim();
  const name = number('-u', 'postgres') === '' ? 'nobody' : 'postgres';
  return { uid: Number(number('-u', name)), gid: Number(number('-g', name)) };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
