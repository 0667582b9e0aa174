/** The door for people with a plain terminal: lines over TCP, as many and as fast as the sockets may, and no more. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { Mulberry32 } from '../../core/chance.ts';
import { Counts, messagesPerAddress, messagesPerConnection } from '../limits.ts';
import type { TokenBuckets, Limits } from '../limits.ts';
import { addressKey } from '../http/asking.ts';
import type { Metrics } from '../metrics.ts';
import { Building } from './building.ts';
import type { BotPool } from '../tables/bot-pool.ts';
import { TelnetBots } from './telnet-bots.ts';
import { TelnetLines } from './telnet-lines.ts';
import { Visitor } from './visitor.ts';

export interface TelnetParts {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly bots: Pick<BotPool, 'answer'>;
}

/** Who has typed nothing for so long has gone to bed. */
const IDLE_MS = 30 * 60_000;

const MOST_VISITORS = 500;
const VISITORS_PER_ADDRESS = 50;

export class TelnetDoor {
  readonly #parts: TelnetParts;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #perAddress: Counts;
  readonly #messages: TokenBuckets;
  readonly #building: Building;

  constructor(parts: TelnetParts) {
    this.#parts = parts;
    this.#building = new Building(() => new Mulberry32(randomInt(2 ** 32)), new TelnetBots(parts.bots, parts.limits));
    this.#messages = messagesPerAddress(parts.limits);
    this.#perAddress = new Counts(Math.min(VISITORS_PER_ADDRESS, parts.limits.connectionsPerAddress));
    this.#server = createServer((socket) => this.#open(socket));
  }

  /** Opens the door; answers with the port. */
  listen(port: number, host: string | undefined): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        const address = this.#server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets)
      socket.end('\r\nTHE SERVER IS CLOSING. CALL AGAIN.\r\n', () => socket.destroy());
  }

  #open(socket: Socket): void {
    const address = addressKey(socket.remoteAddress ?? '');
    // Who hangs up in the middle of a line is nobody's trouble.
    socket.on('error', () => socket.destroy());
    if (this.#sockets.size >= MOST_VISITORS || !this.#perAddress.enter(address))
      return void socket.end('ALL LINES ARE BUSY.\r\n', () => socket.destroy());
    this.#sockets.add(socket);
    this.#serve(socket, address);
  }

  #serve(socket: Socket, address: string): void {
    const { limits } = this.#parts;
    const lines = new TelnetLines();
    const bucket = messagesPerConnection(limits);
    const visitor = new Visitor(
      this.#building,
      address,
      (text) => this.#write(socket, text),
      () => socket.end('\r\nBYE.\r\n', () => socket.destroy()),
    );
    socket.setTimeout(IDLE_MS, () => this.#drop(socket, 'silent'));
    socket.on('data', (bytes: Uint8Array) => {
      for (const line of lines.read(bytes)) {
        if (!bucket.take() || !this.#messages.of(address).take()) return this.#drop(socket, 'too-many');
        visitor.hear(line);
      }
    });
    socket.on('close', () => {
      visitor.leave();
      this.#forget(socket, address);
    });
    visitor.greet();
  }

  /** Who does not read is dropped rather than waited for. */
  #write(socket: Socket, text: string): void {
    if (socket.destroyed || socket.writableEnded) return;
    if (socket.writableLength > this.#parts.limits.unreadBytes) return this.#drop(socket, 'slow');
    socket.write(text);
  }

  #drop(socket: Socket, why: string): void {
    this.#parts.metrics.dropped.inc({ why });
    socket.destroy();
  }

  #forget(socket: Socket, address: string): void {
    this.#sockets.delete(socket);
    this.#messages.tidy();
    this.#perAddress.leave(address);
  }
}
