/**
 * The parts of what viewers are told, as JSON, each with the version in which it last changed. So a viewer who knows a version
 * is sent what has changed since, and all who know the same are sent the same bytes. A list changes element by element, where
 * it stays as long as it was. What is the same data as before is not written anew to see whether it has changed.
 */

/** A value as it was last told. */
interface ToldValue {
  value: unknown;
  text: string;
  /** The version in which it became what it is. */
  version: number;
}

interface Part {
  readonly name: string;
  /** Its name as it begins a field, `"map":`. */
  readonly field: string;
  /** What it was made from, where that may come again. */
  value: unknown;
  /** Undefined where there is none (any more), and of a list until it is asked for. */
  text: string | undefined;
  /** Of a list that is told element by element. */
  elements: ToldValue[] | undefined;
  /** The version in which it, or an element of it, became what it is. */
  version: number;
  /** The version in which all of it was made anew: who knows an earlier one is told all of it. */
  remade: number;
  /** The version in which it was last looked at. */
  seen: number;
}

export class ToldParts {
  readonly #parts: Part[] = [];
  readonly #hasElements: boolean;
  /** The version that was taken last; they count up. */
  version = 0;

  /** Lists are told whole, or `byElements`. */
  constructor(lists: 'whole' | 'byElements' = 'whole') {
    this.#hasElements = lists === 'byElements';
  }

  /** Takes an object as it is in a version, without the fields that are told otherwise. */
  take(whole: object, version: number, except: readonly string[] = []): void {
    this.version = version;
    if (!isRecord(whole)) return;
    const parts = this.#parts;
    let next = 0;
    for (const name in whole) {
      const value = whole[name];
      // Fields mostly come in the same order, so that a part is mostly where it is looked for first.
      const expected = parts[next];
      if (expected !== undefined && expected.name === name && value !== undefined) {
        this.#renew(expected, value, version);
        next++;
      } else if (value !== undefined && !except.includes(name)) next = 1 + this.#takePart(name, value, version);
    }
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i];
      if (part !== undefined && part.seen !== version) lose(part, version);
    }
  }

  /** All parts, with commas between them. */
  get whole(): string {
    let text = '';
    for (const part of this.#parts) {
      const own = textOf(part);
      if (own !== undefined) text = joined(text, part.field + own);
    }
    return text;
  }

  /** The parts that are other ones than in a version; null where there is none any more. */
  since(version: number): string {
    let text = '';
    for (const part of this.#parts)
      if (part.remade > version) text = joined(text, part.field + (textOf(part) ?? 'null'));
    return text;
  }

  /** The elements that have changed since a version in lists that are as long as they were then, by their places. */
  elementsSince(version: number): string {
    let text = '';
    for (const part of this.#parts) {
      const { elements } = part;
      if (elements !== undefined && part.version > version && part.remade <= version)
        text = joined(text, `${part.field}{${changedIn(elements, version)}}`);
    }
    return text;
  }

  /** Says where it is. */
  #takePart(name: string, value: unknown, version: number): number {
    const at = this.#parts.findIndex((candidate) => candidate.name === name);
    if (at >= 0) {
      const part = this.#parts[at];
      if (part !== undefined) this.#renew(part, value, version);
      return at;
    }
    const field = `${JSON.stringify(name)}:`;
    const part: Part = {
      name,
      field,
      value: undefined,
      text: undefined,
      elements: undefined,
      version,
      remade: 0,
      seen: 0,
    };
    this.#renew(part, value, version);
    return this.#parts.push(part) - 1;
  }

  #renew(part: Part, value: unknown, version: number): void {
    part.seen = version;
    if (part.value === value) return;
    if (typeof value === 'object' && this.#hasElements && Array.isArray(value)) renewList(part, value, version);
    else renewWhole(part, value, version);
  }
}

function lose(part: Part, version: number): void {
  part.seen = version;
  if (part.text === undefined && part.elements === undefined) return;
  part.value = undefined;
  part.text = undefined;
  part.elements = undefined;
  part.version = version;
  part.remade = version;
}

function renewWhole(part: Part, value: unknown, version: number): void {
  const text = jsonOf(value);
  const isSame = part.elements === undefined && part.text === text;
  // What has changed will be another object the next time, too: there is no use in keeping it.
  part.value = isSame || typeof value !== 'object' ? value : undefined;
  if (isSame) return;
  part.text = text;
  part.elements = undefined;
  part.version = version;
  part.remade = version;
}

function renewList(part: Part, list: readonly unknown[], version: number): void {
  const { elements } = part;
  if (elements?.length === list.length) {
    // By number: an iterator makes a list of two for every element, and updates are what a server does all day.
    for (let place = 0; place < elements.length; place++) {
      const element = elements[place];
      if (element === undefined || isSameData(element.value, list[place])) continue;
      element.value = list[place];
      element.text = jsonOf(element.value);
      element.version = version;
      part.version = version;
      part.text = undefined;
    }
    return;
  }
  part.elements = list.map((value) => ({ value, text: jsonOf(value), version }));
  part.text = undefined;
  part.version = version;
  part.remade = version;
}

/** The text of a list is put together when it is asked for. */
function textOf(part: Part): string | undefined {
  if (part.elements !== undefined) part.text ??= `[${part.elements.map(({ text }) => text).join(',')}]`;
  return part.text;
}

function joined(text: string, more: string): string {
  return text === '' ? more : `${text},${more}`;
}

function changedIn(elements: readonly ToldValue[], since: number): string {
  let text = '';
  for (let place = 0; place < elements.length; place++) {
    const element = elements[place];
    if (element !== undefined && element.version > since) text = joined(text, `"${place}":${element.text}`);
  }
  return text;
}

/** What `JSON.stringify` writes, with the short way for what is short; in a list JSON has null for what is undefined. */
function jsonOf(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'undefined':
      return 'null';
    default:
      return JSON.stringify(value);
  }
}

/** Whether two values of plain data are written alike; who says no may be wrong, and it is told once more. */
function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  if (!isRecord(one) || !isRecord(other)) return false;
  let more = 0;
  for (const name in one) {
    if (!isSameData(one[name], other[name])) return false;
    more++;
  }
  for (const _ in other) more--;
  return more === 0;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) if (!isSameData(one[place], other[place])) return false;
  return true;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
