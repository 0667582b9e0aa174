/**
 * What processes over one database tell each other, and how it is written into the short payloads
 * that a notification may have.
 */
import { decodeEntry, fieldsOf } from '../../table/decode.ts';
import { parseJson } from '../../table/json.ts';
import type { Entry, Listener } from '../../table/store.ts';
import type { NewsSeal } from './news-seal.ts';

/** A log has grown to a length, by these entries; a match was deleted; somebody told something; or some of this was lost. */
export type News =
  | readonly ['grown', match: string, at: number, entries: readonly Entry[]]
  | readonly ['gone', match: string]
  | readonly ['told', news: string]
  | readonly ['gap'];

/** PostgreSQL takes less than 8,000 bytes; a few go to the line's beginning. */
const LONGEST_PIECE = 7800;

/**
 * News from a process as payloads: each is the process, how many more belong to it, and a piece of the text. Entries go sealed
 * and apart, ahead of the news they belong to: a version that knows nothing of them reads them from the database.
 */
export function writePayloads(from: string, news: readonly News[], seal?: NewsSeal): string[] {
  const sealed = seal === undefined ? [] : sealedEntries(news, seal);
  const text = ascii(JSON.stringify([...sealed, ...news.map(withoutEntries)]));
  const pieces = Math.ceil(text.length / LONGEST_PIECE);
  return Array.from({ length: pieces }, (_, index) => {
    const piece = text.slice(index * LONGEST_PIECE, (index + 1) * LONGEST_PIECE);
    return `${from} ${pieces - 1 - index} ${piece}`;
  });
}

function sealedEntries(news: readonly News[], seal: NewsSeal): string[][] {
  const entries = news.flatMap((one) => (one[0] === 'grown' ? [[one[1], one[3]]] : []));
  return entries.length === 0 ? [] : [['entries', seal.seal(JSON.stringify(entries))]];
}

function withoutEntries(news: News): readonly unknown[] {
  return news[0] === 'grown' ? news.slice(0, 3) : news;
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

  read(payload: string, listener: Listener, seal?: NewsSeal): void {
    const [, from = '', left = '', piece = ''] = /^(\S+) (\d+) (.*)$/s.exec(payload) ?? [];
    if (from === this.#self) return;
    const text = (this.#begun.get(from) ?? '') + piece;
    if (left !== '0') {
      this.#begun.set(from, text);
      return;
    }
    this.#begun.delete(from);
    passAll(listOf(parseJson(text)), listener, seal);
  }

  /** Drops what cannot be completed any more. */
  forget(): void {
    this.#begun.clear();
  }
}

function passAll(all: readonly unknown[], listener: Listener, seal: NewsSeal | undefined): void {
  const entries = new Map<string, Entry[]>();
  for (const news of all) {
    const [kind, what] = listOf(news);
    if (kind === 'entries' && typeof what === 'string') collect(seal?.open(what), entries);
    else pass(listOf(news), listener, entries);
  }
}

/** Several additions to a match may be told together; what another version wrote, and cannot be read here, is left out. */
function collect(opened: string | undefined, into: Map<string, Entry[]>): void {
  for (const one of listOf(parseJson(opened ?? ''))) {
    const [match, some] = listOf(one);
    const entries = listOf(some).map((entry) => decodeEntry(entry, Number(fieldsOf(entry)['at'])));
    if (typeof match !== 'string' || !entries.every((entry) => entry !== undefined)) continue;
    into.set(match, [...(into.get(match) ?? []), ...entries]);
  }
}

/** A newer program may tell what this one does not know. */
function pass([kind, what, at]: readonly unknown[], listener: Listener, entries: ReadonlyMap<string, Entry[]>): void {
  if (kind === 'grown' && typeof what === 'string' && typeof at === 'number')
    listener.grown(what, at, entries.get(what) ?? []);
  if (kind === 'gone' && typeof what === 'string') listener.gone(what);
  if (kind === 'told' && typeof what === 'string') listener.heard(what);
  if (kind === 'gap') listener.gap();
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
