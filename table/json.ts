/** JSON from outside. */

/** Reads JSON: undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON knows no undefined and writes it as null in a list; this puts it back. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object') return value;
  if (value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNulls(part)]));
}
