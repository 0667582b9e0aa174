/** A server's HTTP side: asking for a secret, taking seats, looking at a match. Every "no" is a sentence. */
import type { Reading } from '../../core/contract.ts';
import { oneLine } from '../../core/record.ts';
import { parseJson, withoutNulls } from '../../table/json.ts';
import { keepSecret, keptSecret } from './device-secret.ts';
import type { MatchLink } from './match-link.ts';

/** A server that takes longer is not there. */
const PATIENCE_MS = 15_000;

/** What a server says is printed on the player's terminal: one line, and no commands in it. */
const LONGEST_PROBLEM = 300;

type Fields = Readonly<Record<string, unknown>>;

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

  /** A match as this device sees it: which seat it holds there, if any, and whether the match has begun. */
  async look(match: string): Promise<Reading<{ readonly seat: number | undefined; readonly phase: string }>> {
    const found = await this.#ask('GET', `/api/matches/${match}`);
    if (!found.ok) return found;
    const { as, phase } = found.value;
    return { ok: true, value: { seat: typeof as === 'number' ? as : undefined, phase: String(phase) } };
  }

  /** Takes a seat; the first free one. */
  async sit(match: string, name: string): Promise<Reading<Fields>> {
    const secret = await this.#needSecret();
    return secret.ok ? this.#ask('POST', `/api/matches/${match}/seats`, { name }) : secret;
  }

  /** Takes over a seat that another device offered. */
  async move({ match, seat }: MatchLink): Promise<Reading<Fields>> {
    const secret = await this.#needSecret();
    if (!secret.ok || seat === undefined) return secret.ok ? { ok: true, value: {} } : secret;
    return this.#ask('POST', `/api/matches/${match}/seats/${seat.seat}/move`, { token: seat.token });
  }

  /** The rematch of a match that is over, made now or by whoever was faster. */
  async rematch(match: string): Promise<Reading<string>> {
    const made = await this.#ask('POST', `/api/matches/${match}/rematch`, {});
    return made.ok ? { ok: true, value: String(made.value['match']) } : made;
  }

  async #needSecret(): Promise<Reading<string>> {
    if (this.#secret !== undefined) return { ok: true, value: this.#secret };
    const given = await this.#ask('POST', '/api/secrets');
    if (!given.ok) return given;
    const secret = String(given.value['secret']);
    keepSecret(this.origin, secret);
    this.#secret = secret;
    return { ok: true, value: secret };
  }

  async #ask(method: string, path: string, body?: object): Promise<Reading<Fields>> {
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
      return { ok: false, problem: `${this.origin} does not answer (${reasonOf(error)})` };
    }
  }
}

function answerOf(ok: boolean, text: string, origin: string): Reading<Fields> {
  const parsed = withoutNulls(parseJson(text));
  if (typeof parsed !== 'object' || parsed === null)
    return { ok: false, problem: `${origin} is no server of Star Lanes` };
  const fields: Fields = { ...parsed };
  const { problem } = fields;
  return ok
    ? { ok: true, value: fields }
    : { ok: false, problem: typeof problem === 'string' ? oneLine(problem, LONGEST_PROBLEM) : 'the server says no' };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
