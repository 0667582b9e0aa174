/** Answers HTTP requests: the API, health and metrics, the web app. No stack trace ever leaves. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { UnplayableMatch } from '../tables/table-registry.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { TokenBuckets } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerSettings } from '../settings.ts';
import type { Signer } from '../signing.ts';
import type { EdgeProblem } from '../../table/rejections.ts';
import { NoSuchMatch } from '../../table/store.ts';
import { HttpProblem, refusal, refused, send } from './answer.ts';
import type { Reply } from './answer.ts';
import { MatchesApi } from './api.ts';
import {
  addressOf,
  cookieFor,
  hasWrongSecret,
  isHost,
  isOwnOrigin,
  isSecure,
  pathOf,
  secretOf,
  valueOf,
} from './asking.ts';
import { readBody } from './body.ts';
import { docsPage } from './docs-page.ts';
import { connectPolicy } from './headers.ts';
import { baseUrl } from './links.ts';
import { notFoundPage, wantsPage } from './not-found.ts';
import { RequestGate } from './request-gate.ts';
import type { StaticFiles } from './static-files.ts';
import { explainRejection } from '../../text/en/problems.ts';

export interface RequestsParts {
  readonly registry: TableRegistry;
  readonly settings: Pick<ServerSettings, 'host' | 'limits' | 'trustProxy' | 'url'>;
  readonly metrics: Metrics;
  readonly signer: Signer;
  readonly files: StaticFiles;
  readonly docs: StaticFiles;
  readonly closing: () => boolean;
  readonly trouble: (error: unknown) => void;
}

/** The status of an answer to a request that was one too many. */
const TOO_MANY = 429;

/** Seconds' worth of requests that may come at once. */
const BURST_SECONDS = 5;

export class Requests {
  readonly #parts: RequestsParts;
  readonly #api: MatchesApi;
  readonly #gate: RequestGate;
  readonly #perAddress: TokenBuckets;
  readonly #matchesMade: TokenBuckets;
  readonly #botMatchesMade: TokenBuckets;
  readonly #resultsSent: TokenBuckets;

