/**
 * The news of other processes, and ours for them, on a connection of its own that is made again
 * whenever it breaks. Telling is apart from writing: a notification inside a transaction would make
 * all commits wait for each other.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import type { Listener } from '../../table/store.ts';
import { PayloadReader, writePayloads } from './news.ts';
import type { News } from './news.ts';
import { NewsSeal } from './news-seal.ts';

const CHANNEL = 'starlanes';
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
/** More than this is not kept for a database that is away; that it was lost is. */
const MOST_WAITING = 10_000;

export class PostgresNews {
  readonly #config: ClientConfig;
  readonly #self = randomUUID();
  readonly #reader = new PayloadReader(this.#self);
  readonly #closing = new AbortController();
  #client: Client | undefined;
  #listener: Listener | undefined;
  #seal: NewsSeal | undefined;
  #waiting: News[] = [];
  #telling: Promise<void> | undefined;

  private constructor(config: ClientConfig) {
    this.#config = { ...config, application_name: 'starlanes news' };
  }

  static async open(config: ClientConfig): Promise<PostgresNews> {
    const news = new PostgresNews(config);
    await news.#connect();
    return news;
  }

  listen(listener: Listener, secret: string | undefined): void {
    this.#listener = listener;
    if (secret !== undefined) this.#seal = new NewsSeal(secret);
  }

  tell(news: News): void {
    this.#waiting.push(news);
    if (this.#waiting.length > MOST_WAITING) this.#waiting = [['gap']];
    this.#wake();
  }

  async close(): Promise<void> {
    await this.#telling;
    this.#closing.abort();
    await this.#client?.end();
  }

  /** Nothing of this need outlive a crash, so that it need not wait for the disk. */
  async #connect(): Promise<void> {
    const client = new Client(this.#config);
    // Whatever is wrong with a connection, its end follows.
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query('SET synchronous_commit = off');
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    client.once('end', () => void this.#reconnect());
    this.#client = client;
    // It was closed while this was under way.
    if (this.#closing.signal.aborted) await client.end();
  }

  #hear(payload: string): void {
    if (this.#listener !== undefined) this.#reader.read(payload, this.#listener, this.#seal);
  }

  async #reconnect(): Promise<void> {
    this.#client = undefined;
    for (let pause = FIRST_PAUSE; !this.#closing.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      await sleep(pause, undefined, { signal: this.#closing.signal }).catch(() => {});
      if (!this.#closing.signal.aborted && (await this.#isConnected())) break;
    }
  }

  async #isConnected(): Promise<boolean> {
    try {
      await this.#connect();
    } catch {
      return false;
    }
    this.#reader.forget();
    this.#listener?.gap();
    this.#wake();
    return true;
  }

  #wake(): void {
    if (this.#client === undefined) return;
    this.#telling ??= this.#tellAll(this.#client).finally(() => (this.#telling = undefined));
  }

  /** News that come together, or while others are being told, are told together. */
  async #tellAll(client: Client): Promise<void> {
    await setImmediate();
    while (this.#waiting.length > 0) {
      const news = this.#waiting.splice(0);
      try {
        await notify(client, writePayloads(this.#self, news, this.#seal));
      } catch {
        // Told again on the next connection; hearing it twice does no harm.
        this.#waiting.unshift(...news);
        await client.end().catch(() => {});
        return;
      }
    }
  }
}

async function notify(client: Client, payloads: readonly string[]): Promise<void> {
  const calls = payloads.map((_, index) => `pg_notify('${CHANNEL}', $${index + 1})`);
  const name = payloads.length === 1 ? { name: 'notify' } : {};
  await client.query({ ...name, text: `SELECT ${calls.join(', ')}`, values: [...payloads] });
}
