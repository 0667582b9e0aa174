/** Who asks, and from where: the device's secret, the address, the origin. */
import type { IncomingMessage } from 'node:http';
import { isSecret } from '../secrets.ts';

const COOKIE = 'starlanes';

/** Whether a program sent a secret that cannot be one of ours: it would sit down and not be able to play. */
export function hasWrongSecret({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.authorization !== undefined && secretOf({ headers }) === undefined;
}

/** The secret of the device that asks; undefined when it has none, or one that cannot be ours. */
export function secretOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const [, bearer] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  const secret = bearer ?? cookieOf(headers.cookie);
  return isSecret(secret) ? secret : undefined;
}

function cookieOf(cookies: string | undefined): string | undefined {
  const parts = (cookies ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

/** The cookie that gives a browser its secret, for ten years and for this server only. */
export function cookieFor(secret: string, secure: boolean): string {
  const lasting = `Path=/; Max-Age=315360000; HttpOnly; SameSite=Lax`;
  return `${COOKIE}=${secret}; ${lasting}${secure ? '; Secure' : ''}`;
}

/** The address that asks. A proxy adds the one it saw to the end of its header; the rest anybody may have written. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  const last = forwarded.split(',').at(-1)?.trim();
  return last === undefined || last === '' ? (request.socket.remoteAddress ?? '?') : last;
}

/** The path that is asked for, in whatever form; where it cannot be read, the root. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return URL.canParse(url, 'http://here') ? new URL(url, 'http://here').pathname : '/';
}

/** A value given behind the path's `?`. */
export function valueOf({ url = '/' }: Pick<IncomingMessage, 'url'>, name: string): string | undefined {
  return URL.canParse(url, 'http://here')
    ? (new URL(url, 'http://here').searchParams.get(name) ?? undefined)
    : undefined;
}

/** Whether the request came over TLS, as far as a trusted proxy says. */
export function isSecure(request: IncomingMessage, trustProxy: boolean): boolean {
  return trustProxy && request.headers['x-forwarded-proto'] === 'https';
}

/** Whether a browser's page of ours asks, or a program that is no browser. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, url: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === url;
}
