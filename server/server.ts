/** The server put together: store, registry, computer players, HTTP and sockets on one port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Store } from '../table/store.ts';
import { Scheduler } from './tables/scheduler.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { BotPool } from './tables/bot-pool.ts';
import { addressKey } from './http/asking.ts';
import { Requests } from './http/requests.ts';
import { StaticFiles } from './http/static-files.ts';
import { servedGames } from './games.ts';
import type { ServedGames } from './games.ts';
import { Counts } from './limits.ts';
import { LogThrottle } from './log-throttle.ts';
import { Metrics } from './metrics.ts';
import { Retention } from './retention.ts';
import type { ServerSettings } from './settings.ts';
import { Signer } from './signing.ts';
import { DatabaseAway, StoreProblem } from './stores/driver.ts';
import { Sockets, TOO_MANY_CONNECTIONS, refuse } from './sockets/sockets.ts';
import { TelnetDoor } from './telnet/telnet-door.ts';
import { InFlight } from './in-flight.ts';

/** How often the store is asked what is due, and how often what nobody uses is put away. */
const POLL_MS = 500;
const TIDY_MS = 10_000;
/** How long a server that closes waits for what it has accepted. */
const CLOSE_MS = 5000;
const HOUR_MS = 60 * 60 * 1000;

/** How long a request may take to arrive, an answer may lie unread, and how often that is looked at. */
const REQUEST_MS = 15_000;
const SILENT_MS = 60_000;
const CHECK_MS = 5000;

/** What the log tells of the course of things; every action would be too much. */
const COURSE: ReadonlySet<string> = new Set([
  'sit',
  'start',
  'redraw',
  'stand',
  'leave',
  'late',
  'back',
  'move',
  'rematch',
]);

export interface RunningServer {
  readonly port: number;
  /** The port for plain terminals, where there is one. */
  readonly telnet: number | undefined;
  /** Stops taking acts, finishes what it accepted, tells clients to come back. */
  close(): Promise<void>;
}

const BUILT_PAGE = fileURLToPath(new URL('../web', import.meta.url));
const BUILT_DOCS = fileURLToPath(new URL('../docs', import.meta.url));

/** What a server is made of besides its settings; tests hand in games of their own, and bots that think in this thread. */
export interface ServerParts {
  readonly games?: ServedGames;
  readonly bots?: Pick<BotPool, 'answer' | 'waiting' | 'close'>;
  /** The folder of the web app. */
  readonly page?: string;
  /** The folder of the documentation. */
  readonly docs?: string;
}

/** Serves until it is closed. */
export async function startServer(
  settings: ServerSettings,
  store: Store,
  log: Logger,
  { games = servedGames, bots = new BotPool(settings.threads), page = BUILT_PAGE, docs = BUILT_DOCS }: ServerParts = {},
): Promise<RunningServer> {
  let closing = false;
  const throttle = new LogThrottle();
  const trouble = (error: unknown): void => {
    // While a database is away, everybody who comes fails for the reason that is in the log already.
    if (error instanceof DatabaseAway) return;
    const times = throttle.count(String(error));
    if (times === undefined) return;
    // What is a sentence for people needs no place in the program.
    if (error instanceof StoreProblem) log.error({ times }, error.message);
    else log.error({ err: error, times }, 'something went wrong');
  };
  const metrics = new Metrics();
  const registry = new TableRegistry({ store, games, trouble, kept: (seconds) => metrics.database.observe(seconds) });
  registry.onChange((live, table, { act, at }) => {
    metrics.countAct(act.act);
    if (table.phase === 'over' || COURSE.has(act.act))
      log.info({ match: live.id, at, act: act.act, phase: table.phase });
  });
  const retention = new Retention(store, settings.forgetAfterDays, (facts, sentence) => log.warn(facts, sentence));
  const scheduler = new Scheduler(registry, bots, trouble);
  const inFlight = new InFlight();
  const parts = { registry, metrics, limits: settings.limits, closing: () => closing, trouble, inFlight };
  const sockets = new Sockets({ ...parts, url: settings.url, trustProxy: settings.trustProxy });
  metrics.watch({
    tables: () => registry.tables,
    connections: () => sockets.size,
    thoughts: () => bots.waiting,
  });
  const pages = { files: new StaticFiles(page), docs: new StaticFiles(docs) };
  const requests = new Requests({ ...parts, ...pages, settings, signer: await Signer.of(store) });
  await registry.listen();

  const http = createServer({ connectionsCheckingInterval: CHECK_MS }, (request, response) => {
    inFlight.add(requests.handle(request, response).catch(trouble));
  });
  // Who sends slowly, or does not read, is not waited for; sockets have their own rules once they are open.
  http.headersTimeout = REQUEST_MS;
  http.requestTimeout = REQUEST_MS;
  http.timeout = SILENT_MS;
  http.maxConnections = settings.limits.connections;
  http.on('drop', () => {
    metrics.dropped.inc({ why: 'full' });
    const times = throttle.count('drop');
    if (times !== undefined)
      log.warn({ connections: settings.limits.connections, times }, 'too many connections: dropped');
  });
  // Behind a proxy every connection comes from the proxy, and it counts for us.
  if (!settings.trustProxy) countConnections(http, settings.limits.connectionsPerAddress);
  http.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  const door = new TelnetDoor({ limits: settings.limits, metrics, bots });
  const telnet = settings.telnet === undefined ? undefined : await door.listen(settings.telnet, settings.host);
  await listen(http, settings).catch((error: unknown) => {
    door.close();
    throw error;
  });

  const timers = [
    every(POLL_MS, () => scheduler.poll(), trouble),
    every(TIDY_MS, async () => tidy(registry, requests), trouble),
    every(HOUR_MS, () => retention.tidy(), trouble),
  ];
  await retention.tidy();
  const { port } = addressOf(http.address());
  log.info({ port }, 'listening');
  return {
    port,
    telnet,
    async close() {
      closing = true;
      door.close();
      scheduler.stop();
      for (const stop of timers) stop();
      http.close();
      await inFlight.finish(CLOSE_MS);
      await registry.settle();
      await sockets.close();
      http.closeAllConnections();
      await bots.close();
      await store.close();
      log.info('closed');
    },
  };
}

function tidy(registry: TableRegistry, requests: Requests): void {
  registry.tidy();
  requests.tidy();
}

/** Counts requests and sockets together: both are connections first. */
function countConnections(http: ReturnType<typeof createServer>, most: number): void {
  const counts = new Counts(most);
  http.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    if (!counts.enter(address)) return refuse(socket, 'too-many', TOO_MANY_CONNECTIONS);
    socket.once('close', () => counts.leave(address));
  });
}

function listen(http: ReturnType<typeof createServer>, { port, host }: ServerSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

/** Does something again and again, a pause after each time, until it is stopped. */
function every(ms: number, work: () => Promise<void>, trouble: (error: unknown) => void): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const again = (): void => {
    if (!stopped) timer = setTimeout(() => void work().catch(trouble).finally(again), ms);
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}
