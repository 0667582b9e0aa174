/** The requests of docs/protocol.md: making matches, taking seats, looking at lists and records. */
import { renderSVG } from 'uqr';
import { botsOf } from '../../bots/index.ts';
import { writeRecord } from '../../core/record.ts';
import { games } from '../../games/index.ts';
import { sit } from '../../table/act.ts';
import { isMatch } from '../../table/protocol.ts';
import type { Table } from '../../table/table.ts';
import { commonUpdate, ownUpdate } from '../../table/update.ts';
import type { Hall } from '../hall/hall.ts';
import type { LiveTable } from '../hall/live-table.ts';
import { readOrder } from '../hall/order.ts';
import { seatsOf } from '../hall/viewers.ts';
import { hashOf, isSecret, newSecret } from '../secrets.ts';
import { Refusal, data } from './answer.ts';
import type { Reply } from './answer.ts';
import type { Body } from './body.ts';

/** How many matches a list shows. */
const LISTED = 50;

/** One request, as far as the API needs to know it. */
export interface Asked {
  readonly method: string;
  readonly path: readonly string[];
  readonly body: Body;
  /** The device's secret, if it has one. */
  readonly secret: string | undefined;
  /** How other devices reach this server. */
  readonly base: string;
  /** Gives a device without a secret a new one, as a cookie. */
  readonly cookie: (secret: string) => Readonly<Record<string, string>>;
  /** Refuses who has made too many matches. */
  readonly mayCreate: () => void;
}

