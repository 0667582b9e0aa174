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
  /** Its name as it begins a field, `,"map":`. */
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

  /** Takes an object as it is in a version. */
  take(whole: object, version: number, except: readonly string[] = []): void {
    this.version = version;
    if (!isRecord(whole)) return;
    let next = 0;
    for (const name in whole) {
      const value = whole[name];
      if (value !== undefined && !except.includes(name)) next = 1 + this.#takePart(name, value, version, next);
    }
    for (const part of this.#parts) if (part.seen !== version) lose(part, version);
  }

  /** All parts, each after a comma. */
  get whole(): string {
    let text = '';
    for (const part of this.#parts) {
      const own = textOf(part);
      if (own !== undefined) text += part.field + own;
    }
    return text;
  }

  /** The parts that are other ones than in a version; null where there is none any more. */
  since(version: number): string {
    let text = '';
    for (const part of this.#parts) if (part.remade > version) text += part.field + (textOf(part) ?? 'null');
    return text;
  }

  /** The elements that have changed since a version in lists that are as long as they were then, by their places. */
  elementsSince(version: number): string {
    let text = '';
    for (const { elements, field, remade, version: changed } of this.#parts)
      if (elements !== undefined && changed > version && remade <= version)
        text += `${field}{${changedIn(elements, version)}}`;
    return text;
  }

  /** Fields mostly come in the same order, so that a part is mostly where it is looked for first; says where it was. */
  #takePart(name: string, value: unknown, version: number, expected: number): number {
    const at =
      this.#parts[expected]?.name === name ? expected : this.#parts.findIndex((candidate) => candidate.name === name);
    if (at >= 0) {
      const part = this.#parts[at];
      if (part !== undefined) this.#renew(part, value, version);
      return at;
    }
    const field = `,${JSON.stringify(name)}:`;
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
    if (this.#hasElements && Array.isArray(value)) renewList(part, value, version);
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
    for (const [place, value] of list.entries()) {
      const element = elements[place];
      if (element !== undefined && renewElement(element, value, version)) {
        part.version = version;
        part.text = undefined;
      }
    }
    return;
  }
  part.elements = list.map((value) => ({ value, text: jsonOf(value), version }));
  part.text = undefined;
  part.version = version;
  part.remade = version;
}

/** Whether it has changed. */
function renewElement(element: ToldValue, value: unknown, version: number): boolean {
  if (isSameData(element.value, value)) return false;
  element.value = value;
  element.text = jsonOf(value);
  element.version = version;
  return true;
}

/** The text of a list is put together when it is asked for. */
function textOf(part: Part): string | undefined {
  if (part.elements !== undefined) part.text ??= `[${part.elements.map(({ text }) => text).join(',')}]`;
  return part.text;
}

function changedIn(elements: readonly ToldValue[], since: number): string {
  let text = '';
  for (const [place, element] of elements.entries())
    if (element.version > since) text += `${text === '' ? '' : ','}"${place}":${element.text}`;
  return text;
}

/** In a list JSON has null for what is undefined. */
function jsonOf(value: unknown): string {
  return value === undefined ? 'null' : JSON.stringify(value);
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
