/** One player at one of our tables, as a browser is one: every update is parsed, and the first legal action is taken. */
import { WebSocket } from 'ws';
import type { View } from '../../games/star-lanes/types.ts';
import { firstAction } from '../peers/first-action.mjs';
import { PROTOCOL } from '../../table/protocol.ts';
import type { Down } from '../../table/protocol.ts';
import { applyChange, isChange } from '../../table/update-change.ts';
import type { Update } from '../../table/update.ts';
import type { Device } from './device.ts';

type SeenUpdate = Update<View>;

export class OurSeat {
  readonly device: Device;
  /** The latest update of the match that is watched. */
  update: SeenUpdate | undefined;
  readonly #socket: WebSocket;
  readonly #heard: () => void;
  #match = '';
  #ids = 0;
  #wake = (): void => {};

  constructor(device: Device, heard: () => void) {
    this.device = device;
    this.#heard = heard;
    this.#socket = new WebSocket(device.socketAddress, { headers: device.headers, perMessageDeflate: false });
    this.#socket.on('message', (data) => {
      // A frame comes as one buffer.
      if (Buffer.isBuffer(data)) this.#hear(read(data.toString()));
    });
    this.#socket.on('close', () => {
      throw new Error('the server closed the connection');
    });
  }

  connected(): Promise<void> {
    return new Promise((resolve) => this.#socket.once('open', resolve));
  }

  /** Leaves the match that was watched, and waits until this one is being played. */
  async watch(match: string): Promise<void> {
    if (this.#match !== '') this.#send({ type: 'unwatch', match: this.#match });
    this.#match = match;
    this.update = undefined;
    this.#send({ type: 'watch', match, protocol: PROTOCOL });
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }

  leave(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.terminate();
  }

  act(seat: number): void {
    const { at = 0, view } = this.update ?? {};
    this.#send({ type: 'act', match: this.#match, id: this.#ids++, seat, at, act: `do ${firstAction(view?.ask)}` });
  }

  #send(frame: object): void {
    this.#socket.send(JSON.stringify(frame));
  }

  #hear(frame: Down): void {
    if (frame.type === 'refused') throw new Error(`refused: ${frame.problem}`);
    if (frame.type !== 'update' || frame.match !== this.#match) return;
    const before = this.update;
    const update = isChange(frame) ? applyChange(before, frame) : frame;
    if (update === undefined) throw new Error('an update without the one before it');
    this.update = ours(update);
    // Of several processes, one may not know yet that all have sat down.
    if (isBegun(before)) {
      if (before.at < frame.at) this.#heard();
    } else if (isBegun(this.update)) this.#wake();
  }
}

function isBegun(update: SeenUpdate | undefined): update is SeenUpdate {
  return update !== undefined && update.phase !== 'gathering';
}

function read(text: string): Down {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's frame
  return JSON.parse(text) as Down;
}

function ours(update: Update): SeenUpdate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every match here is one of Star Lanes
  return update as SeenUpdate;
}
