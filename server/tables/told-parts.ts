/**
 * The parts of what viewers are told, as JSON, each with the version in which it last changed. So a viewer who knows a version
 * is sent what has changed since, and all who know the same are sent the same bytes. A part that is the very object it was
 * before (the head of a match, a configuration) is not even written anew to see whether it has changed.
 */

interface Part {
  readonly name: string;
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
  readonly #parts: Part[] = [];
  /** The version that was taken last; they count up. */
  version = 0;

  /** Takes an object as it is in a version. */
  take(whole: object, version: number, except?: string): void {
    this.version = version;
    const fields: Readonly<Record<string, unknown>> = { ...whole };
    let next = 0;
    for (const name in fields) {
      const value = fields[name];
      if (name !== except && value !== undefined) next = 1 + this.#takePart(name, value, version, next);
    }
    for (const part of this.#parts) if (part.seen !== version) renew(part, undefined, version);
  }

  /** All parts, each after a comma. */
  get whole(): string {
    let text = '';
    for (const part of this.#parts) if (part.text !== undefined) text += part.field + part.text;
    return text;
  }

  /** The parts that have changed since a version; null where there is none any more. */
  since(version: number): string {
    let text = '';
    for (const part of this.#parts) if (part.version > version) text += part.field + (part.text ?? 'null');
    return text;
  }

  /** Fields mostly come in the same order, so that a part is mostly where it is looked for first; says where it was. */
  #takePart(name: string, value: unknown, version: number, expected: number): number {
    const at =
      this.#parts[expected]?.name === name ? expected : this.#parts.findIndex((candidate) => candidate.name === name);
    const part = this.#parts[at];
    if (part !== undefined) {
      renew(part, value, version);
      return at;
    }
    const field = `,${JSON.stringify(name)}:`;
    return this.#parts.push({ name, field, value, text: JSON.stringify(value), version, seen: version }) - 1;
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
