/** A link to a match on a server, as people send it to each other. */
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { isMatch } from '../../table/protocol.ts';

export interface MatchLink {
  /** The server: http://localhost:1977 */
  readonly origin: string;
  readonly match: string;
  /** A seat that the link hands over, and what opens it. */
  readonly seat?: { readonly seat: number; readonly token: string };
}

/** The server that is meant where none is named. */
export const USUAL_SERVER = 'http://localhost:1977';

/** Reads the address of a server; `http://` may be left out. */
export function readServer(text: string): Result<string, CommandProblem> {
  const url = readUrl(text);
  return url !== undefined && url.pathname === '/' && url.hostname !== ''
    ? { ok: true, value: url.origin }
    : { ok: false, problem: { why: 'not-an-address', text, example: USUAL_SERVER } };
}

function readUrl(text: string): URL | undefined {
  const whole = /^https?:\/\//.test(text) ? text : `http://${text}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

/** Reads a link; `http://` may be left out. */
export function readLink(text: string): Result<MatchLink, CommandProblem> {
  const url = readUrl(text);
  const [, match] = /^\/match\/([^/]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (url === undefined || !isMatch(match)) return { ok: false, problem: { why: 'not-a-link', text } };
  const parts = new URLSearchParams(url.hash.slice(1));
  const [seat, token] = [Number(parts.get('seat') ?? NaN), parts.get('token')];
  const handed = Number.isInteger(seat) && token !== null ? { seat: { seat, token } } : {};
  return { ok: true, value: { origin: url.origin, match, ...handed } };
}

/** The link of another match on the same server. */
export function linkTo({ origin }: Pick<MatchLink, 'origin'>, match: string): string {
  return `${origin}/match/${match}`;
}
