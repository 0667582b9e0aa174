/** A server that is measured, as a process of its own. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cpuOfProcess } from './machine-usage.ts';
import type { Usage } from './report-usage.ts';

const reporter = pathToFileURL(join(import.meta.dirname, 'report-usage.js')).href;

/**
 * As large from the start as it grows to by default, for every server: it grows when a server gets busy, and that would be counted
 * as the memory of matches.
 */
const YOUNG_GENERATION = '--min-semi-space-size=16';

export class ServerProcess {
  readonly base: string;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, base: string) {
    this.#process = child;
    this.base = base;
  }

  /** Starts a program and waits until it prints the address it is at. */
  static async start(command: readonly string[]): Promise<ServerProcess> {
    const args = ['--expose-gc', YOUNG_GENERATION, '--import', reporter, ...command];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    const base = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (data) => {
        const [, port] = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(String(data)) ?? [];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      });
      child.once('exit', (status) => reject(new Error(`${command.join(' ')} ended with ${status}`)));
    });
    return new ServerProcess(child, base);
  }

  /** Seconds of CPU it has used, as the system counts them. */
  get cpu(): number {
    return cpuOfProcess(this.#process.pid ?? 0);
  }

  /** What it has used; with `memory`, what it does not need any more is thrown away first. */
  async usage(question: 'cpu' | 'memory' = 'cpu'): Promise<Usage> {
    const answer = new Promise<Usage>((resolve) => this.#process.once('message', (usage: Usage) => resolve(usage)));
    this.#process.send(question);
    return answer;
  }

  /** One that has ended by itself is no more to be waited for. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
  }
}
