/**
 * Keys from what a terminal sends, however it is cut into pieces: characters, arrows and other keys
 * as escape sequences, pasted text, the mouse. What is not known is dropped whole, never typed.
 */
import type { KeyName, TerminalInput } from './key.ts';

const ESCAPE = '\u001b';
const PASTE_BEGINS = `${ESCAPE}[200~`;
const PASTE_ENDS = `${ESCAPE}[201~`;

/** More than this of a paste, or of a sequence that never ends, is dropped. */
const LONGEST_PASTE = 10_000;
const LONGEST_SEQUENCE = 64;

const CONTROLS: ReadonlyMap<string, KeyName> = new Map<string, KeyName>([
  ['\u0003', 'interrupt'],
  ['\u0004', 'end-of-input'],
  ['\b', 'backspace'],
  ['\t', 'tab'],
  ['\n', 'enter'],
  ['\u000c', 'redraw'],
  ['\r', 'enter'],
  ['\u001a', 'suspend'],
  ['\u007f', 'backspace'],
]);

/** By the end of their sequence, or by the number before a tilde. */
const SEQUENCES: ReadonlyMap<string, KeyName> = new Map<string, KeyName>([
  ['A', 'up'],
  ['B', 'down'],
  ['C', 'right'],
  ['D', 'left'],
  ['F', 'end'],
  ['H', 'home'],
  ['M', 'enter'],
  ['Z', 'back-tab'],
  ['1~', 'home'],
  ['3~', 'delete'],
  ['4~', 'end'],
  ['5~', 'page-up'],
  ['6~', 'page-down'],
  ['7~', 'home'],
  ['8~', 'end'],
]);

export class KeyReader {
  readonly #decoder = new TextDecoder();
  #rest = '';

  /** Whether something has begun that may be the escape key, or the beginning of more. */
  get isWaiting(): boolean {
    return this.#rest !== '';
  }

  /** The keys that are complete now. */
  read(bytes: Uint8Array): TerminalInput[] {
    this.#rest += this.#decoder.decode(bytes, { stream: true });
    const keys: TerminalInput[] = [];
    for (let length = this.#next(keys); length > 0; length = this.#next(keys)) {
      this.#rest = this.#rest.slice(length);
    }
    return keys;
  }

  /** Nothing more came: what waits was the escape key itself. A paste is waited for. */
  flush(): TerminalInput[] {
    if (this.#rest.startsWith(PASTE_BEGINS)) return [];
    const isEscape = this.#rest === ESCAPE;
    this.#rest = '';
    return isEscape ? [{ key: 'escape' }] : [];
  }

  /** Adds the key that comes first; returns how much it took, 0 when it is not complete. */
  #next(keys: TerminalInput[]): number {
    const rest = this.#rest;
    if (rest === '') return 0;
    if (rest.startsWith(PASTE_BEGINS)) return paste(rest, keys);
    if (rest.startsWith(ESCAPE)) return sequence(rest, keys);
    const [first = ''] = rest;
    const control = CONTROLS.get(first);
    if (control !== undefined) keys.push({ key: control });
    else if (first >= ' ') keys.push({ key: 'text', text: first });
    return first.length;
  }
}

function paste(rest: string, keys: TerminalInput[]): number {
  const end = rest.indexOf(PASTE_ENDS);
  if (end < 0 && rest.length < LONGEST_PASTE) return 0;
  const text = rest.slice(PASTE_BEGINS.length, end < 0 ? undefined : end);
  keys.push({ key: 'paste', text });
  return end < 0 ? rest.length : end + PASTE_ENDS.length;
}

function sequence(rest: string, keys: TerminalInput[]): number {
  if (rest.length === 1) return 0;
  const behind = rest.slice(1);
  const [, mouse] = /^\[<(\d+;\d+;\d+[Mm])/.exec(behind) ?? [];
  if (mouse !== undefined) return mouseKey(mouse, keys) + 3;
  // CSI: parameters, then one letter or tilde. SS3: one letter.
  const [all, numbers = '', last = ''] = /^(?:\[([0-?]*)[ -/]*([@-~])|O([@-~]))/.exec(behind) ?? [];
  if (all !== undefined) {
    const end = last === '' ? all.slice(-1) : last;
    const known = SEQUENCES.get(end === '~' ? `${numbers.replace(/;.*/, '')}~` : end);
    if (known !== undefined) keys.push({ key: known });
    return all.length + 1;
  }
  if (!/^[[O]/.test(behind)) return escapeAnd(rest, keys);
  return rest.length > LONGEST_SEQUENCE ? rest.length : 0;
}

/** Two escapes are two keys; with anything else it is Alt and that, which means nothing here. */
function escapeAnd(rest: string, keys: TerminalInput[]): number {
  if (rest[1] === ESCAPE) {
    keys.push({ key: 'escape' });
    return 1;
  }
  return 2;
}

function mouseKey(text: string, keys: TerminalInput[]): number {
  const [button = 0, x = 1, y = 1] = text.slice(0, -1).split(';').map(Number);
  if (button === 0 && text.endsWith('M')) keys.push({ key: 'click', x: x - 1, y: y - 1 });
  if (button === 64 || button === 65) keys.push({ key: 'wheel', by: button === 64 ? -1 : 1 });
  return text.length;
}
