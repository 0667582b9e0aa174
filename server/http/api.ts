/** The requests of docs/protocol.md: making matches, taking seats, looking at lists and records. */
import { renderSVG } from 'uqr';
import { formatRecord } from '../../core/record.ts';
import { sit } from '../../table/act.ts';
import { isWordsHash } from '../../table/fair-chance.ts';
import { PROTOCOL, isMatch } from '../../table/protocol.ts';
import { commonUpdate, ownUpdate } from '../../table/update.ts';
import { aboutBots } from '../../text/index.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { gameIn, lengthProblem, readOrder } from '../tables/order.ts';
import type { OrderedMatch } from '../tables/order.ts';
import { seatsOf } from '../tables/subscribers.ts';
import type { Limits } from '../limits.ts';
import { hashOf, isSecret, newSecret } from '../secrets.ts';
import type { Signer } from '../signing.ts';
import { data, refused, refusedAs } from './answer.ts';
import type { Reply } from './answer.ts';
import type { Body } from './body.ts';
import { DailyApi } from './daily.ts';
import { Rematches } from './rematch.ts';

/** How many matches a list shows. */
const LISTED = 50;

/** One request, as far as the API needs to know it. */
export interface ApiRequest {
  readonly method: string;
  /** What follows `/api/`. */
  readonly path: string;
  readonly body: Body;
  /** A value behind the path's `?`. */
  readonly value: (name: string) => string | undefined;
  /** The device's secret, if it has one. */
  readonly secret: string | undefined;
  /** How other devices reach this server. */
  readonly base: () => string;
  /** Gives a device without a secret a new one, as a cookie. */
  readonly cookie: (secret: string) => Readonly<Record<string, string>>;
  /** Refuses who has made too many matches, or too many of computer players alone. */
  readonly mayCreate: () => void;
  readonly mayCreateForBots: () => void;
  /** Refuses who has sent too many results. */
  readonly maySend: () => void;
}

/** A match of computer players alone goes on if something happened in it within this time, in milliseconds. */
const GOING_ON = 10 * 60 * 1000;

