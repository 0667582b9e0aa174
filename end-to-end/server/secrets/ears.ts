/** Everything the server says to somebody: every frame and every answer, headers and all. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Player, ask } from '../player.ts';
import type { Json } from '../player.ts';

/** Something that was said, and whether the match was over by then. */
export interface Heard {
  readonly text: string;
  readonly isOver: boolean;
  readonly frame?: Json;
}

export class Ears {
  /** Who listens: the seat they play, if any. */
  readonly seat: number | undefined;
  readonly secret: string | undefined;
  readonly #base: string;
  readonly #said: Heard[] = [];
  #player: Player | undefined;
  /** Set when the match is over, for what is asked after it. */
  isOver = false;

  constructor(base: string, secret: string | undefined, seat?: number) {
    this.#base = base;
    this.secret = secret;
    this.seat = seat;
  }

  get player(): Player {
    if (this.#player === undefined) throw new Error('they have not connected');
    return this.#player;
  }

  async connect(): Promise<Player> {
    this.#player = await Player.connect(this.#base, this.secret);
    return this.#player;
  }

  /** Asks something; what comes back is heard. */
  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Json; text: string }> {
    const what = { secret: this.secret, ...(body === undefined ? {} : { body }) };
    let answer = await ask(this.#base, method, path, what);
    for (; answer.status === 429; answer = await ask(this.#base, method, path, what)) await sleep(500);
    const headers: string[] = [];
    answer.headers.forEach((value, name) => headers.push(`${name}: ${value}`));
    const frame = answer.text.startsWith('{') ? { frame: answer.body } : {};
    this.#said.push({ text: `${headers.join('\n')}\n${answer.text}`, isOver: this.isOver, ...frame });
    return answer;
  }

  /** All of it, in two parts: what was asked for, and what came over the socket. */
  get heard(): readonly Heard[] {
    const frames = this.#player?.frames ?? [];
    const end = frames.findIndex(({ phase }) => phase === 'over');
    const told = frames.map((frame, index) => ({
      text: JSON.stringify(frame),
      isOver: end >= 0 && index >= end,
      frame,
    }));
    return [...this.#said, ...told];
  }
}
