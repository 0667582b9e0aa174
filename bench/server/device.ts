/** A player's device: its own address, its secret, its requests. */
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

export class Device {
  readonly #base: string;
  readonly headers: Record<string, string>;

  /**
   * Each has an address of its own, told by the header of a proxy: limits are per address. Of several servers, with commas between
   * them, it uses one.
   */
  constructor(base: string, number: number) {
    const servers = base.split(',');
    this.#base = servers[number % servers.length] ?? base;
    this.headers = { 'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  }

  get socketAddress(): string {
    return `${this.#base.replace('http', 'ws')}/socket`;
  }

  /** Asks the server for the secret that holds this device's seats. */
  async register(): Promise<void> {
    const { secret } = await this.post('/api/secrets', {});
    this.headers['Authorization'] = `Bearer ${secret}`;
  }

  /** Posts to the API; answers with the texts of the answer. */
  async post(path: string, body: unknown): Promise<Readonly<Record<string, string>>> {
    const response = await this.#ask(path, JSON.stringify(body));
    const answer = await text(response);
    if ((response.statusCode ?? 500) >= 300) throw new Error(`${path}: ${response.statusCode} ${answer}`);
    return read(answer);
  }

  #ask(path: string, body: string): Promise<IncomingMessage> {
    const headers = { ...this.headers, 'Content-Type': 'application/json' };
    return new Promise((resolve, reject) => {
      const asked = request(`${this.#base}${path}`, { method: 'POST', agent, headers }, resolve);
      // A connection that was kept may have been closed by the server just when we used it again: nothing was heard there.
      asked.on('error', (error) => (asked.reusedSocket ? resolve(this.#ask(path, body)) : reject(error)));
      asked.end(body);
    });
  }
}

function read(answer: string): Record<string, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's answer
  return JSON.parse(answer) as Record<string, string>;
}
