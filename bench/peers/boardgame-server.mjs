// boardgame.io with two games for four: Star Lanes by our own rules, and an empty one. Neither has undo; everything is kept in
// memory, nothing is saved.
import { createRequire } from 'node:module';
import { empty } from './boardgame-empty.mjs';
import { beginMatch, playAction } from './lanes.mjs';

process.env['NODE_ENV'] ??= 'production';
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/dist/cjs/server.js');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');

const lanes = {
  name: 'lanes',
  disableUndo: true,
  setup: () => beginMatch(),
  moves: {
    act: (/** @type {any} */ { G, playerID }, /** @type {string} */ text) =>
      playAction(G.position, Number(playerID), text) ?? INVALID_MOVE,
  },
  // Whose turn it is the rules know; the turns of boardgame.io on top of them would only cost time.
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: (/** @type {any} */ { G }) => (G.view.phase === 'over' ? { over: true } : undefined),
  playerView: (/** @type {any} */ { G: { view, events } }) => ({ view, events }),
};

const server = Server({ games: [empty, lanes], origins: [] });
const { appServer } = await server.run({ port: 0 });
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
