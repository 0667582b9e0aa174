/**
 * What processes over one database tell each other, and how it is written into the short payloads
 * that a notification may have.
 */
import { parseJson } from '../../table/json.ts';
import type { Listener } from '../../table/store.ts';

/** A log has grown to a length; a match was deleted; somebody told something; or some of this was lost. */
export type News =
  | readonly ['grown', match: string, at: number]
  | readonly ['gone', match: string]
  | readonly ['told', news: string]
  | readonly ['gap'];

/** PostgreSQL takes less than 8,000 bytes; a few go to the line's beginning. */
const LONGEST_PIECE = 7800;

/** News from a process as payloads: each is the process, how many more belong to it, and a piece of the text. */
export function writePayloads(from: string, news: readonly News[]): string[] {
  const text = ascii(JSON.stringify(news));
  const pieces = Math.ceil(text.length / LONGEST_PIECE);
  return Array.from({ length: pieces }, (_, index) => {
    const piece = text.slice(index * LONGEST_PIECE, (index + 1) * LONGEST_PIECE);
    return `${from} ${pieces - 1 - index} ${piece}`;
  });
}

/** Of ASCII a character is a byte, and it can be cut anywhere. */
function ascii(json: string): string {
  return json.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Puts payloads together again, and tells the listener what others wrote. */
export class PayloadReader {
  readonly #self: string;
  /** What has come so far of texts that come in pieces, by process. */
  readonly #begun = new Map<string, string>();

  constructor(self: string) {
    this.#self = self;
  }

  read(payload: string, listener: Listener): void {
    const [, from = '', left = '', piece = ''] = /^(\S+) (\d+) (.*)$/s.exec(payload) ?? [];
    if (from === this.#self) return;
    const text = (this.#begun.get(from) ?? '') + piece;
    if (left !== '0') {
      this.#begun.set(from, text);
      return;
    }
    this.#begun.delete(from);
    for (const news of listOf(parseJson(text))) pass(news, listener);
  }

  /** Drops what cannot be completed any more. */
  forget(): void {
    this.#begun.clear();
  }
}

/** A newer program may tell what this one does not know. */
function pass(news: unknown, listener: Listener): void {
  const [kind, what, at] = listOf(news);
  if (kind === 'grown' && typeof what === 'string' && typeof at === 'number') listener.grown(what, at);
  if (kind === 'gone' && typeof what === 'string') listener.gone(what);
  if (kind === 'told' && typeof what === 'string') listener.heard(what);
  if (kind === 'gap') listener.gap();
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
