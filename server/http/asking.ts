/** Who asks, and from where: the device's secret, the address, the origin. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
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

/**
 * The address that asks, as limits count it. A proxy adds the one it saw to the end of its header; the rest anybody may have
 * written.
 */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  const last = forwarded.split(',').at(-1)?.trim();
  return addressKey(last === undefined || last === '' ? (request.socket.remoteAddress ?? '?') : last);
}

/**
 * What limits are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, of which one household has 2^64. Some
 * proxies add a port, which is left out.
 */
export function addressKey(text: string): string {
  const address = text
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address, as URLs write them. */
function groupsOf(address: string): string[] {
  const parts = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head = [], tail = []] = parts.map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
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

/** How the server is reached, as far as the host has said. */
interface Reach {
  readonly url: string | undefined;
  readonly trustProxy: boolean;
}

/** Whether players reach the server over TLS: the host said so, or a trusted proxy does. */
export function isSecure(request: Pick<IncomingMessage, 'headers'>, { url, trustProxy }: Reach): boolean {
  return url?.startsWith('https:') ?? (trustProxy && request.headers['x-forwarded-proto'] === 'https');
}

/** Whether a Host header can be one: a name or an address, perhaps with a port, as it would be in a link. */
export function isHost(host: string | undefined): boolean {
  if (host === undefined) return true;
  const port = Number(/:(\d+)$/.exec(host)?.[1] ?? 0);
  return (
    host.length <= 255 && port <= 65_535 && /^([a-z\d_]([a-z\d_.-]*[a-z\d_.])?|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host)
  );
}

/** Whether a browser's page of ours asks, or a program that is no browser. Where the host named an address, only that is ours. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, url: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (url !== undefined) return origin === new URL(url).origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
