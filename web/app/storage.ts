/** What is kept on this device. A browser may refuse to keep anything: then the page goes on without. */

const PREFIX = 'starlanes/';

/** The browser's own key for one of ours. */
export function keyOf(key: string): string {
  return PREFIX + key;
}

/** What was kept under a key; undefined when there is nothing, or nothing readable. */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(keyOf(key));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value; false when the browser refuses, for example because its storage is full. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(keyOf(key));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** The keys that begin like this. */
export function keptKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(beginning)))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Whether something from outside is an object whose members can be looked at. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
