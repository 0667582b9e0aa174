/**
 * Several processes over one PostgreSQL behind a real nginx with TLS, as deploy/nginx.conf has it. They are not killed but
 * restarted, one after the other, as an operator upgrades them.
 */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../../server/stores/fixtures/postgres.ts';
import { openStore } from '../../../server/stores/open-store.ts';
import { must } from '../../../core/must.ts';
import { ServerProcess } from '../server-process.ts';
import type { Servers } from './servers.ts';

const CONFIGURATION = join(import.meta.dirname, '..', '..', '..', '..', 'deploy', 'nginx.conf');

/** A certificate for localhost that signs itself, in a folder: `certificate.pem` and `key.pem`. */
export function makeCertificate(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const certificate = join(folder, 'certificate.pem');
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...names,
    ...files,
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.error?.message ?? String(made.stderr)}`);
  return certificate;
}

export interface ProxiedServers extends Servers {
  /** How many processes have been restarted. */
  readonly restarts: number;
  /** The processes themselves, as only the proxy reaches them. */
  readonly inner: readonly string[];
  /** Restarts the next one as its operator would; it is away for so long at least, and ready in the end. */
  restart(awayMs: number): Promise<void>;
}

/** Starts everything; `folder` holds the certificate and what nginx writes. */
export async function proxiedServers(nginx: string, folder: string, processes = 3): Promise<ProxiedServers> {
  const postgres = await startPostgres();
  const database = await postgres.database();
  const [port = 0, ...ports] = await freePorts(processes + 1);
  const url = `https://localhost:${port}`;
  const start = (at: number): Promise<ServerProcess> =>
    ServerProcess.start(database, ...`--port ${at} --trust-proxy --url ${url} --threads 1 --log info`.split(' '));
  const up = await Promise.all(ports.map(start));
  const proxy = await startNginx(nginx, folder, { port, ports });
  const said: string[] = [];
  let restarts = 0;

  const restart = async (awayMs: number): Promise<void> => {
    const place = restarts++ % up.length;
    const server = must(up[place], 'a process');
    await server.stop();
    said.push(server.said);
    await sleep(awayMs);
    up[place] = await start(must(ports[place], 'a port'));
    await isReady(up[place].base);
  };
  return {
    bases: () => [url],
    base: () => url,
    inner: ports.map((at) => `http://127.0.0.1:${at}`),
    peakMemory: () => undefined,
    restart,
    kill: () => restart(0),
    databaseRestarts: 0,
    get restarts() {
      return restarts;
    },
    said: () => [...said, ...up.map((server) => server.said)].join(''),
    stop: () => Promise.all(up.map((server) => server.stop())),
    open: () => openStore(database),
    async remove() {
      await Promise.all(up.map((server) => server.stop()));
      proxy.kill();
      await once(proxy, 'exit');
      await postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The documented configuration with ports and files of this run in place of those that are the operator's to choose. */
function configurationFor(folder: string, { port, ports }: { port: number; ports: readonly number[] }): string {
  let site = readFileSync(CONFIGURATION, 'utf8');
  for (const [i, at] of ports.entries()) site = site.replace(`127.0.0.1:${1977 + i} `, `127.0.0.1:${at} `);
  site = site
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
    .replace('lanes.example.org;', 'localhost;')
    .replace('/etc/letsencrypt/live/lanes.example.org/fullchain.pem', join(folder, 'certificate.pem'))
    .replace('/etc/letsencrypt/live/lanes.example.org/privkey.pem', join(folder, 'key.pem'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `worker_processes 1; daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')};
events { worker_connections 4096; }
http { access_log off; ${paths.join(' ')}
${site}
}
`;
}

async function startNginx(
  nginx: string,
  folder: string,
  ports: { port: number; ports: readonly number[] },
): Promise<ChildProcess> {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configurationFor(folder, ports));
  const proxy = spawn(nginx, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const complaints: string[] = [];
  proxy.stderr?.on('data', (data) => complaints.push(String(data)));
  proxy.once('exit', (status) => {
    if (status !== 0) process.stderr.write(`nginx ended with ${status}: ${complaints.join('')}\n`);
  });
  await isReady(`https://localhost:${ports.port}`);
  return proxy;
}

async function isReady(base: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${base}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await sleep(100);
  }
  throw new Error(`${base} does not become ready`);
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => Number(Object(server.address()).port));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
