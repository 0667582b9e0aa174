/** A server's HTTP side (docs/protocol.md): asking for a secret, making matches, taking seats, looking. */
import { oneLine, parseRecord } from '../core/record.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import { fieldsOf } from '../table/decode.ts';
import type { Fields } from '../table/decode.ts';
import { parseJson, withoutNulls } from '../table/json.ts';
import type { SeatPlan } from '../table/match.ts';
import type { DeviceWitness } from './witness.ts';
import { isMatch } from '../table/protocol.ts';
import type { NoRecordProblem, ServerProblem } from '../table/protocol.ts';

/** One request, as browsers and Node make it. */
export type Fetch = (
  address: string,
  request: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<{ readonly ok: boolean; text(): Promise<string> }>;

export interface ServerApiDeps {
  /** Where the server is; empty where the page itself came from it. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** What holds the seats of this device. Left out where a cookie does. */
  readonly secret?: { kept(): string | undefined; keep(secret: string): void };
  /** Draws the words of this device for a seat it takes. */
  readonly witness: Pick<DeviceWitness, 'hideWords'>;
}

/** A match in a list. */
export interface ListedMatch {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  /** Seconds for a move; undefined: no clock. */
  readonly clock: number | undefined;
  /** Whether the players may ask an adviser. */
  readonly advice: boolean;
  /** The name in each seat; undefined where nobody sits. */
  readonly names: readonly (string | undefined)[];
}

/** The public matches: those that wait for players, those in play, and those that ended lately. */
export interface MatchLists {
  readonly open: readonly ListedMatch[];
  readonly playing: readonly ListedMatch[];
  readonly over: readonly ListedMatch[];
}

/** A match as this device sees it before it takes part. */
export interface SeenMatch {
  readonly game: string;
  readonly phase: string;
  readonly toAct: number | undefined;
  /** The seat this device holds there. */
  readonly seat: number | undefined;
  /** Whether the match waits for the words of this device. */
  readonly isAwaited: boolean;
  /** The link for others, as the server knows that they reach it. */
  readonly link: string;
}

/** What somebody reached in the galaxy of a day. */
export interface DayTableRow {
  readonly name: string;
  readonly net: number;
  readonly place: number;
}

/** A match to be made, and who sits down in it at once. */
export interface MatchOrder {
  readonly game: string;
  readonly edition: string;
  readonly seats: readonly SeatPlan[];
  readonly public: boolean;
  readonly clock?: number | undefined;
  /** Whether the players may ask an adviser. */
  readonly advice: boolean;
  readonly name: string;
  /** Where that person sits; the first free seat where it is left out. */
  readonly seat?: number;
}

/** What a server says may end up on a terminal: one line, and no commands in it. */
const LONGEST_TEXT = 300;

export type Answered<Value> = Promise<Result<Value, ServerProblem>>;

export class ServerApi {
  readonly origin: string;
  readonly #deps: ServerApiDeps;

  constructor(deps: ServerApiDeps) {
    this.origin = deps.origin;
    this.#deps = deps;
  }

  /** The public matches. */
  async lists(): Answered<MatchLists> {
    const answer = await this.ask('GET', 'matches');
    if (!answer.ok) return answer;
    const { open, playing, over = [] } = answer.value;
    if (!Array.isArray(open) || !Array.isArray(playing) || !Array.isArray(over)) return this.#notAServer();
    const listed = (matches: readonly unknown[]): ListedMatch[] => matches.flatMap(decodeListed);
    return { ok: true, value: { open: listed(open), playing: listed(playing), over: listed(over) } };
  }

  /** A match as this device sees it: which seat it holds there, if any. */
  async look(match: string): Answered<SeenMatch> {
    const answer = await this.ask('GET', `matches/${match}`);
    if (!answer.ok) return answer;
    const { as, head, link, phase, toAct, revealing } = answer.value;
    const { awaited } = fieldsOf(revealing);
    return {
      ok: true,
      value: {
        game: textIn(fieldsOf(head)['game']),
        phase: textIn(phase),
        toAct: numberIn(toAct),
        seat: numberIn(as),
        isAwaited: Array.isArray(awaited) && awaited.includes(as),
        link: textIn(link),
      },
    };
  }

  /** Makes a match and sits down; gives its id. */
  create({ clock, advice, ...order }: MatchOrder): Answered<string> {
    const agreed = { ...(clock === undefined ? {} : { clock }), ...(advice ? { advice } : {}) };
    return this.#askSeated('matches', { ...order, ...agreed });
  }

  /** Takes a free seat under a name; gives the id of the match. */
  sit(match: string, name: string): Answered<string> {
    return this.#askSeated(`matches/${match}/seats`, { name });
  }

  /** Moves a seat to this device with the token of its link. */
  takeOver(match: string, seat: number, token: string): Answered<string> {
    return this.#askSeated(`matches/${match}/seats/${seat}/move`, { token });
  }

  /** The rematch of a match that is over, made now or by a faster player. */
  rematch(match: string): Answered<string> {
    return this.#askSeated(`matches/${match}/rematch`, {});
  }

  /** A link with which another device can take over a seat, once. */
  async seatLink(match: string, seat: number): Answered<string> {
    const answer = await this.ask('POST', `matches/${match}/seats/${seat}/link`, {});
    if (!answer.ok) return answer;
    const { link } = answer.value;
    return typeof link === 'string' ? { ok: true, value: link } : missing('link');
  }

  /** The record of a match that is over. */
  async record(match: string): Promise<Result<MatchRecord, NoRecordProblem>> {
    const text = await this.recordText(match);
    return text.ok ? parseRecord(text.value) : text;
  }

  /** The same as it is written. */
  async recordText(match: string): Answered<string> {
    const response = await this.#send('GET', `matches/${match}/record`);
    if (!response.ok) return response;
    const { isOk, text } = response.value;
    return isOk ? { ok: true, value: text } : { ok: false, problem: this.#rejectionOf(text) };
  }

  /** The results of a day, the best first. */
  async dayTable(date: string): Answered<readonly DayTableRow[]> {
    const answer = await this.ask('GET', `daily?date=${date}`);
    if (!answer.ok) return answer;
    const { results } = answer.value;
    return Array.isArray(results) ? { ok: true, value: results.flatMap(decodeRow) } : this.#notAServer();
  }

  /** Puts the record of a day's match into its table, under a name; a device without a cookie shows by its secret that it is one. */
  async sendDayRecord(name: string, record: string): Answered<Fields> {
    const secret = this.#deps.secret === undefined ? undefined : await this.#needSecret();
    return secret?.ok === false ? secret : this.ask('POST', 'daily', { name, record });
  }

  /** Where the picture of a match's link is. */
  qrAddress(match: string): string {
    return `${this.origin}/api/matches/${match}/qr.svg`;
  }

  /** Any other request: what the server answers, as it came. */
  async ask(method: 'GET' | 'POST', path: string, body?: object): Answered<Fields> {
    const response = await this.#send(method, path, body);
    return response.ok ? this.#answerOf(response.value) : response;
  }

  /** The device has its secret, and words of its own, before it takes a seat: else the seat would be lost with the answer. */
  async #askSeated(path: string, body: object): Answered<string> {
    const secret = await this.#needSecret();
    if (!secret.ok) return secret;
    const wordsHash = this.#deps.witness.hideWords();
    const answer = await this.ask('POST', path, { ...body, ...(wordsHash === undefined ? {} : { wordsHash }) });
    if (!answer.ok) return answer;
    const { match } = answer.value;
    return isMatch(match) ? { ok: true, value: match } : missing('match');
  }

  async #needSecret(): Answered<undefined> {
    const { secret } = this.#deps;
    const isKept = secret?.kept() !== undefined;
    const given = isKept
      ? undefined
      : await this.ask('POST', 'secrets', secret === undefined ? { cookie: true } : undefined);
    if (given?.ok === false) return given;
    const told = given?.value['secret'];
    if (secret !== undefined && !isKept) {
      if (typeof told !== 'string') return missing('secret');
      secret.keep(told);
    }
    return { ok: true, value: undefined };
  }

  async #send(method: string, path: string, body?: object): Answered<Sent> {
    const secret = this.#deps.secret?.kept();
    try {
      const response = await this.#deps.fetch(`${this.origin}/api/${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { ok: true, value: { isOk: response.ok, text: await response.text() } };
    } catch (error) {
      return { ok: false, problem: { why: 'unreachable', origin: this.origin, code: codeOf(error) } };
    }
  }

  #answerOf({ isOk, text }: Sent): Result<Fields, ServerProblem> {
    if (!isOk) return { ok: false, problem: this.#rejectionOf(text) };
    const answer = withoutNulls(parseJson(text));
    return typeof answer === 'object' && answer !== null ? { ok: true, value: { ...answer } } : this.#notAServer();
  }

  #rejectionOf(text: string): ServerProblem {
    const { why, problem, reason, facts } = fieldsOf(withoutNulls(parseJson(text)));
    if (typeof problem !== 'string') return { why: 'not-a-server', origin: this.origin };
    const said = { why: textIn(why), problem: textIn(problem), facts };
    return { why: 'rejected', said: typeof reason === 'string' ? { ...said, reason } : said };
  }

  #notAServer(): { readonly ok: false; readonly problem: ServerProblem } {
    return { ok: false, problem: { why: 'not-a-server', origin: this.origin } };
  }
}

