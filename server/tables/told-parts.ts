/**
 * The parts of what viewers are told, as JSON, each with the version in which it last changed. So a viewer who knows a version
 * is sent what has changed since, and all who know the same are sent the same bytes. A part that is the very object it was
 * before (the head of a match, a configuration) is not even written anew to see whether it has changed.
 */

interface Part {
  /** Its name as it begins a field, `,"map":`. */
  readonly field: string;
  /** What it was made from, where that may come again. */
  value: unknown;
  /** Undefined where there is none (any more). */
  text: string | undefined;
  /** The version in which it became what it is. */
  version: number;
  /** The version in which it was last looked at. */
  seen: number;
}

export class ToldParts {
  readonly #parts = new Map<string, Part>();
  /** The version that was taken last; they count up. */
  version = 0;

  /** Takes an object as it is in a version. */
  take(whole: object, version: number, except?: string): void {
    this.version = version;
    for (const [name, value] of Object.entries(whole)) {
      if (name === except || value === undefined) continue;
      const part = this.#parts.get(name);
      if (part === undefined) this.#add(name, value, version);
      else renew(part, value, version);
    }
    for (const part of this.#parts.values()) if (part.seen !== version) renew(part, undefined, version);
  }

  /** All parts, each after a comma. */
  get whole(): string {
    let text = '';
    for (const part of this.#parts.values()) if (part.text !== undefined) text += part.field + part.text;
    return text;
  }

  /** The parts that have changed since a version; null where there is none any more. */
  since(version: number): string {
    let text = '';
    for (const part of this.#parts.values()) if (part.version > version) text += part.field + (part.text ?? 'null');
    return text;
  }

  #add(name: string, value: unknown, version: number): void {
    const text = JSON.stringify(value);
    this.#parts.set(name, { field: `,${JSON.stringify(name)}:`, value, text, version, seen: version });
  }
}

function renew(part: Part, value: unknown, version: number): void {
  part.seen = version;
  if (part.value === value && (value !== undefined || part.text === undefined)) return;
  const text = value === undefined ? undefined : JSON.stringify(value);
  const isSame = part.text === text;
  // What has changed will be another object the next time, too: there is no use in keeping it.
  part.value = isSame || typeof value !== 'object' ? value : undefined;
  if (isSame) return;
  part.text = text;
  part.version = version;
}
