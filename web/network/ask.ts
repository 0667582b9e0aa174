/** A request to the server this page came from. Whatever goes wrong comes back as a sentence in the player's language. */
import type { Result } from '../../core/result.ts';
import { isObject } from '../app/storage.ts';
import { t } from '../app/words.ts';

export async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, { method, ...sent })
    .then(async (response) => ({ isOk: response.ok, value: (await response.json()) as unknown }))
    .catch(() => undefined);
  // No network, or somebody else's page in between: nothing a game server would say.
  if (!isObject(answer?.value)) return { ok: false, problem: t().problem('The server does not answer.') };
  return answer.isOk ? { ok: true, value: answer.value } : { ok: false, problem: saidIn(answer.value) };
}

function saidIn({ problem, reason }: Readonly<Record<string, unknown>>): string {
  const sentence = typeof problem === 'string' ? problem : '';
  return t().refused({ problem: sentence, ...(typeof reason === 'string' ? { reason } : {}) });
}
