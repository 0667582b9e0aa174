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

/** The paths of a match: the page that people send each other, and the record that a server gives out. */
const MATCH_PATH = /^\/match\/([^/]+)\/?$/;
const RECORD_PATH = /^\/api\/matches\/([^/]+)\/record$/;

/** Reads the address of a match's record, or the link to the match. */
export function readRecordLink(text: string): MatchLink | undefined {
  const url = readUrl(text);
  const [, match] = RECORD_PATH.exec(url?.pathname ?? '') ?? [];
  if (url !== undefined && isMatch(match)) return { origin: url.origin, match };
  const link = readLink(text);
  return link.ok ? link.value : undefined;
}

/** Reads a link; `http://` may be left out. */
export function readLink(text: string): Result<MatchLink, CommandProblem> {
  const url = readUrl(text);
  const [, match] = MATCH_PATH.exec(url?.pathname ?? '') ?? [];
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
