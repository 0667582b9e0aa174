/** The addresses players are given. */
import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { ServerSettings } from '../settings.ts';
import { isSecure } from './asking.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=:|$)/;

/**
 * How other devices reach this server: as the host said, or as the player did. Who plays on the
 * server's own machine asked for an address that leads nowhere on a phone; that machine's address in
 * its network is used then.
 */
export function baseUrl(
  request: IncomingMessage,
  { url, trustProxy, host: bound }: Pick<ServerSettings, 'url' | 'trustProxy' | 'host'>,
): string {
  if (url !== undefined) return url;
  const asked = request.headers.host ?? 'localhost';
  // Bound to one address, the server is not at the others.
  const host = bound === undefined ? asked.replace(LOOPBACK, (name) => lanAddress() ?? name) : asked;
  return `${isSecure(request, { url, trustProxy }) ? 'https' : 'http'}://${host}`;
}

/** This machine's address in its network. */
export function lanAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