/** It answered, but not with what it must say. */
function missing(what: string): { readonly ok: false; readonly problem: ServerProblem } {
  return { ok: false, problem: { why: 'odd-answer', missing: what } };
}

interface Sent {
  readonly isOk: boolean;
  readonly text: string;
}

function decodeListed(value: unknown): ListedMatch[] {
  const { head, names } = fieldsOf(value);
  const { id, game, edition, clock, advice } = fieldsOf(head);
  if (!isMatch(id) || !Array.isArray(names)) return [];
  return [
    {
      id,
      game: textIn(game),
      edition: textIn(edition),
      clock: numberIn(clock),
      advice: advice === true,
      names: names.map((name: unknown) => (typeof name === 'string' ? textIn(name) : undefined)),
    },
  ];
}

function decodeRow(value: unknown): DayTableRow[] {
  const { name, net, place } = fieldsOf(value);
  const isRow = typeof name === 'string' && typeof net === 'number' && typeof place === 'number';
  return isRow ? [{ name: textIn(name), net, place }] : [];
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? oneLine(value, LONGEST_TEXT) : '';
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** What the system calls it. Where a name has several addresses, each failed in its own way; the first will do. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return codeOf(new Error('', { cause: cause.errors[0] }));
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.name === 'TimeoutError' ? error.name : error.message;
}
