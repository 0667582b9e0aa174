/** A player's device: its own address, its secret, its requests. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

export class Device {
  readonly #base: string;
  readonly headers: Record<string, string>;

  /** Each has an address of its own, told by the header of a proxy: limits are per address. */
  constructor(base: string, number: number) {
    this.#base = base;
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
  post(path: string, body: unknown): Promise<Readonly<Record<string, string>>> {
    const headers = { ...this.headers, 'Content-Type': 'application/json' };
    return new Promise((resolve, reject) => {
      const asked = request(`${this.#base}${path}`, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => {
          if ((response.statusCode ?? 500) < 300) resolve(read(text));
          else reject(new Error(`${path}: ${response.statusCode} ${text}`));
        });
      });
      asked.on('error', reject);
      asked.end(JSON.stringify(body));
    });
  }
}

function read(text: string): Record<string, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's answer
  return JSON.parse(text) as Record<string, string>;
}
