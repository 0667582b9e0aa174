/** A request to the server this page came from. Whatever goes wrong comes back as data. */
import type { Result } from '../../core/result.ts';
import type { Said, ServerProblem } from '../../table/protocol.ts';
import { isObject } from '../app/storage.ts';

export async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Result<Readonly<Record<string, unknown>>, ServerProblem>> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, { method, ...sent })
    .then(async (response) => ({ isOk: response.ok, value: (await response.json()) as unknown }))
    .catch(() => undefined);
  // No network, or somebody else's page in between: nothing a game server would say.
  if (!isObject(answer?.value)) return { ok: false, problem: { why: 'unreachable', origin: '', code: '' } };
  return answer.isOk
    ? { ok: true, value: answer.value }
    : { ok: false, problem: { why: 'rejected', said: saidIn(answer.value) } };
}

function saidIn({ problem, reason, facts }: Readonly<Record<string, unknown>>): Said {
  return {
    ...(typeof problem === 'string' ? { problem } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(facts === undefined ? {} : { facts }),
  };
}
