/** A server for a file of tests, on a database of its own, in a folder that is gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { must } from '../../core/must.ts';
import { ServerProcess } from './server-process.ts';

/** The process may be another one after a restart; what is asked of this is asked of the one that runs. */
class ServerOfTests implements Pick<ServerProcess, 'base' | 'port' | 'said' | 'stop' | 'kill' | 'pass'> {
  readonly folder = mkdtempSync(join(tmpdir(), 'starlanes-'));
  readonly database = join(this.folder, 'matches.db');
  #process: ServerProcess | undefined;

  async start(...flags: string[]): Promise<void> {
    this.#process = await ServerProcess.start(this.database, ...flags);
  }

  get #running(): ServerProcess {
    return must(this.#process, 'a server that was started');
  }

  get base(): string {
    return this.#running.base;
  }

  get port(): number {
    return this.#running.port;
  }

  get said(): string {
    return this.#running.said;
  }

  stop(signal?: NodeJS.Signals): Promise<number | null> {
    return this.#running.stop(signal);
  }

  kill(): Promise<void> {
    return this.#running.kill();
  }

  pass(milliseconds: number): void {
    this.#running.pass(milliseconds);
  }
}

export function useServer(...flags: string[]): ServerOfTests {
  const server = new ServerOfTests();
  beforeAll(() => server.start(...flags));
  afterAll(async () => {
    await server.stop();
    rmSync(server.folder, { recursive: true });
  });
  return server;
}
