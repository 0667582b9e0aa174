/** A server's HTTP side, as this terminal asks it, and in words what can be wrong with it. */
import { ServerApi } from '../../client/server-api.ts';
import type { ServerProblem } from '../../table/protocol.ts';
import { must } from '../../core/must.ts';
import { oneLine } from '../../core/record.ts';
import { inWords } from '../../core/result.ts';
import type { OrSentence } from '../../cli/or-sentence.ts';
import type { Result, Wording } from '../../core/result.ts';
import { keepSecret, keptSecret } from './device-secret.ts';

/** A server that takes longer is not there. */
const PATIENCE_MS = 15_000;

/** What the system says is printed on the player's terminal: one line. */
const LONGEST_CODE = 300;

export function serverAt(origin: string): ServerApi {
  return new ServerApi({
    origin,
    fetch: (address, request) => fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) }),
    secret: { kept: () => keptSecret(origin), keep: (secret) => keepSecret(origin, secret) },
  });
}

/** The same with a sentence where something is wrong. */
export async function inEnglish<Value>(answer: Promise<Result<Value, ServerProblem>>): Promise<OrSentence<Value>> {
  const result = await answer;
  return result.ok ? result : { ok: false, problem: inWords(result.problem, PROBLEMS) };
}

const PROBLEMS: Wording<ServerProblem> = {
  unreachable: ({ origin, code }) => silence(origin, code),
  'not-a-server': ({ origin }) => `${origin} answers, but is no server of Star Lanes.`,
  'odd-answer': ({ missing }) => `The server did not say its ${missing}.`,
  rejected: ({ said }) => must(said.problem, 'what the server said'),
};

/** Nobody answers: why, as far as the system knows. */
function silence(origin: string, code: string): string {
  const { hostname, port } = new URL(origin);
  switch (code) {
    case 'ECONNREFUSED':
      return `No server answers at ${origin}. Is it running there, and is the port right?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `Host not found: ${hostname}.`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `No route to ${hostname}. Is the network up?`;
    case 'ECONNRESET':
    case 'UND_ERR_SOCKET':
      return `${origin} hung up. Perhaps something else than a server of Star Lanes listens on port ${port || 'there'}.`;
    case 'TimeoutError':
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return `${origin} did not answer in ${PATIENCE_MS / 1000} seconds.`;
    default:
      return `${origin} cannot be reached (${oneLine(code, LONGEST_CODE)}).`;
  }
}

/** So long nobody wonders. */
const QUIET_MS = 1000;

/** Waits for something that is usually quick, such as a server's first answer; if it is not, `tell` says what for. */
export async function withPatience<Answer>(work: Promise<Answer>, tell: () => Promise<void>): Promise<Answer> {
  const waiting = setTimeout(() => void tell(), QUIET_MS);
  try {
    return await work;
  } finally {
    clearTimeout(waiting);
  }
}
