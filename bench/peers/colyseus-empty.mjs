// A turn-taking room of four in Colyseus, as light as such a room can be: its state is a map of 108 spaces and the four
// players' books; an action is checked for its turn, changes the state, and is sent to all four at once as a patch. No
// rules, no offers, nothing saved, and a match that is over begins again in place.
import { Room } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { ACTIONS_IN_ALL, COMPANIES, PRICE, SEATS, SPACES } from './empty-room.mjs';

const Player = schema({ cash: t.int32(), shares: t.array('uint16') }, 'Player');
const State = schema(
  { map: t.array('uint8'), players: t.array(Player), acted: t.uint32().default(0), toAct: t.uint8().default(0) },
  'State',
);

export class EmptyRoom extends Room {
  maxClients = SEATS;
  // Patches go out when something has happened, not by a clock.
  // oxlint-disable-next-line unicorn/no-null -- the word Colyseus has for it
  patchRate = null;
  state = new State();

  onCreate() {
    for (let space = 0; space < SPACES; space++) this.state.map.push(0);
    for (let seat = 0; seat < SEATS; seat++) this.state.players.push(newPlayer());
    this.onMessage('act', (client, choice) => this.#act(this.clients.indexOf(client), choice));
  }

  /** Places and trades in turn, as a turn of Star Lanes does; then the next player moves. */
  #act(/** @type {number} */ seat, /** @type {number} */ choice) {
    const { state } = this;
    if (seat !== state.toAct) return;
    if (state.acted % 2 === 0) this.#place(choice);
    else this.#trade(seat, choice);
    state.acted++;
    state.toAct = Math.floor(state.acted / 2) % SEATS;
    if (state.acted % ACTIONS_IN_ALL === 0) this.#clear();
    this.broadcastPatch();
  }

  #place(/** @type {number} */ space) {
    if (this.state.map[space] === 0) this.state.map[space] = 1;
  }

  #trade(/** @type {number} */ seat, /** @type {number} */ company) {
    const player = this.state.players[seat];
    player.cash -= PRICE;
    player.shares[company]++;
  }

  #clear() {
    for (const [space, mark] of this.state.map.entries()) if (mark !== 0) this.state.map[space] = 0;
  }
}

function newPlayer() {
  const player = new Player();
  player.cash = 6000;
  for (let company = 0; company < COMPANIES; company++) player.shares.push(0);
  return player;
}
