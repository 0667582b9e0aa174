/** The real server as a process of its own: started, stopped, and killed without warning. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const CLOCK = './scripts/test-clock.mjs';

function commandFor(database: string, flags: readonly string[]): string[] {
  const port = flags.includes('--port') ? [] : ['--port', '0'];
  const where = [...port, '--host', '127.0.0.1', '--database', database];
  return ['--import', CLOCK, 'scripts/starlanes.mjs', 'serve', ...where, ...flags];
}

export class ServerProcess {
  readonly #process: ChildProcess;
  readonly #said: string[];
  readonly port: number;

  private constructor(process: ChildProcess, said: string[], port: number) {
    this.#process = process;
    this.#said = said;
    this.port = port;
  }

  /** Starts a server and waits until it says where it is. */
  static start(database: string, ...flags: string[]): Promise<ServerProcess> {
    return ServerProcess.#spawn(process.execPath, commandFor(database, flags));
  }

  /** The same where no file may grow beyond some kilobytes, as on a disk that fills up. */
  static startCramped(kilobytes: number, database: string, ...flags: string[]): Promise<ServerProcess> {
    const shell = ['-c', `ulimit -S -f ${kilobytes} && exec "$0" "$@"`, process.execPath];
    return ServerProcess.#spawn('bash', [...shell, ...commandFor(database, flags)]);
  }

  static async #spawn(program: string, command: readonly string[]): Promise<ServerProcess> {
    const process = spawn(program, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const said: string[] = [];
    const port = await new Promise<number>((resolve, reject) => {
      for (const stream of [process.stdout, process.stderr])
        stream?.on('data', (data) => {
          said.push(String(data));
          // Where it is given a name from elsewhere, it says its port only in its log.
          const [, found] = /(?:http:\/\/localhost:|"port":)(\d+)/.exec(said.join('')) ?? [];
          if (found !== undefined) resolve(Number(found));
        });
      process.once('exit', () => reject(new Error(`the server did not start: ${said.join('')}`)));
    });
    return new ServerProcess(process, said, port);
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Everything it has printed and logged so far. */
  get said(): string {
    return this.#said.join('');
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** The most memory it has had in all its life, in bytes; undefined when it is gone, or the system does not tell. */
  get peakMemory(): number | undefined {
    const status = `/proc/${this.pid}/status`;
    const [, kilobytes] = existsSync(status) ? (/VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8')) ?? []) : [];
    return kilobytes === undefined ? undefined : 1024 * Number(kilobytes);
  }

  /** Lets time pass for it, without waiting. */
  pass(milliseconds: number): void {
    this.#process.send(milliseconds);
  }

  /** Asks it to stop; answers with its exit status. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return this.#process.exitCode;
    this.#process.kill(signal);
    await once(this.#process, 'exit');
    return this.#process.exitCode;
  }

  /** Ends it without warning, as a power cut would. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL');
  }
}
