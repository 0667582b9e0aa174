// Four players in a room of Colyseus, with its own client.
import { Client } from '@colyseus/sdk';
import { choiceAt } from './equal-room.mjs';

/** Sits four players down; see ../server/seated.ts. */
export async function sitDownWithColyseus(
  /** @type {string} */ base,
  /** @type {number} */ _number,
  /** @type {(seat: number) => void} */ heard,
) {
  const client = new Client(base);
  const first = new Player(await client.create('equal'), () => heard(0));
  const players = [first];
  for (let seat = 1; seat < 4; seat++) {
    players.push(new Player(await client.joinById(first.room.roomId), () => heard(seat)));
  }
  await Promise.all(players.map(({ ready }) => ready));
  return {
    isOver: false,
    get toAct() {
      return first.room.state.toAct;
    },
    act() {
      players[this.toAct]?.act();
    },
    async again() {},
  };
}

class Player {
  room;
  /** Resolves when the first state has come. */
  ready;
  #acted = -1;

  constructor(/** @type {any} */ room, /** @type {() => void} */ heard) {
    this.room = room;
    this.ready = new Promise((resolve) => {
      room.onStateChange((/** @type {any} */ { acted }) => {
        const [isFirst, isNews] = [this.#acted < 0, acted > this.#acted];
        this.#acted = acted;
        if (isFirst) resolve(undefined);
        else if (isNews) heard();
      });
    });
    room.onLeave(() => {
      throw new Error('the server hung up');
    });
  }

  act() {
    this.room.send('act', choiceAt(this.#acted));
  }
}
