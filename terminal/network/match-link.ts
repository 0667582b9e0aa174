/** A link to a match on a server, as people send it to each other. */
import type { Reading } from '../../core/contract.ts';
import { isMatch } from '../../table/protocol.ts';

export interface MatchLink {
  /** The server: http://localhost:1977 */
  readonly origin: string;
  readonly match: string;
  /** A seat that the link hands over, and what opens it. */
  readonly seat?: { readonly seat: number; readonly token: string };
}

/** Reads a link; `http://` may be left out. */
export function readLink(text: string): Reading<MatchLink> {
  const whole = /^https?:\/\//.test(text) ? text : `http://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  const [, match] = /^\/match\/([^/]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (url === undefined || !isMatch(match))
    return { ok: false, problem: `"${text}" is no link to a match, such as http://localhost:1977/match/AbCdEfGh1234` };
  const parts = new URLSearchParams(url.hash.slice(1));
  const [seat, token] = [Number(parts.get('seat') ?? NaN), parts.get('token')];
  const handed = Number.isInteger(seat) && token !== null ? { seat: { seat, token } } : {};
  return { ok: true, value: { origin: url.origin, match, ...handed } };
}

/** The link of another match on the same server. */
export function linkTo({ origin }: Pick<MatchLink, 'origin'>, match: string): string {
  return `${origin}/match/${match}`;
}
