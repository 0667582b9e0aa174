/**
 * Rematches: the same table again, made by the first player who asks. Each seat is kept for a while for the device that held it, so
 * that nobody takes it away; and nobody sits down there under the name of somebody else who played.
 */
import { tidyName } from '../../core/record.ts';
import type { SeatPlan } from '../../table/match.ts';
import { reject } from '../../table/rejections.ts';
import type { Table } from '../../table/table.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { OrderedMatch } from '../tables/order.ts';
import { seatsOf } from '../tables/subscribers.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { tableRejectionOf } from '../rejection.ts';
import { hashOf } from '../secrets.ts';
import { data, refused, refusedAs } from './answer.ts';
import type { Reply } from './answer.ts';
import type { ApiRequest, SeatTaken } from './api.ts';

/** How long the seats are kept, in milliseconds; a sitter who starts the match ends it sooner. */
const KEPT_MS = 5 * 60 * 1000;
const MINUTE = 60_000;

interface RematchDeps {
  readonly registry: TableRegistry;
  /** Refuses a match that the server does not take. */
  readonly checkOrder: (asked: ApiRequest, order: OrderedMatch) => Promise<void>;
  readonly take: (asked: ApiRequest, live: LiveTable, name: string) => Promise<SeatTaken>;
}

/** A seat and the name of who holds it. */
interface NamedSeat {
  readonly seat: number;
  readonly name: string;
}

/** What somebody asks for who sits down; any seat, where they name none. */
interface WantedSeat {
  readonly name: string;
  readonly seat: number | undefined;
}

export class Rematches {
  readonly #deps: RematchDeps;
  /** Those that are being made, by the match that is over. */
  readonly #making = new Map<string, Promise<string>>();

  constructor(deps: RematchDeps) {
    this.#deps = deps;
  }

  /** The same people and settings again; the second who asks is told which match that is. */
  async answer(asked: ApiRequest, live: LiveTable): Promise<Reply> {
    const mine = await live.use((table) => ownSeats(asked, table));
    const [first] = mine;
    if (first === undefined) throw refused({ why: 'rematch-for-players' });
    // Who asks while it is being made waits for that one: a second would stay empty for ever.
    const making = this.#making.get(live.id) ?? this.#make(asked, live, first.seat);
    this.#making.set(live.id, making);
    const next = await making.finally(() => this.#making.delete(live.id));
    return this.#join(asked, next, mine);
  }

  /** The seats that are free for a device; refuses what is kept for another one, and the name of another player. */
  async freeFor(asked: ApiRequest, live: LiveTable, { name, seat }: WantedSeat): Promise<readonly number[]> {
    const { head, free } = await live.use((table) => ({ head: table.head, free: freeSeats(table) }));
    const before = head.rematchOf === undefined ? undefined : await this.#deps.registry.open(head.rematchOf);
    if (before === undefined) return free;
    const [mine, players] = await before.use((table) => [ownSeats(asked, table), peopleAt(table)]);
    const isCalledSo = (one: NamedSeat): boolean => one.name.toLowerCase() === tidyName(name).toLowerCase();
    if (players.some(isCalledSo) && !mine.some(isCalledSo)) throw refused({ why: 'name-kept', name: tidyName(name) });
    const left = head.made + KEPT_MS - this.#deps.registry.now();
    const own = left <= 0 ? free : free.filter((number) => mine.some((one) => one.seat === number));
    const isKept =
      seat === undefined ? free.length > 0 && own.length === 0 : free.includes(seat) && !own.includes(seat);
    if (isKept) throw refused({ why: 'seat-kept', minutes: Math.ceil(left / MINUTE) });
    return own;
  }

  /** The next match, which is made where there is none yet. */
  async #make(asked: ApiRequest, live: LiveTable, by: number): Promise<string> {
    const { registry, checkOrder } = this.#deps;
    const { order, phase, rematch } = await live.use((table) => ({
      order: orderOf(table),
      phase: table.phase,
      rematch: table.rematch,
    }));
    if (rematch !== undefined) return rematch;
    if (phase !== 'over') throw refusedAs(409, tableRejectionOf(reject({ why: 'not-over' })));
    asked.mayCreate();
    await checkOrder(asked, order);
    const next = await registry.create(order, live.id);
    const act = { act: 'rematch', match: next.id } as const;
    const outcome = await live.submit({ by, act, at: 0, time: registry.now() });
    const known = outcome.ok ? next.id : await live.use((table) => table.rematch);
    if (known === undefined) throw refused({ why: 'rematch-failed' });
    return known;
  }

  /** Takes every seat of the device that it does not sit in yet. */
  async #join(asked: ApiRequest, match: string, mine: readonly NamedSeat[]): Promise<Reply> {
    const live = await this.#deps.registry.open(match);
    if (live === undefined) throw refused({ why: 'no-such-match' });
    const { seated, free } = await live.use((table) => ({ seated: ownSeats(asked, table), free: freeSeats(table) }));
    const open = mine.filter(({ seat }) => free.includes(seat));
    // Who finds none of theirs is told why.
    const wanted = open.length === 0 && seated.length === 0 ? mine.slice(0, 1) : open;
    const { words, wordsHash } = asked.body;
    for (const { seat, name } of wanted)
      await this.#deps.take({ ...asked, body: { words, wordsHash, seat } }, live, name);
    const seats = [...seated, ...wanted].map(({ seat }) => seat).toSorted((one, other) => one - other);
    return data(wanted.length === 0 ? 200 : 201, { match, seat: seats[0], seats });
  }
}

function ownSeats({ secret }: ApiRequest, table: Table): readonly NamedSeat[] {
  const own = secret === undefined ? [] : seatsOf(table, hashOf(secret, table.head.id));
  return peopleAt(table).filter(({ seat }) => own.includes(seat));
}

function peopleAt({ seats }: Table): readonly NamedSeat[] {
  return seats.flatMap(({ isPerson, name }, seat) => (isPerson && name !== undefined ? [{ seat, name }] : []));
}

function freeSeats({ seats }: Table): readonly number[] {
  return seats.flatMap(({ isFree }, seat) => (isFree ? [seat] : []));
}

/** The same match again, with the same computer players in the seats nobody had taken. */
function orderOf({ head, seats }: Table): OrderedMatch {
  const { game, engine, edition, public: open, minder, clock, advice } = head;
  const plans = seats.map(({ bot }): SeatPlan => (bot === undefined ? { for: 'person' } : { for: 'bot', bot }));
  const agreed = { ...(clock === undefined ? {} : { clock }), ...(advice === undefined ? {} : { advice }) };
  return { game, engine, edition, seats: plans, public: open, minder, ...agreed };
}
