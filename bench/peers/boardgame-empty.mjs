// A turn-taking room of four in boardgame.io, as light as such a game can be: G is a map of 108 spaces and the four
// players' books. No rules, no offers, no undo, everything in memory.
import { ACTIONS_IN_ALL, COMPANIES, PRICE, SEATS, SPACES } from './empty-room.mjs';

export const empty = {
  name: 'empty',
  disableUndo: true,
  setup: () => ({
    map: Array.from({ length: SPACES }, () => 0),
    players: Array.from({ length: SEATS }, () => ({ cash: 6000, shares: Array.from({ length: COMPANIES }, () => 0) })),
    acted: 0,
  }),
  moves: {
    /** Places and trades in turn, as a turn of Star Lanes does. */
    act(/** @type {any} */ { G, ctx }, /** @type {number} */ choice) {
      if (G.acted % 2 === 0) G.map[choice] = 1;
      else trade(G.players[ctx.currentPlayer], choice);
      G.acted++;
    },
  },
  turn: { minMoves: 2, maxMoves: 2 },
  endIf: (/** @type {any} */ { G }) => (G.acted === ACTIONS_IN_ALL ? { over: true } : undefined),
};

function trade(/** @type {any} */ player, /** @type {number} */ company) {
  player.cash -= PRICE;
  player.shares[company]++;
}
