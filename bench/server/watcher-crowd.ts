/** Thousands of watchers of one match, in processes of their own. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const PROCESSES = 2;
const program = join(import.meta.dirname, 'watcher-process.js');

/** What a process of watchers is told: to watch, or to say when each of them has heard of the next action. */
export type WatcherTask =
  | {
      readonly task: 'watch';
      readonly base: string;
      readonly match: string;
      readonly from: number;
      readonly count: number;
    }
  | { readonly task: 'hear' };

/** When each watcher heard, by a clock that all processes share, and how many bytes that was in all. */
export interface Arrivals {
  readonly times: readonly bigint[];
  readonly bytes: number;
}

export class WatcherCrowd {
  readonly #processes: readonly ChildProcess[];

  constructor() {
    this.#processes = Array.from({ length: PROCESSES }, () => fork(program, { serialization: 'advanced' }));
  }

  async watch(base: string, match: string, watchers: number): Promise<void> {
    const count = Math.floor(watchers / PROCESSES);
    await this.#tell((process) => ({ task: 'watch', base, match, from: (process + 1) * 100_000, count }));
  }

  /** When all have heard of the action that is next. */
  async hear(): Promise<Arrivals> {
    const answers = await this.#tell(() => ({ task: 'hear' }));
    return { times: answers.flatMap(({ times }) => times), bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) };
  }

  leave(): void {
    for (const process of this.#processes) process.kill();
  }

  #tell(taskOf: (process: number) => WatcherTask): Promise<readonly Arrivals[]> {
    return Promise.all(this.#processes.map((process, i) => answerOf(process, taskOf(i))));
  }
}

function answerOf(process: ChildProcess, task: WatcherTask): Promise<Arrivals> {
  return new Promise((resolve) => {
    process.once('message', (arrivals: Arrivals) => resolve(arrivals));
    process.send(task);
  });
}
