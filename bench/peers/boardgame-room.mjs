// Four players in a match of boardgame.io: the frames its own client sends and gets, over the same socket library. Its
// client itself would play every move a second time, on the players' side.
import { io } from 'socket.io-client';
import { choiceAt } from './empty-room.mjs';
import { firstAction } from './first-action.mjs';

const SEATS = ['0', '1', '2', '3'];
let matches = 0;

/** What is played: whose turn it is, and what they do. */
const EMPTY = {
  name: 'empty',
  toAct: (/** @type {any} */ { ctx }) => Number(ctx.currentPlayer),
  action: (/** @type {any} */ { G }) => choiceAt(G.acted),
};
const LANES = {
  name: 'lanes',
  toAct: (/** @type {any} */ { G }) => G.view.mover,
  action: (/** @type {any} */ { G }) => firstAction(G.view.ask),
};

/** Sits four players down; see ../server/seated.ts. */
export const sitDownWithBoardgame = sitDown(LANES);
export const sitDownInEmptyBoardgame = sitDown(EMPTY);

function sitDown(/** @type {any} */ game) {
  return async (
    /** @type {string} */ base,
    /** @type {number} */ number,
    /** @type {(seat: number) => void} */ heard,
  ) => {
    const players = SEATS.map((id, seat) => new Player(`${base}/${game.name}`, id, () => heard(seat)));
    const [first] = players;
    const again = async () => {
      const match = `${number}-${matches++}`;
      // The first to come makes the match.
      for (const player of players) await player.join(match);
    };
    await again();
    return {
      again,
      get toAct() {
        return game.toAct(first?.state);
      },
      get isOver() {
        return first?.state.ctx.gameover !== undefined;
      },
      act() {
        const player = players[this.toAct];
        player?.act(game.action(player.state));
      },
    };
  };
}

class Player {
  #match = '';
  #joined = () => {};
  #socket;
  #id;
  state = /** @type {any} */ (undefined);

  constructor(/** @type {string} */ address, /** @type {string} */ id, /** @type {() => void} */ heard) {
    this.#id = id;
    this.#socket = io(address, { transports: ['websocket'], forceNew: true });
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

  act(/** @type {unknown} */ choice) {
    const payload = { type: 'act', args: [choice], playerID: this.#id };
    const { _stateID: at } = this.state;
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, at, this.#match, this.#id);
  }
}