/** Answers the API's requests about the matches of a hall. */
export class MatchesApi {
  readonly #hall: Hall;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  async answer(asked: Asked): Promise<Reply> {
    const { method, path } = asked;
    const [first, id, what, seat, how, ...more] = path;
    const key = `${method} ${[first, id === undefined ? '' : 'ID', what ?? '', seat === undefined ? '' : 'N', how ?? '', ...more].join('/')}`;
    switch (key.replace(/\/+$/, '')) {
      case 'GET games':
        return this.#games();
      case 'POST secrets':
        return data(201, { secret: newSecret() });
      case 'GET matches':
        return this.#lists();
      case 'POST matches':
        return this.#create(asked);
      case 'GET matches/ID':
        return this.#look(asked, await this.#find(id));
      case 'POST matches/ID/seats':
        return this.#sit(asked, await this.#find(id));
      case 'POST matches/ID/seats/N/link':
        return this.#offer(asked, await this.#find(id), readSeat(seat));
      case 'POST matches/ID/seats/N/move':
        return this.#move(asked, await this.#find(id), readSeat(seat));
      case 'POST matches/ID/rematch':
        return this.#rematch(asked, await this.#find(id));
      case 'GET matches/ID/record':
        return this.#record(await this.#find(id));
      case 'GET matches/ID/qr.svg':
        return this.#qr(asked, await this.#find(id));
      default:
        throw new Refusal(
          404,
          'no-such-request',
          'There is nothing at that address; docs/protocol.md lists what there is.',
        );
    }
  }

  async #find(id: string | undefined): Promise<LiveTable> {
    const live = isMatch(id) ? await this.#hall.open(id) : undefined;
    if (live === undefined) throw new Refusal(404, 'no-such-match', 'There is no such match.');
    return live;
  }

  async #games(): Promise<Reply> {
    const all = games.map(async ({ id, editions }) => {
      const bots = (await botsOf(id)).map(({ name, level, about }) => ({ name, level, about }));
      return { id, editions: Object.keys(editions), bots };
    });
    return data(200, { games: await Promise.all(all) });
  }

  async #lists(): Promise<Reply> {
    const stages = ['gathering', 'playing', 'over'] as const;
    const [open, playing, over] = await Promise.all(stages.map((stage) => this.#hall.store.list(stage, LISTED)));
    return data(200, { open, playing, over });
  }

  async #create(asked: Asked): Promise<Reply> {
    const { body, base } = asked;
    const order = await readOrder(body);
    if (!order.ok) throw new Refusal(400, 'not-a-message', `${order.problem}.`);
    const name = readName(body, order.value.seats.some((seat) => seat.for === 'person') ? undefined : 'watch');
    asked.mayCreate();
    const live = await this.#hall.create(order.value);
    const made = { match: live.id, link: `${base}/match/${live.id}` };
    if (name === undefined) return data(201, made);
    const { seat, headers } = await this.#take(asked, live, name);
    return data(201, { ...made, seat }, headers);
  }

  async #look({ secret }: Asked, live: LiveTable): Promise<Reply> {
    return live.use((table) => {
      const [seat = 'watcher' as const] = secret === undefined ? [] : seatsOf(table, hashOf(secret, live.id));
      const common = commonUpdate(table, live.hereSeats, this.#hall.now());
      return data(200, { ...common, ...ownUpdate(table, seat, []) });
    });
  }

  async #sit(asked: Asked, live: LiveTable): Promise<Reply> {
    const name = readName(asked.body);
    if (name === undefined) throw new Refusal(400, 'not-a-message', '"name" is missing.');
    const { seat, headers } = await this.#take(asked, live, name);
    return data(201, { match: live.id, seat }, headers);
  }

  /** Takes the seat that is asked for, or the first that is free. */
  async #take(
    { body, secret, cookie }: Asked,
    live: LiveTable,
    name: string,
  ): Promise<{ seat: number; headers: Readonly<Record<string, string>> }> {
    const wanted = body['seat'];
    const words = body['words'] ?? '';
    if (typeof words !== 'string') throw new Refusal(400, 'not-a-message', '"words" is a text.');
    const device = secret ?? newSecret();
    for (;;) {
      const seat = wanted === undefined ? await live.use(firstFree) : readSeat(wanted);
      const act = sit(name, words);
      const outcome = await live.submit({
        by: seat,
        act,
        at: 0,
        time: this.#hall.now(),
        hash: hashOf(device, live.id),
      });
      if (outcome.ok) return { seat, headers: secret === undefined ? cookie(device) : {} };
      // Somebody else was faster with the first free seat; perhaps there is another.
      if (wanted !== undefined || (await live.use(({ phase }) => phase)) !== 'gathering')
        throw new Refusal(409, outcome.why, outcome.problem);
    }
  }

  async #offer(asked: Asked, live: LiveTable, seat: number): Promise<Reply> {
    await this.#checkSeat(asked, live, seat);
    const token = newSecret();
    const hash = hashOf(token, live.id);
    const outcome = await live.submit({ by: seat, act: { act: 'offer' }, at: 0, time: this.#hall.now(), hash });
    if (!outcome.ok) throw new Refusal(409, outcome.why, outcome.problem);
    return data(201, { link: `${asked.base}/match/${live.id}#seat=${seat}&token=${token}` });
  }

  async #move({ body, secret, cookie }: Asked, live: LiveTable, seat: number): Promise<Reply> {
    const { token } = body;
    if (!isSecret(token)) throw new Refusal(400, 'not-a-message', '"token" is missing or is none.');
    const device = secret ?? newSecret();
    const offered = hashOf(token, live.id);
    const open = await live.use(({ seats }) => seats[seat]?.offered === offered);
    if (!open) throw new Refusal(403, 'not-your-seat', 'That link has been used or replaced.');
    const act = { act: 'move' } as const;
    const outcome = await live.submit({ by: seat, act, at: 0, time: this.#hall.now(), hash: hashOf(device, live.id) });
    if (!outcome.ok) throw new Refusal(409, outcome.why, outcome.problem);
    return data(200, { match: live.id, seat }, secret === undefined ? cookie(device) : {});
  }

  /** The same people and settings again; the second who asks is told which match that is. */
  async #rematch(asked: Asked, live: LiveTable): Promise<Reply> {
    const mine = await live.use((table) => ownSeat(asked, table));
    if (mine === undefined) throw new Refusal(403, 'not-your-seat', 'Only who played can ask for a rematch.');
    const there = await live.use(({ rematch }) => rematch);
    if (there !== undefined) return this.#joinRematch(asked, there, mine);
    const { order, phase } = await live.use(({ head, phase: now }) => ({ order: orderOf(head), phase: now }));
    if (phase !== 'over') throw new Refusal(409, 'not-now', 'The match is not over.');
    asked.mayCreate();
    const next = await this.#hall.create(order, live.id);
    const act = { act: 'rematch', match: next.id } as const;
    const outcome = await live.submit({ by: mine.seat, act, at: 0, time: this.#hall.now() });
    const known = outcome.ok ? next.id : await live.use(({ rematch }) => rematch);
    if (known === undefined) throw new Refusal(409, 'not-now', 'The rematch could not be made; try again.');
    return this.#joinRematch(asked, known, mine);
  }

  async #joinRematch(asked: Asked, match: string, { name }: { name: string }): Promise<Reply> {
    const live = await this.#find(match);
    const seated = await live.use((table) => ownSeat(asked, table));
    if (seated !== undefined) return data(200, { match, seat: seated.seat });
    const { seat, headers } = await this.#take({ ...asked, body: {} }, live, name);
    return data(201, { match, seat }, headers);
  }

  async #record(live: LiveTable): Promise<Reply> {
    const record = await live.use((table) => table.record);
    if (record === undefined) throw new Refusal(409, 'not-now', 'The record is given out when the match is over.');
    const headers = { 'Content-Disposition': `attachment; filename="${record.game}-${live.id}.txt"` };
    return { status: 200, type: 'text/plain; charset=utf-8', body: writeRecord(record), headers };
  }

  #qr({ base }: Asked, live: LiveTable): Reply {
    const body = renderSVG(`${base}/match/${live.id}`, { border: 2 });
    return { status: 200, type: 'image/svg+xml', body, headers: { 'Cache-Control': 'no-cache' } };
  }

  async #checkSeat(asked: Asked, live: LiveTable, seat: number): Promise<void> {
    const hash = asked.secret === undefined ? undefined : hashOf(asked.secret, live.id);
    const held = await live.use((table) => seatsOf(table, hash).includes(seat));
    if (!held) throw new Refusal(403, 'not-your-seat', 'Your device does not hold that seat.');
  }
}

