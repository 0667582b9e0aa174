// Four players in a match of boardgame.io: the frames its own client sends and gets, over the same socket library. Its
// client itself would play every move a second time, on the players' side.
import { io } from 'socket.io-client';
import { choiceAt } from './equal-room.mjs';

const SEATS = ['0', '1', '2', '3'];
let matches = 0;

/** Sits four players down; see ../server/seated.ts. */
export async function sitDownWithBoardgame(
  /** @type {string} */ base,
  /** @type {number} */ number,
  /** @type {(seat: number) => void} */ heard,
) {
  const players = SEATS.map((id, seat) => new Player(base, id, () => heard(seat)));
  const again = async () => {
    const match = `${number}-${matches++}`;
    // The first to come makes the match.
    for (const player of players) await player.join(match);
  };
  await again();
  return {
    again,
    get toAct() {
      return Number(players[0]?.state.ctx.currentPlayer);
    },
    get isOver() {
      return players[0]?.state.ctx.gameover !== undefined;
    },
    act() {
      players[this.toAct]?.act();
    },
  };
}

class Player {
  #match = '';
  #joined = () => {};
  #socket;
  #id;
  state = /** @type {any} */ (undefined);

  constructor(/** @type {string} */ base, /** @type {string} */ id, /** @type {() => void} */ heard) {
    this.#id = id;
    this.#socket = io(`${base}/equal`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('sync', (match, { state }) => {
      if (match !== this.#match) return;
      this.state = state;
      this.#joined();
    });
    this.#socket.on('update', (match, state) => {
      if (match !== this.#match) return;
      this.state = state;
      heard();
    });
    this.#socket.on('disconnect', () => {
      throw new Error('the server hung up');
    });
  }

  join(/** @type {string} */ match) {
    this.#match = match;
    this.#socket.emit('sync', match, this.#id, undefined, SEATS.length);
    return new Promise((resolve) => {
      this.#joined = () => resolve(undefined);
    });
  }

  act() {
    const { G, _stateID: at } = this.state;
    const payload = { type: 'act', args: [choiceAt(G.acted)], playerID: this.#id };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, at, this.#match, this.#id);
  }
}
