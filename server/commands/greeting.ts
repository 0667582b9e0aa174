/** What a server says when it is open: where it is reached, as far as its host lets others in, and where matches are kept. */
import type { ServerSettings } from '../settings.ts';
import { IN_MEMORY, withoutPassword } from '../stores/address.ts';

interface Opened {
  readonly port: number;
  /** The port of the games of the teletype, where they are served. */
  readonly telnet: number | undefined;
  /** This machine's address in its network. */
  readonly lan: string | undefined;
}

export function greeting(
  settings: Pick<ServerSettings, 'database' | 'host' | 'url'>,
  { port, telnet, lan }: Opened,
): string {
  const network = settings.url === undefined && isOpenToAll(settings.host) ? lan : undefined;
  const address = settings.url ?? `http://${ownAddress(settings.host)}:${port}`;
  return [
    `Star Lanes is open at   ${address}`,
    ...(network === undefined ? [] : [`in your network at      http://${network}:${port}`]),
    ...(telnet === undefined ? [] : [`by telnet at            port ${telnet}`]),
    `Documentation           ${new URL('/docs', address).href}`,
    ...whereKept(settings.database),
    '',
  ].join('\n');
}

function whereKept(database: string): readonly string[] {
  if (database === IN_MEMORY)
    return [
      'Matches are stored in   memory only',
      'Ctrl-C stops the server, and all matches are lost: nothing is saved.',
    ];
  return [
    `Matches are stored in   ${withoutPassword(database)}`,
    'Ctrl-C stops the server; matches in play wait until you start it again.',
  ];
}

/** Whether the server listens on all addresses of this machine. */
function isOpenToAll(host: string | undefined): boolean {
  return host === undefined || host === '0.0.0.0' || host === '::';
}

/** Bound to one address that is not this machine's own, the server is there and nowhere else. */
function ownAddress(host: string | undefined): string {
  if (host === undefined || isOpenToAll(host) || /^(localhost$|127\.|::1$)/.test(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
