// examples/client.mjs against a real server: it plays matches of all kinds to their end, at one table with its like, and
// comes back when the server does.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parseRecord } from '../../core/record.ts';
import { ask } from './player.ts';
import { useServer } from './use-server.ts';

const root = join(import.meta.dirname, '..', '..');
const server = useServer();

const started: ChildProcess[] = [];

afterEach(() => {
  for (const process of started.splice(0)) process.kill();
});

/** The example as a process of its own, with what it has said so far. */
class Example {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown[]>;
  said = '';

  constructor(...args: string[]) {
    this.#process = spawn(process.execPath, ['examples/client.mjs', server.base, ...args], {
      cwd: root,
      stdio: 'pipe',
    });
    started.push(this.#process);
    this.#ended = once(this.#process, 'close');
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (data) => (this.said += String(data)));
  }

  /** Waits until it has said something. */
  async hear(words: string): Promise<void> {
    while (!this.said.includes(words)) {
      if (this.#process.exitCode !== null) throw new Error(`it ended without saying "${words}": ${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Waits until it ends; answers with its exit status and the address of the record it has named. */
  async end(): Promise<{ status: unknown; record: string }> {
    const [status] = await this.#ended;
    return { status, record: /^record: (\S+)$/m.exec(this.said)?.[1] ?? this.said };
  }
}

/** A match in which nobody sits yet. */
async function make(edition: string, ...seats: object[]): Promise<string> {
  const body = { game: 'star-lanes', edition, seats };
  return (await ask(server.base, 'POST', '/api/matches', { body })).body['match'];
}

async function namesIn(record: string): Promise<readonly string[]> {
  const read = parseRecord(await (await fetch(record)).text());
  return read.ok ? read.value.names : [read.problem.why];
}

const PERSON = { for: 'person' };
const BOT = { for: 'bot', bot: 'chance' };

describe('the example of a client', () => {
  test('makes a match, plays it to its end, and says how it stands and where the record is', async () => {
    const client = new Example();
    const { status, record } = await client.end();
    expect(status).toBe(0);
    expect(client.said).toMatch(/^Client has \d+\ngreedy has \d+\ngreedy has \d+\nrecord: /m);
    expect(client.said).not.toContain('refused');
    expect(await namesIn(record)).toEqual(['Client', 'greedy', 'greedy']);
  });

  test('plays at one table with another', async () => {
    const match = await make('quick', PERSON, PERSON, BOT);
    const clients = [new Example(match), new Example(match)];
    const ends = await Promise.all(clients.map((client) => client.end()));
    expect(ends.map(({ status }) => status)).toEqual([0, 0]);
    for (const { record } of ends) expect(await namesIn(record)).toEqual(['Client', 'Client 2', 'chance']);
    const places = clients.map(({ said }) => said.split('\n')[0]);
    expect(new Set(places)).toEqual(new Set([`match ${match}, seat 0`, `match ${match}, seat 1`]));
  });

  // One company after the other, with private books; all on one sheet; companies to choose from.
  test.each(['faber1977', 'beej', 'quick+founded=chosen+ties=chosen'])('knows the questions of %s', async (edition) => {
    const client = new Example(await make(edition, PERSON, BOT));
    expect((await client.end()).status).toBe(0);
    // It may be faster than the server likes, but it is never wrong.
    const refused = new Set(client.said.split('\n').filter((line) => line.startsWith('refused')));
    refused.delete('refused: Too many messages; wait a moment.');
    expect(refused).toEqual(new Set());
  });

  test('comes back when the server does', async () => {
    const match = await make('grand', PERSON, PERSON);
    const clients = [new Example(match), new Example(match)];
    await Promise.all(clients.map((client) => client.hear('traded')));
    await server.stop();
    await Promise.all(clients.map((client) => client.hear('connection lost')));
    await server.start('--port', String(server.port));
    const ends = await Promise.all(clients.map((client) => client.end()));
    expect(ends.map(({ status }) => status)).toEqual([0, 0]);
    // Nothing that happened is told twice, nor left out.
    for (const { said } of clients) {
      const moves = Array.from(said.matchAll(/^offered .*"move":(\d+)/gm), ([, move]) => Number(move));
      expect(moves).toEqual([...moves.keys()].map((index) => index + 1));
    }
  });

  test('says what is wrong when there is no such match', async () => {
    const client = new Example('nosuchmatch');
    expect((await client.end()).status).toBe(1);
    expect(client.said).toContain('Match not found.');
  });
});
