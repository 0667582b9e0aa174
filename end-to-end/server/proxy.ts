/**
 * `npm run proxy`: nginx with deploy/nginx.conf in front of three processes over PostgreSQL, tried for real: TLS, sockets, limits and
 * addresses, and restarts one by one, while people only watch and while matches are played, without a lost act. A line for each says what came of it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { must } from '../../core/must.ts';
import { Player, ask, newDevice } from './player.ts';
import { makeCertificate, proxiedServers } from './storm/proxied-servers.ts';
import type { ProxiedServers } from './storm/proxied-servers.ts';
import { Storm } from './storm/storm.ts';
import { Watchers } from './storm/watchers.ts';

const WATCHERS = 60;
/** A package is installed, a service started: long enough that sockets meet a process that is not there. */
const AWAY_MS = 3000;
/** Who watches is told to come back after a second, and may be unlucky once. */
const BACK_MS = 5000;

const { values } = parseArgs({
  options: { restarts: { type: 'string', default: '9' }, tables: { type: 'string', default: '6' } },
});

const folder = process.env['PROXY_FOLDER'];
process.exitCode = folder === undefined ? trusting() : await tryAll(folder);

/** Node reads which certificates it trusts when it starts, so the same program is started again with ours. */
function trusting(): number {
  const made = mkdtempSync(join(tmpdir(), 'starlanes-proxy-'));
  const env = { ...process.env, PROXY_FOLDER: made, NODE_EXTRA_CA_CERTS: makeCertificate(made) };
  const ended = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit', env });
  return ended.status ?? 1;
}

async function tryAll(place: string): Promise<number> {
  const servers = await proxiedServers(must(process.env['NGINX'], 'the path of nginx in NGINX'), place);
  const failures: string[] = [];
  const check = (what: string, isSo: boolean, found: unknown = ''): void => {
    process.stdout.write(`${isSo ? 'ok    ' : 'FAILED'}  ${what}${isSo ? '' : `: ${JSON.stringify(found)}`}\n`);
    if (!isSo) failures.push(what);
  };
  try {
    await tryRequests(servers, check);
    await tryWatching(servers, check);
    await tryRestarts(servers, check);
    return failures.length === 0 ? 0 : 1;
  } finally {
    await servers.remove();
  }
}

type Check = (what: string, isSo: boolean, found?: unknown) => void;

async function tryRequests(servers: ProxiedServers, check: Check): Promise<void> {
  const base = must(servers.base(), 'an address');
  const page = await fetch(base);
  check('the page comes over TLS', page.status === 200 && (await page.text()).includes('<html'), page.status);
  const made = await fetch(`${base}/api/secrets`, {
    method: 'POST',
    headers: { Origin: base, 'Content-Type': 'application/json' },
    body: '{"cookie":true}',
  });
  const cookie = made.headers.get('set-cookie') ?? '';
  check('the cookie of a device is for TLS alone', /;\s*Secure/i.test(cookie), [made.status, cookie]);
  const stranger = await fetch(`${base}/api/secrets`, { method: 'POST', headers: { Origin: 'https://evil.example' } });
  check('a page of another address may not act', stranger.status === 403, stranger.status);
  check('metrics are not public', (await fetch(`${base}/metrics`)).status === 404);
  const large = await ask(base, 'POST', '/api/matches', { body: { name: 'x'.repeat(20_000) } });
  check('a body that is too large is refused', large.status === 413, large.status);
  await trySockets(base, check);
  await tryAddresses(base, check);
}

async function trySockets(base: string, check: Check): Promise<void> {
  const secret = await newDevice(base);
  const seats = [{ for: 'person' }, { for: 'bot', bot: 'chance' }];
  const order = { game: 'star-lanes', edition: 'quick', seats, name: 'Ann' };
  const { body } = await ask(base, 'POST', '/api/matches', { body: order, secret });
  check('links have the name that the proxy has', String(body['link']).startsWith(base), body);
  const player = await Player.connect(base, secret);
  const first = await player.watch(body['match'], 0, 2);
  check('a socket goes through and is told of the match', first['type'] === 'update', first);
  player.close();
}

/** What somebody writes into X-Forwarded-For does not give them another address. */
async function tryAddresses(base: string, check: Check): Promise<void> {
  const spoofed = Array.from({ length: 400 }, (_, i) =>
    ask(base, 'GET', '/api/matches', { headers: { 'X-Forwarded-For': `203.0.113.${i % 250}` } }),
  );
  const statuses = (await Promise.all(spoofed)).map(({ status }) => status);
  const refused = statuses.filter((status) => status === 429).length;
  check('one address is limited, whatever it claims to be', refused > 50, statuses.length - refused);
  const sockets = Array.from({ length: 260 }, () => new WebSocket(`${base.replace('http', 'ws')}/socket`));
  const opened = await Promise.all(sockets.map(isOpen));
  const open = opened.filter(Boolean).length;
  check('one address has 200 connections at most, over all processes', open > 150 && open <= 200, open);
  for (const socket of sockets) socket.terminate();
}

function isOpen(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.on('open', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
}

/** Sockets do not end as requests do, which is how nginx learns that a process is well again: so nobody asks anything else. */
async function tryWatching(servers: ProxiedServers, check: Check): Promise<void> {
  const watchers = new Watchers(must(servers.base(), 'an address'), WATCHERS);
  try {
    await sleep(BACK_MS);
    check(`${WATCHERS} sockets watch`, watchers.connected === WATCHERS, watchers.connected);
    for (let n = 1; n <= servers.inner.length; n++) {
      const failed = watchers.failures;
      const restarted = servers.restart(AWAY_MS);
      await sleep(BACK_MS);
      const { connected } = watchers;
      const found = { connected, failures: watchers.failures - failed };
      check(`all are back ${BACK_MS / 1000} seconds after restart ${n}`, connected === WATCHERS, found);
      await restarted;
    }
  } finally {
    watchers.stop();
  }
}

async function tryRestarts(servers: ProxiedServers, check: Check): Promise<void> {
  const plan = { kills: Number(values.restarts), seconds: 240, tables: Number(values.tables), seed: 1977 };
  const counts = await new Storm(servers, plan).run();
  const { acknowledged, unanswered, updates, matches, lost, twice, wrong, stuck } = counts;
  process.stdout.write(
    `${servers.restarts} restarts, ${matches} matches, ${acknowledged} acts acknowledged, ${unanswered} without an answer, ${updates} updates compared\n`,
  );
  check('no act that was acknowledged is lost', lost.length === 0, lost.slice(0, 5));
  check('none was done twice', twice.length === 0, twice.slice(0, 5));
  check('everybody saw what the log says', wrong.length === 0, wrong.slice(0, 5));
  check('every match came to its end', stuck.length === 0, stuck.slice(0, 5));
  check('no process had trouble', !servers.said().includes('something went wrong'));
}
