// Star Lanes in a room of Colyseus, played by our own rules. Its state is what our players see, as a schema, so that only what
// has changed is sent, at once after every action; what happened goes with it, in one field and so in the same patch.
import { Room } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { beginMatch, playAction } from './lanes.mjs';

const SEATS = 4;

const Company = schema({ company: t.string(), name: t.string(), size: t.number(), price: t.number() }, 'Company');
const Books = schema({ cash: t.number(), shares: t.array('number'), stock: t.number(), net: t.number() }, 'Books');
const Space = schema({ space: t.string(), companies: t.array('string') }, 'Space');
const Tradable = schema(
  { company: t.string(), price: t.number(), owned: t.number(), most: t.number(), least: t.number() },
  'Tradable',
);
const NetWorth = schema({ stock: t.number(), cash: t.number(), net: t.number() }, 'NetWorth');
const Ask = schema(
  {
    ask: t.string(),
    to: t.uint8(),
    trading: t.string(),
    cash: t.number(),
    mayEnd: t.boolean(),
    spaces: t.array(Space),
    companies: t.array(Tradable),
  },
  'Ask',
);
const State = schema(
  {
    acted: t.uint32().default(0),
    players: t.uint8(),
    map: t.array('string'),
    moves: t.uint16(),
    movesInAll: t.uint16(),
    mover: t.uint8(),
    phase: t.string(),
    companies: t.array(Company),
    books: t.array(Books),
    ask: Ask,
    standings: t.array(NetWorth),
    news: t.string(),
  },
  'State',
);

export class LanesRoom extends Room {
  maxClients = SEATS;
  // Patches go out when something has happened, not by a clock.
  // oxlint-disable-next-line unicorn/no-null -- the word Colyseus has for it
  patchRate = null;
  state = new State();
  #position = /** @type {any} */ (undefined);

  onCreate() {
    this.state.ask = new Ask();
    this.#show(beginMatch());
    this.onMessage('act', (client, text) => this.#act(this.clients.indexOf(client), text));
  }

  #act(/** @type {number} */ seat, /** @type {string} */ text) {
    const played = playAction(this.#position, seat, text);
    if (played === undefined) return;
    this.#show(played.view.phase === 'over' ? beginMatch() : played);
    this.broadcastPatch();
  }

  #show(/** @type {any} */ { position, view, events }) {
    this.#position = position;
    const { ask = {}, standings = [], ...rest } = view;
    assign(this.state, { ...rest, standings, acted: this.state.acted + 1, news: JSON.stringify(events) });
    const { spaces = [], companies = [], ...asked } = ask;
    assign(this.state.ask, {
      ...asked,
      spaces: spaces.map((/** @type {any} */ { space, companies: choices = [] }) => ({ space, companies: choices })),
      companies,
    });
  }
}

const ITEMS = { companies: Company, books: Books, standings: NetWorth };
const ASKED = { spaces: Space, companies: Tradable };

/** Makes a schema the same as plain data, and touches only what differs. */
function assign(/** @type {any} */ target, /** @type {any} */ source) {
  const kinds = /** @type {any} */ (target instanceof Ask ? ASKED : ITEMS);
  for (const [name, value] of Object.entries(source)) {
    if (Array.isArray(value)) assignList(target[name], value, target instanceof Space ? undefined : kinds[name]);
    else if (target[name] !== value) target[name] = value;
  }
}

function assignList(/** @type {any} */ list, /** @type {any[]} */ values, /** @type {any} */ Item) {
  while (list.length > values.length) list.pop();
  for (const [i, value] of values.entries()) {
    if (Item === undefined) {
      if (i >= list.length) list.push(value);
      else if (list[i] !== value) list[i] = value;
    } else {
      if (i >= list.length) list.push(new Item());
      assign(list[i], value);
    }
  }
}
