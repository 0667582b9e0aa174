/** A server's HTTP side: asking for a secret, making matches, taking seats, looking. Every "no" is a sentence. */
import type { Result } from '../../core/result.ts';
import { oneLine } from '../../core/record.ts';
import { parseJson, withoutNulls } from '../../table/json.ts';
import type { SeatPlan } from '../../table/match.ts';
import { isMatch } from '../../table/protocol.ts';
import { keepSecret, keptSecret } from './device-secret.ts';
import { readLobby } from './lobby.ts';
import type { Lobby, LobbyMatch } from './lobby.ts';
import type { MatchLink } from './match-link.ts';

/** A server that takes longer is not there. */
const PATIENCE_MS = 15_000;

/** What a server says is printed on the player's terminal: one line, and no commands in it. */
const LONGEST_PROBLEM = 300;

/** Of so many matches in a lobby it is asked whether one sits there. */
const MOST_ASKED = 12;

type Fields = Readonly<Record<string, unknown>>;

/** A match as this device sees it before it takes part. */
export interface SeenMatch {
  readonly game: string;
  /** The seat this device holds there. */
  readonly seat: number | undefined;
  /** The link for others, as the server knows that they reach it. */
  readonly link: string;
}

/** A match to be made, and who sits down in it at once. */
export interface NewMatch {
  readonly game: string;
  readonly edition: string;
  readonly seats: readonly SeatPlan[];
  readonly public: boolean;
  readonly clock?: number;
  readonly name: string;
  /** Where that person sits. */
  readonly seat: number;
}

export class Server {
  readonly origin: string;
  #secret: string | undefined;

  constructor(origin: string) {
    this.origin = origin;
    this.#secret = keptSecret(origin);
  }

  /** What holds this device's seats; undefined before it has any. */
  get secret(): string | undefined {
    return this.#secret;
  }

  /** A match as this device sees it: which seat it holds there, if any. */
  async look(match: string): Promise<Result<SeenMatch>> {
    const found = await this.#ask('GET', `/api/matches/${match}`);
    if (!found.ok) return found;
    const { as, head, link } = found.value;
    const game = typeof head === 'object' && head !== null && 'game' in head ? shown(head.game) : '';
    return { ok: true, value: { game, seat: typeof as === 'number' ? as : undefined, link: shown(link) } };
  }

  /** The public matches. */
  async lobby(): Promise<Result<Lobby>> {
    const lists = await this.#ask('GET', '/api/matches');
    if (!lists.ok) return lists;
    const lobby = readLobby(lists.value);
    return lobby === undefined ? { ok: false, problem: noServer(this.origin) } : { ok: true, value: lobby };
  }

  /** The public matches, and in which of them this device holds a seat. */
  async lobbyWithSeats(): Promise<Result<Lobby>> {
    const lobby = await this.lobby();
    if (!lobby.ok || this.#secret === undefined) return lobby;
    const [open, playing] = await Promise.all([
      this.#withSeats(lobby.value.open),
      this.#withSeats(lobby.value.playing),
    ]);
    return { ok: true, value: { open, playing } };
  }

  /** Only the first are asked about: a lobby is looked at from its beginning. */
  #withSeats(matches: readonly LobbyMatch[]): Promise<LobbyMatch[]> {
    const asked = matches.map(async (match, i) => {
      const seen = i < MOST_ASKED ? await this.look(match.match) : undefined;
      return seen?.ok === true && seen.value.seat !== undefined ? { ...match, mine: true as const } : match;
    });
    return Promise.all(asked);
  }

  /** Makes a match and sits down in it. */
  async make(order: NewMatch): Promise<Result<string>> {
    const secret = await this.#needSecret();
    if (!secret.ok) return secret;
    const made = await this.#ask('POST', '/api/matches', order);
    if (!made.ok) return made;
    const { match } = made.value;
    return isMatch(match) ? { ok: true, value: match } : { ok: false, problem: noServer(this.origin) };
  }

  /** Takes a seat; the first free one. */
  async sit(match: string, name: string): Promise<Result<Fields>> {
    const secret = await this.#needSecret();
    return secret.ok ? this.#ask('POST', `/api/matches/${match}/seats`, { name }) : secret;
  }

  /** Takes over a seat that another device offered. */
  async move({ match, seat }: MatchLink): Promise<Result<Fields>> {
    const secret = await this.#needSecret();
    if (!secret.ok || seat === undefined) return secret.ok ? { ok: true, value: {} } : secret;
    return this.#ask('POST', `/api/matches/${match}/seats/${seat.seat}/move`, { token: seat.token });
  }

  /** The rematch of a match that is over, made now or by whoever was faster. */
  async rematch(match: string): Promise<Result<string>> {
    const made = await this.#ask('POST', `/api/matches/${match}/rematch`, {});
    return made.ok ? { ok: true, value: String(made.value['match']) } : made;
  }

  async #needSecret(): Promise<Result<string>> {
    if (this.#secret !== undefined) return { ok: true, value: this.#secret };
    const given = await this.#ask('POST', '/api/secrets');
    if (!given.ok) return given;
    const secret = String(given.value['secret']);
    keepSecret(this.origin, secret);
    this.#secret = secret;
    return { ok: true, value: secret };
  }

  async #ask(method: string, path: string, body?: object): Promise<Result<Fields>> {
    try {
      const response = await fetch(this.origin + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(this.#secret === undefined ? {} : { authorization: `Bearer ${this.#secret}` }),
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return answerOf(response.ok, await response.text(), this.origin);
    } catch (error) {
      return { ok: false, problem: silence(this.origin, error) };
    }
  }
}

function answerOf(ok: boolean, text: string, origin: string): Result<Fields> {
  const parsed = withoutNulls(parseJson(text));
  if (typeof parsed !== 'object' || parsed === null) return { ok: false, problem: noServer(origin) };
  const fields: Fields = { ...parsed };
  const { problem } = fields;
  return ok
    ? { ok: true, value: fields }
    : { ok: false, problem: typeof problem === 'string' ? shown(problem) : noServer(origin) };
}

/** What a server says, fit for a terminal. */
function shown(text: unknown): string {
  return typeof text === 'string' ? oneLine(text, LONGEST_PROBLEM) : '';
}

function noServer(origin: string): string {
  return `${origin} answers, but is no server of Star Lanes.`;
}

/** Nobody answers: why, as far as the system knows. */
function silence(origin: string, error: unknown): string {
  const { hostname, port } = new URL(origin);
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return `No server answers at ${origin}. Is it running there, and is the port right?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `Nobody knows a computer called ${hostname}.`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `There is no way to ${hostname} from here. Is the network up?`;
    case 'ECONNRESET':
    case 'UND_ERR_SOCKET':
      return `${origin} hung up. Perhaps something else than a server of Star Lanes listens on port ${port || 'there'}.`;
    case 'TimeoutError':
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return `${origin} did not answer in ${PATIENCE_MS / 1000} seconds.`;
    default:
      return `${origin} cannot be reached (${oneLine(codeOf(error), LONGEST_PROBLEM)}).`;
  }
}

/** What the system calls it. Where a name has several addresses, each failed in its own way; the first will do. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return codeOf(new Error('', { cause: cause.errors[0] }));
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.name === 'TimeoutError' ? error.name : error.message;
}
