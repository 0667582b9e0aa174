/** The day's table of results on the server this page came from, where there is one. */
import type { Result } from '../../core/result.ts';
import { isObject } from '../app/json.ts';
import { ask } from '../network/ask.ts';

export interface TableRow {
  readonly name: string;
  readonly net: number;
  readonly place: number;
}

/** The results of a day; undefined where no server answers. */
export async function resultsOf(date: string): Promise<readonly TableRow[] | undefined> {
  const answer = await ask('GET', `daily?date=${date}`);
  const results = answer.ok ? answer.value['results'] : undefined;
  return Array.isArray(results) ? results.filter(isRow) : undefined;
}

/** Sends the record of a finished match. */
export function sendResult(name: string, record: string): Promise<Result<unknown>> {
  return ask('POST', 'daily', { name, record });
}

function isRow(value: unknown): value is TableRow {
  if (!isObject(value)) return false;
  const { name, net, place } = value;
  return typeof name === 'string' && typeof net === 'number' && typeof place === 'number';
}