  constructor(parts: RequestsParts) {
    this.#parts = parts;
    const { limits, trustProxy } = parts.settings;
    this.#gate = new RequestGate(limits, trustProxy);
    this.#api = new MatchesApi(parts.registry, parts.signer, limits);
    const { requestsPerSecond, matchesPerHour, botMatchesPerHour } = limits;
    this.#perAddress = new TokenBuckets(requestsPerSecond, BURST_SECONDS * requestsPerSecond);
    this.#matchesMade = new TokenBuckets(matchesPerHour / 3600, matchesPerHour);
    this.#botMatchesMade = new TokenBuckets(botMatchesPerHour / 3600, botMatchesPerHour);
    this.#resultsSent = new TokenBuckets(matchesPerHour / 3600, matchesPerHour);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#gate.admits(request, response)) return this.#parts.metrics.dropped.inc({ why: 'flood' });
    const reply = await this.#answer(request).catch((error: unknown) => this.#failed(error));
    if (reply.status === TOO_MANY) this.#gate.refused(request);
    const { host } = request.headers;
    const connect = connectPolicy(isHost(host) ? host : undefined, this.#parts.settings.url);
    send(response, reply, { headOnly: request.method === 'HEAD', connect });
  }

  tidy(): void {
    this.#gate.tidy();
    this.#perAddress.tidy();
    this.#matchesMade.tidy();
    this.#botMatchesMade.tidy();
    this.#resultsSent.tidy();
  }

  async #answer(request: IncomingMessage): Promise<Reply> {
    const { files, docs, registry, metrics, settings, closing } = this.#parts;
    const path = pathOf(request);
    if (!this.#gate.mayAsk(addressOf(request, settings.trustProxy), path))
      throw refused({ why: 'too-many-requests' }, { 'Retry-After': '1' });
    if (!isHost(request.headers.host)) throw refused({ why: 'bad-host' });
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    if (path.startsWith('/api/')) return this.#answerApi(request, method, path);
    if (method !== 'GET') throw refused({ why: 'get-only' }, { Allow: 'GET, HEAD' });
    switch (path) {
      case '/healthz':
        return text(200, 'well\n');
      case '/readyz':
        return !closing() && (await registry.store.ready()) ? text(200, 'ready\n') : text(503, 'not ready\n');
      case '/metrics':
        return { ...text(200, await metrics.registry.metrics()), type: metrics.registry.contentType };
      default: {
        const encodings = [request.headers['accept-encoding'] ?? ''].flat().join(' ');
        const had = request.headers['if-none-match'];
        const page =
          docsPage(docs, path, encodings, had) ?? (files.isEmpty ? plainPage(path) : files.find(path, encodings, had));
        if (page !== undefined) return page;
        if (!wantsPage(request.headers.accept)) throw refused({ why: 'nothing-there' });
        return (
          files.notFound(encodings) ?? notFoundPage(explainRejection({ reason: 'nothing-there' }), ['/', 'Star Lanes'])
        );
      }
    }
  }

  async #answerApi(request: IncomingMessage, method: string, path: string): Promise<Reply> {
    const { settings, metrics, closing } = this.#parts;
    const { limits, trustProxy, url } = settings;
    const address = addressOf(request, trustProxy);
    check(this.#perAddress.of(address), { why: 'too-many-requests' });
    if (closing()) throw refused({ why: 'closing' }, { 'Retry-After': '2' });
    if (method !== 'GET' && !isOwnOrigin(request, url)) throw refused({ why: 'wrong-origin' });
    if (method !== 'GET' && path !== '/api/secrets' && hasWrongSecret(request)) throw refused({ why: 'bad-secret' });
    return this.#api.answer({
      method,
      path: path.slice('/api/'.length),
      body: method === 'GET' ? {} : await readBody(request, limits.bodyBytes),
      value: (name) => valueOf(request, name),
      secret: secretOf(request),
      base: () => baseUrl(request, settings),
      cookie: (secret) => ({ 'Set-Cookie': cookieFor(secret, isSecure(request, settings)) }),
      mayCreate: () => {
        check(this.#matchesMade.of(address), { why: 'too-many-matches' });
        metrics.matchesMade.inc();
      },
      mayCreateForBots: () =>
        check(this.#botMatchesMade.of(address), { why: 'too-many-bot-matches', most: limits.botMatchesPerHour }),
      maySend: () => check(this.#resultsSent.of(address), { why: 'too-many-results' }),
    });
  }

  #failed(error: unknown): Reply {
    if (error instanceof HttpProblem) {
      this.#parts.metrics.refusals.inc({ why: error.rejection.why });
      return refusal(error);
    }
    if (error instanceof NoSuchMatch) return refusal(refused({ why: 'no-such-match' }));
    if (error instanceof UnplayableMatch) return refusal(refused(error.problem));
    this.#parts.trouble(error);
    return refusal(refused({ why: 'server-fault' }));
  }
}

function check(bucket: ReturnType<TokenBuckets['of']>, problem: EdgeProblem): void {
  if (!bucket.take()) throw refused(problem, { 'Retry-After': String(bucket.wait) });
}

function text(status: number, body: string): Reply {
  return { status, type: 'text/plain; charset=utf-8', body, headers: { 'Cache-Control': 'no-store' } };
}

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Star Lanes</title></head>
<body>
<h1>Star Lanes</h1>
<p>The server is running, but the web app is not built. Programs can play: see <a href="/docs/protocol.html">the protocol</a>.</p>
</body>
</html>
`;

/** What a browser is shown by a server that was built without the web app. */
function plainPage(path: string): Reply | undefined {
  return path === '/' ? { status: 200, type: 'text/html; charset=utf-8', body: PAGE } : undefined;
}
