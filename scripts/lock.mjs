// A lock between processes: a file that holds the id of the process at work. A lock whose holder has died is taken over.
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './ready.mjs';

// No install takes this long; it frees a lock whose process id now belongs to somebody else.
const tooOld = 15 * 60 * 1000;

/** Does the work while no other process does its own under the same lock. */
export async function holding(/** @type {string} */ lock, /** @type {() => void | Promise<void>} */ work) {
  await take(lock);
  // `exit` as well, because the work may end the process with a message.
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

async function take(/** @type {string} */ lock) {
  for (let waits = 0; !tryTake(lock); waits += 1) {
    if (waits === 0) say('Waiting for another starlanes command that is installing or building ...');
    await sleep(100);
  }
}

function tryTake(/** @type {string} */ lock) {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    removeIfStale(lock);
    return false;
  }
}

function removeIfStale(/** @type {string} */ lock) {
  const holder = read(lock);
  if (holder === undefined || !isStale(lock, holder)) return;
  // Moved aside first: if somebody else took the lock over in between, this was theirs, and it goes back.
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (read(aside) === holder) rmSync(aside, { force: true });
    else renameSync(aside, lock);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function isStale(/** @type {string} */ lock, /** @type {string} */ holder) {
  if (holder !== '' && !isAlive(Number(holder))) return true;
  const taken = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  return Date.now() - taken > tooOld;
}

function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** What the lock says, or undefined when it has just been released. */
function read(/** @type {string} */ lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(/** @type {unknown} */ error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
