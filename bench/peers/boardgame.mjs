// Star Lanes 1977 in boardgame.io, written the way its documentation teaches: G is plain data that the moves change
// through Immer, a turn begins by drawing the offer, and a local client plays without a server.
import { createRequire } from 'node:module';
import { buy, drawGalaxy, drawOffer, drawWhole, nextActive, payDividend, placeOn } from './boardgame-rules.mjs';

// Its packages run faster in production. The bare name `boardgame.io/client` is a folder, which ESM cannot import.
process.env['NODE_ENV'] ??= 'production';
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');

const MOVES_IN_ALL = 48;

/** Plays one match and tells how it ended, in the words of ../outcome.ts. */
export function playMatch(/** @type {number} */ seed, /** @type {number} */ players, /** @type {any} */ choices) {
  const client = Client({ game: gameOf(seed), numPlayers: players, debug: false });
  let { G, ctx } = client.getState();
  while (ctx.gameover === undefined) {
    if (G.asked === undefined) client.moves.place(G.offered[choices.space(G.offered.length)]);
    else client.moves.order(choices.shares(G.players[ctx.currentPlayer].cash, G.companies[G.asked].price));
    ({ G, ctx } = client.getState());
  }
  return outcomeOf(G);
}

function outcomeOf(/** @type {any} */ { cells, moves: made, companies, players }) {
  return {
    map: cells.join(''),
    moves: made,
    sizes: companies.map((/** @type {any} */ { size }) => size),
    prices: companies.map((/** @type {any} */ { price }) => price),
    cash: players.map((/** @type {any} */ { cash }) => cash),
    shares: players.flatMap((/** @type {any} */ { shares }) => shares),
  };
}

/**
 * The game, with a setup for one galaxy: a client of its own has no other way to be told a seed. What is drawn cannot be
 * undone, so the list of old states is not kept; that makes it about a quarter faster.
 */
function gameOf(/** @type {number} */ seed) {
  const setup = (/** @type {any} */ { ctx }) => setUp(seed, ctx.numPlayers);
  return { name: 'star-lanes', disableUndo: true, setup, moves, turn, endIf };
}

function setUp(/** @type {number} */ seed, /** @type {number} */ players) {
  const G = /** @type {any} */ ({
    seed,
    cells: [],
    first: 0,
    moves: 0,
    offered: [],
    asked: undefined,
    companies: Array.from({ length: 5 }, () => ({ size: 0, price: 100 })),
    players: Array.from({ length: players }, () => ({ cash: 6000, shares: [0, 0, 0, 0, 0] })),
  });
  drawGalaxy(G);
  G.first = drawWhole(G, players);
  return G;
}

const moves = {
  place(/** @type {any} */ { G, ctx, events }, /** @type {number} */ space) {
    if (G.asked !== undefined || !G.offered.includes(space)) return INVALID_MOVE;
    const mover = G.players[ctx.currentPlayer];
    placeOn(G, mover, space);
    payDividend(G, mover);
    return ask(G, 0, events);
  },

  order(/** @type {any} */ { G, ctx, events }, /** @type {number} */ shares) {
    if (G.asked === undefined) return INVALID_MOVE;
    const mover = G.players[ctx.currentPlayer];
    if (shares * G.companies[G.asked].price > mover.cash) return INVALID_MOVE;
    buy(G, mover, G.asked, shares);
    return ask(G, G.asked + 1, events);
  },
};

/** Asks about the next company, or ends the turn. */
function ask(/** @type {any} */ G, /** @type {number} */ from, /** @type {any} */ events) {
  G.asked = nextActive(G, from);
  if (G.asked !== undefined) return;
  G.moves++;
  if (G.moves < MOVES_IN_ALL) events.endTurn();
}

const turn = {
  order: {
    first: (/** @type {any} */ { G }) => G.first,
    next: (/** @type {any} */ { ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
  },
  onBegin: (/** @type {any} */ { G }) => drawOffer(G),
};

function endIf(/** @type {any} */ { G }) {
  return G.moves === MOVES_IN_ALL ? { over: true } : undefined;
}