/** A seat that was taken, and what its device is to be told besides. */
export interface SeatTaken {
  readonly seat: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers the API's requests about matches. */
export class MatchesApi {
  readonly #registry: TableRegistry;
  readonly #limits: Pick<Limits, 'botMatches' | 'longestMatch'>;
  readonly #signer: Signer;
  readonly #daily: DailyApi;
  readonly #routes: readonly [string, RegExp, (asked: ApiRequest, id: string, seat: number) => Promise<Reply>][] = [
    ['GET', /^server$/, async () => data(200, { key: this.#signer.key, protocol: PROTOCOL })],
    ['GET', /^games$/, () => this.#games()],
    ['POST', /^secrets$/, async (asked) => giveSecret(asked)],
    ['GET', /^matches$/, () => this.#lists()],
    ['POST', /^matches$/, (asked) => this.#create(asked)],
    ['GET', /^matches\/([^/]+)$/, async (asked, id) => this.#look(asked, await this.#find(id))],
    ['POST', /^matches\/([^/]+)\/seats$/, async (asked, id) => this.#sit(asked, await this.#find(id))],
    [
      'POST',
      /^matches\/([^/]+)\/seats\/(\d\d?)\/link$/,
      async (asked, id, seat) => this.#offer(asked, await this.#find(id), seat),
    ],
    [
      'POST',
      /^matches\/([^/]+)\/seats\/(\d\d?)\/move$/,
      async (asked, id, seat) => this.#move(asked, await this.#find(id), seat),
    ],
    ['POST', /^matches\/([^/]+)\/rematch$/, async (asked, id) => this.#rematch(asked, await this.#find(id))],
    ['GET', /^matches\/([^/]+)\/record$/, async (_, id) => this.#record(await this.#find(id))],
    ['GET', /^daily$/, (asked) => this.#daily.list(asked)],
    ['POST', /^daily$/, (asked) => this.#daily.add(asked)],
    ['GET', /^matches\/([^/]+)\/qr\.svg$/, async (asked, id) => this.#qr(asked, await this.#find(id))],
  ];

  readonly #rematches: Rematches;

  constructor(registry: TableRegistry, signer: Signer, limits: Pick<Limits, 'botMatches' | 'longestMatch'>) {
    this.#registry = registry;
    this.#signer = signer;
    this.#limits = limits;
    this.#daily = new DailyApi(registry);
    this.#rematches = new Rematches({
      registry,
      checkOrder: (asked, order) => this.#checkOrder(asked, order),
      take: (asked, live, name) => this.#take(asked, live, name),
    });
  }

  async answer(asked: ApiRequest): Promise<Reply> {
    for (const [method, pattern, handle] of this.#routes) {
      const found = method === asked.method ? pattern.exec(asked.path) : undefined;
      if (found) return handle(asked, found[1] ?? '', Number(found[2]));
    }
    throw refused({ why: 'no-such-request' });
  }

  async #find(id: string): Promise<LiveTable> {
    const live = isMatch(id) ? await this.#registry.open(id) : undefined;
    if (live === undefined) throw refused({ why: 'no-such-match' });
    return live;
  }

  async #games(): Promise<Reply> {
    const { games, botsOf } = this.#registry.games;
    const all = games.map(async ({ id, editions }) => {
      const about = await aboutBots(id);
      const bots = (await botsOf(id)).map(({ name, level }) => ({ name, level, about: about[name] }));
      return { id, editions: Object.keys(editions), bots };
    });
    return data(200, { games: await Promise.all(all) });
  }

  async #lists(): Promise<Reply> {
    const stages = ['gathering', 'playing', 'over'] as const;
    const [open, playing, over] = await Promise.all(stages.map((stage) => this.#registry.store.list(stage, LISTED)));
    return data(200, { open, playing, over });
  }

  async #create(asked: ApiRequest): Promise<Reply> {
    const { body, base } = asked;
    // Looking whether the stars of an odd galaxy find their places takes its time, so that counts too.
    asked.mayCreate();
    const order = await readOrder(this.#registry.games, body);
    if (!order.ok) throw refused(order.problem, {}, gameIn(this.#registry.games, body));
    const name = readName(body, order.value.seats.some((seat) => seat.for === 'person') ? undefined : 'watch');
    checkPlan(order.value, body['seat']);
    // Nothing may be refused once there is a match: it would stay in the lobby without the one who made it.
    readWords(body);
    await this.#checkOrder(asked, order.value);
    const live = await this.#registry.create(order.value);
    const made = { match: live.id, link: `${base()}/match/${live.id}` };
    if (name === undefined) return data(201, made);
    const { seat, headers } = await this.#take(asked, live, name);
    return data(201, { ...made, seat }, headers);
  }

  /** Whether the server takes a match: not one that would go on for ever, nor too many of computer players alone. */
  async #checkOrder({ mayCreateForBots }: ApiRequest, order: OrderedMatch): Promise<void> {
    const { botMatches: most, longestMatch } = this.#limits;
    const { games, now, store } = this.#registry;
    const problem = lengthProblem(games, order, longestMatch);
    if (problem !== undefined) throw refused(problem, {}, games.gameOf(order.game));
    if (order.seats.some((seat) => seat.for === 'person')) return;
    mayCreateForBots();
    if ((await store.botMatches(now() - GOING_ON)) >= most)
      throw refused({ why: 'bot-matches-full', most }, { 'Retry-After': String(GOING_ON / 1000) });
  }

  async #look({ secret, base }: ApiRequest, live: LiveTable): Promise<Reply> {
    return live.use((table) => {
      const [seat = 'watcher' as const] = secret === undefined ? [] : seatsOf(table, hashOf(secret, live.id));
      const common = commonUpdate(table, live.here, this.#registry.now(), live.chainAt(table));
      return data(200, { ...common, ...ownUpdate(table, seat, []), link: `${base()}/match/${live.id}` });
    });
  }

  async #sit(asked: ApiRequest, live: LiveTable): Promise<Reply> {
    const name = readName(asked.body);
    if (name === undefined) throw refused({ why: 'bad-field', field: 'name', needs: 'given' });
    const { seat, headers } = await this.#take(asked, live, name);
    return data(201, { match: live.id, seat }, headers);
  }

  async #rematch(asked: ApiRequest, live: LiveTable): Promise<Reply> {
    readWords(asked.body);
    return this.#rematches.answer(asked, live);
  }

  /** Takes the seat that is asked for, or the first that is free. */
  async #take(asked: ApiRequest, live: LiveTable, name: string): Promise<SeatTaken> {
    const { body, secret, cookie } = asked;
    const wanted = body['seat'] === undefined ? undefined : readSeat(body['seat']);
    const { words, wordsHash } = readWords(body);
    const device = secret ?? newSecret();
    for (;;) {
      const [free] = await this.#rematches.freeFor(asked, live, { name, seat: wanted });
      const seat = wanted ?? free;
      if (seat === undefined) throw refused({ why: 'all-seats-taken' });
      const act = sit(name, words, wordsHash);
      const outcome = await live.submit({
        by: seat,
        act,
        at: 0,
        time: this.#registry.now(),
        hash: hashOf(device, live.id),
      });
      if (outcome.ok) return { seat, headers: secret === undefined ? cookie(device) : {} };
      // Somebody else was faster with the first free seat; perhaps there is another.
      if (wanted !== undefined || (await live.use(({ phase }) => phase)) !== 'gathering') throw refusedAs(409, outcome);
    }
  }

  async #offer(asked: ApiRequest, live: LiveTable, seat: number): Promise<Reply> {
    const own = asked.secret === undefined ? undefined : hashOf(asked.secret, live.id);
    const token = newSecret();
    const hash = hashOf(token, live.id);
    const attempt = { by: seat, act: { act: 'offer' }, at: 0, time: this.#registry.now(), hash } as const;
    const outcome = await live.submit(attempt, (table) => seatsOf(table, own).includes(seat));
    if (!outcome.ok) throw refusedAs(outcome.why === 'not-your-seat' ? 403 : 409, outcome);
    return data(201, { link: `${asked.base()}/match/${live.id}#seat=${seat}&token=${token}` });
  }

  async #move({ body, secret, cookie }: ApiRequest, live: LiveTable, seat: number): Promise<Reply> {
    const { token } = body;
    if (!isSecret(token)) throw refused({ why: 'bad-field', field: 'token', needs: 'token' });
    const wordsHash = readWordsHash(body);
    const device = secret ?? newSecret();
    const outcome = await live.submit({
      by: seat,
      act: { act: 'move', ...(wordsHash === undefined ? {} : { wordsHash }) },
      at: 0,
      time: this.#registry.now(),
      offered: hashOf(token, live.id),
      hash: hashOf(device, live.id),
    });
    if (!outcome.ok) throw refusedAs(403, { ...outcome, why: 'not-your-seat' });
    return data(200, { match: live.id, seat }, secret === undefined ? cookie(device) : {});
  }

  async #record(live: LiveTable): Promise<Reply> {
    const record = await live.use((table) => table.chainedRecord);
    if (record === undefined) throw refused({ why: 'record-later' });
    const headers = { 'Content-Disposition': `attachment; filename="${record.game}-${live.id}.txt"` };
    return { status: 200, type: 'text/plain; charset=utf-8', body: formatRecord(this.#signer.sign(record)), headers };
  }

  #qr({ base }: ApiRequest, live: LiveTable): Reply {
    const body = renderSVG(`${base()}/match/${live.id}`, { border: 2 });
    return { status: 200, type: 'image/svg+xml', body, headers: { 'Cache-Control': 'no-cache' } };
  }
}

/** A program is told its secret; a browser keeps it as a cookie, which its pages cannot read. */
function giveSecret({ body, secret, cookie }: ApiRequest): Reply {
  if (body['cookie'] !== true) return data(201, { secret: newSecret() });
  return secret === undefined ? data(201, {}, cookie(newSecret())) : data(200, {});
}

/** What somebody who sits down contributes to the chance: words, or their hash. */
function readWords(body: Body): { readonly words: string; readonly wordsHash: string | undefined } {
  const words = body['words'] ?? '';
  if (typeof words !== 'string') throw refused({ why: 'bad-field', field: 'words', needs: 'text' });
  return { words, wordsHash: readWordsHash(body) };
}

function readWordsHash({ wordsHash }: Body): string | undefined {
  if (wordsHash !== undefined && !isWordsHash(wordsHash))
    throw refused({ why: 'bad-field', field: 'wordsHash', needs: 'hash' });
  return wordsHash;
}

function readName(body: Body, none?: 'watch'): string | undefined {
  const name = body['name'];
  if (name === undefined) return undefined;
  if (typeof name !== 'string' || name.trim() === '') throw refused({ why: 'bad-field', field: 'name', needs: 'name' });
  if (none === 'watch') throw refused({ why: 'nobody-to-name' });
  return name;
}

/** A seat that is asked for must be one for a person, or nobody could sit in the match that was made for it. */
function checkPlan({ seats }: OrderedMatch, seat: unknown): void {
  if (seat !== undefined && seats[readSeat(seat)]?.for !== 'person')
    throw refused({ why: 'bad-field', field: 'seat', needs: 'person-seat' });
}

function readSeat(seat: unknown): number {
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0)
    throw refused({ why: 'bad-field', field: 'seat', needs: 'count' });
  return seat;
}
