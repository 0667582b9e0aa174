/** A server's HTTP side, as this terminal asks it, and what can be wrong with it. */
import { ServerApi, codeOf } from '../../client/server-api.ts';
import type { ServerProblem } from '../../table/protocol.ts';
import { oneLine } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { NoServer } from '../../text/terminal.ts';
import { tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { words } from '../words.ts';
import { keepSecret, keptSecret } from './device-secret.ts';
import { witness } from './witness.ts';

/** A server that takes longer is not there. */
const PATIENCE_MS = 15_000;

/** What the system says is printed on the player's terminal: one line. */
const LONGEST_CODE = 300;

export function serverAt(origin: string): ServerApi {
  return new ServerApi({
    origin,
    fetch: (address, request) => fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) }),
    secret: { kept: () => keptSecret(origin), keep: (secret) => keepSecret(origin, secret) },
    witness,
  });
}

/** The same with what a command says where something is wrong. */
export async function asked<Value>(answer: Promise<Result<Value, ServerProblem>>): Promise<Result<Value, NoServer>> {
  const result = await answer;
  return result.ok ? result : { ok: false, problem: noServer(result.problem) };
}

/** The text at any address, such as a record that somebody has put there. */
export async function textAt(address: string): Promise<Result<string, NoServer>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return { ok: true, value: await response.text() };
    return { ok: false, problem: { why: 'not-at-address', address, status: response.status } };
  } catch (error) {
    return { ok: false, problem: silence(new URL(address).origin, codeOf(error)) };
  }
}

function noServer(problem: ServerProblem): NoServer {
  switch (problem.why) {
    case 'unreachable':
      return silence(problem.origin, problem.code);
    case 'not-a-server':
      return { why: 'no-game-server', origin: problem.origin };
    case 'odd-answer':
    case 'rejected':
      return problem;
  }
}

/** The server does not answer: why, as far as the system knows. */
function silence(origin: string, code: string): NoServer {
  const { hostname: host, port } = new URL(origin);
  switch (code) {
    case 'ECONNREFUSED':
      return { why: 'connection-refused', origin };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { why: 'host-not-found', host };
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return { why: 'no-route', host };
    case 'ECONNRESET':
    case 'UND_ERR_SOCKET':
      return { why: 'hung-up', origin, port: port === '' ? undefined : port };
    case 'TimeoutError':
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return { why: 'no-answer-in-time', origin, seconds: PATIENCE_MS / 1000 };
    default:
      return { why: 'other-silence', origin, code: oneLine(code, LONGEST_CODE) };
  }
}

/** A wait that needs no word. */
const QUIET_MS = 1000;

/** Waits for a server's first answer, which is usually quick; if it is not, the person at the keyboard is told what for. */
export async function patiently<Answer>(origin: string, work: Promise<Answer>, streams: Streams): Promise<Answer> {
  const waiting = setTimeout(() => void tellUser(streams, words().calling(origin)), QUIET_MS);
  try {
    return await work;
  } finally {
    clearTimeout(waiting);
  }
}
