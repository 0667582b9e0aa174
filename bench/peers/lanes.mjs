// Star Lanes for the other servers: our own rules, compiled with the benchmarks, called from their rooms and moves.
import { randomBytes } from 'node:crypto';

const ours = (/** @type {string} */ file) => import(new URL(`../../build/${file}`, import.meta.url).href);
const { starLanes } = await ours('games/star-lanes/index.js');
const { Keyed } = await ours('core/chance.js');

const EDITION = 'today';

/** Begins a match of four with a chance as our server draws it. */
export function beginMatch() {
  const chance = new Keyed(new Uint32Array(new Uint8Array(randomBytes(32)).buffer));
  return told(starLanes.start(starLanes.editions[EDITION], 4, chance));
}

/** Plays an action in its notation; undefined where it is none or is not allowed. */
export function playAction(/** @type {any} */ position, /** @type {number} */ seat, /** @type {string} */ text) {
  const action = starLanes.parseAction(text);
  const step = action === undefined ? { ok: false } : starLanes.apply(position, seat, action);
  return step.ok ? told(step) : undefined;
}

/** Everything is visible to all: one view for the room, without what never changes. */
function told(/** @type {any} */ { state, events }) {
  const { as: _, config: _config, ...view } = starLanes.view(state, 'watcher');
  return { position: state, view, events };
}