function ownSeat({ secret }: Asked, table: Table): { readonly seat: number; readonly name: string } | undefined {
  const [seat] = secret === undefined ? [] : seatsOf(table, hashOf(secret, table.head.id));
  return seat === undefined ? undefined : { seat, name: table.names[seat] ?? '' };
}

function orderOf(head: Table['head']): Parameters<Hall['create']>[0] {
  const { game, engine, edition, seats, public: open, minder, clock } = head;
  return { game, engine, edition, seats, public: open, minder, ...(clock === undefined ? {} : { clock }) };
}

function firstFree({ seats }: Table): number {
  const free = seats.findIndex(({ isFree }) => isFree);
  if (free < 0) throw new Refusal(409, 'not-now', 'All seats are taken; you may watch.');
  return free;
}

function readName(body: Body, none?: 'watch'): string | undefined {
  const name = body['name'];
  if (name === undefined) return undefined;
  if (typeof name !== 'string' || name.trim() === '')
    throw new Refusal(400, 'not-a-message', '"name" is a text that is not empty.');
  if (none === 'watch') throw new Refusal(400, 'not-a-message', 'There is no seat for a person to be named.');
  return name;
}

function readSeat(seat: unknown): number {
  const number = Number(seat);
  if (!/^\d{1,2}$/.test(String(seat))) throw new Refusal(400, 'not-a-message', '"seat" is a whole number from 0 on.');
  return number;
}
