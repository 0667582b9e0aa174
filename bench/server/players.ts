/** The processes of the players, told together what to do. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { cpuOfProcess } from './machine-usage.ts';
import type { Pace } from './pace.ts';
import type { Dialect, PlayerTask } from './player-process.ts';

const PROCESSES = 2;

/** Players collect their garbage beside themselves, but with one thread: with four each, they would take both cores from the server. */
const ONE_HELPER = '--v8-pool-size=1';

const program = join(import.meta.dirname, 'player-process.js');

export class Players {
  readonly #processes: readonly ChildProcess[];

  constructor() {
    this.#processes = Array.from({ length: PROCESSES }, () =>
      fork(program, { serialization: 'advanced', execArgv: [ONE_HELPER] }),
    );
  }

  /** Four players join in each of these rooms. */
  async sitDown(dialect: Dialect, base: string, from: number, to: number): Promise<void> {
    await this.#tell((process) => ({ task: 'sit down', dialect, base, rooms: shareOf(from, to, process) }));
  }

  /** Plays in all rooms; answers with the latency of every action, in milliseconds. */
  play(pace: Pace): Promise<number[]> {
    return this.#tell(() => ({ task: 'play', ...pace }));
  }

  /** Connects devices that then do nothing. */
  async connect(base: string, devices: number): Promise<void> {
    await this.#tell((process) => ({ task: 'connect', base, devices: shareOf(0, devices, process) }));
  }

  /** Seconds of CPU they have used. */
  get cpu(): number {
    return this.#processes.reduce((sum, { pid = 0 }) => sum + cpuOfProcess(pid), 0);
  }

  leave(): void {
    for (const process of this.#processes) process.kill();
  }

  async #tell(taskOf: (process: number) => PlayerTask): Promise<number[]> {
    const answers = this.#processes.map((process, i) => answerOf(process, taskOf(i)));
    return (await Promise.all(answers)).flat();
  }
}

function answerOf(process: ChildProcess, task: PlayerTask): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const failed = (): void => reject(new Error('the players failed'));
    process.once('exit', failed);
    process.once('message', (latencies: number[]) => {
      process.off('exit', failed);
      resolve(latencies);
    });
    process.send(task);
  });
}

/** Of these numbers, those that fall to one of the processes. */
function shareOf(from: number, to: number, process: number): number[] {
  const all = Array.from({ length: to - from }, (_, i) => from + i);
  return all.filter((number) => number % PROCESSES === process);
}
