// Four players in a room of Colyseus, with its own client.
import { Client } from '@colyseus/sdk';
import { choiceAt } from './empty-room.mjs';
import { firstAction } from './first-action.mjs';

/** What is played in a room: whose turn it is, and what they do. */
const EMPTY = {
  room: 'empty',
  toAct: (/** @type {any} */ { toAct }) => toAct,
  action: (/** @type {any} */ { acted }) => choiceAt(acted),
};
const LANES = {
  room: 'lanes',
  toAct: (/** @type {any} */ { mover }) => mover,
  action: (/** @type {any} */ { ask }) => firstAction(ask),
};

/** Sits four players down; see ../server/seated.ts. */
export const sitDownWithColyseus = sitDown(LANES);
export const sitDownInEmptyColyseus = sitDown(EMPTY);

function sitDown(/** @type {any} */ game) {
  return async (
    /** @type {string} */ base,
    /** @type {number} */ _number,
    /** @type {(seat: number) => void} */ heard,
  ) => {
    const client = new Client(base);
    const first = new Player(await client.create(game.room), () => heard(0));
    const players = [first];
    for (let seat = 1; seat < 4; seat++) {
      players.push(new Player(await client.joinById(first.room.roomId), () => heard(seat)));
    }
    await Promise.all(players.map(({ ready }) => ready));
    return {
      isOver: false,
      get toAct() {
        return game.toAct(first.room.state);
      },
      act() {
        const { room } = players[this.toAct] ?? first;
        room.send('act', game.action(room.state));
      },
      async again() {},
    };
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
}
