/** What the cores of this machine do meanwhile: what runs beside a benchmark is in its figures, and is told with them. */
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** Ticks of the clock that Linux counts processes by. */
const TICKS = 100;

export const CORES = availableParallelism();

/** Seconds of CPU that all cores together have been busy for since the machine was started. */
export function busySeconds(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
}

/** Seconds of CPU of a process; none where it is gone, or not on Linux. */
export function cpuOfProcess(pid: number): number {
  const [user = 0, system = 0] = timesOf(pid);
  return user + system;
}

/** Seconds of CPU of a process, those of its children that are there, and of those that have ended. */
export function cpuOfFamily(pid: number): number {
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = timesOf(pid);
  const children = readOrNothing(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  const own = user + system + userOfEnded + systemOfEnded;
  return children.reduce((sum, child) => sum + cpuOfProcess(Number(child)), own);
}

/** The process that started another. */
export function parentOf(pid: number): number {
  return Number(fieldsOf(pid)[1]);
}

function timesOf(pid: number): number[] {
  return fieldsOf(pid)
    .slice(11, 15)
    .map((ticks) => Number(ticks) / TICKS);
}

/** From the state on: the name before it may have spaces in it. */
function fieldsOf(pid: number): string[] {
  return readOrNothing(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
