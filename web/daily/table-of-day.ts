/** The day's table of results on the server this page came from, where there is one. */
import type { Reading } from '../../core/contract.ts';
import { isObject } from '../json.ts';

export interface TableRow {
  readonly name: string;
  readonly net: number;
  readonly place: number;
}

/** The results of a day; undefined where no server answers. */
export async function resultsOf(date: string): Promise<readonly TableRow[] | undefined> {
  const answer = await ask(`/api/daily?date=${date}`);
  const results = answer.ok ? answer.value['results'] : undefined;
  return Array.isArray(results) ? results.filter(isRow) : undefined;
}

/** Sends the record of a finished match. */
export function sendResult(name: string, record: string): Promise<Reading<unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  return ask('/api/daily', { method: 'POST', headers, body: JSON.stringify({ name, record }) });
}

async function ask(path: string, init: RequestInit = {}): Promise<Reading<Readonly<Record<string, unknown>>>> {
  try {
    const response = await fetch(path, init);
    const value: unknown = await response.json();
    if (!isObject(value)) return { ok: false, problem: '' };
    const { problem } = value;
    return response.ok ? { ok: true, value } : { ok: false, problem: typeof problem === 'string' ? problem : '' };
  } catch (error) {
    return { ok: false, problem: String(error) };
  }
}

function isRow(value: unknown): value is TableRow {
  if (!isObject(value)) return false;
  const { name, net, place } = value;
  return typeof name === 'string' && typeof net === 'number' && typeof place === 'number';
}
