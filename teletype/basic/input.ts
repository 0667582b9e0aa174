/**
 * INPUT: what the original makes of a typed line. Blanks in front are dropped, a quoted answer may
 * hold anything, a comma or a colon ends the answer and the surplus is ignored. A line it cannot
 * use is asked for again with ?REDO FROM START; at an empty line it stops.
 */
import { readNumber } from './number-in.ts';

/** An answer, with whether anything surplus followed it; or why there is none. */
export type Input<Value> =
  | { readonly ok: true; readonly value: Value; readonly surplus: boolean }
  | { readonly ok: false; readonly why: 'nothing' | 'redo' | 'overflow' };

/** What the keyboard lets through of a typed line: no control characters, and nothing that turns a line around. */
export function typed(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '');
}

/** The answer to INPUT of a text. */
export function inputText(line: string): Input<string> {
  if (line === '') return { ok: false, why: 'nothing' };
  const answer = withoutBlanks(line);
  if (answer.startsWith('"')) return quoted(answer.slice(1));
  const [value = ''] = /^[^,:]*/.exec(answer) ?? [];
  return ended(value, answer.slice(value.length));
}

/** The answer to INPUT of a number. */
export function inputNumber(line: string): Input<number> {
  if (line === '') return { ok: false, why: 'nothing' };
  const { value, rest } = readNumber(withoutBlanks(line));
  return value === undefined ? { ok: false, why: 'overflow' } : ended(value, rest);
}

function quoted(text: string): Input<string> {
  const end = text.indexOf('"');
  return end < 0 ? ended(text, '') : ended(text.slice(0, end), text.slice(end + 1));
}

function ended<Value>(value: Value, rest: string): Input<Value> {
  const behind = withoutBlanks(rest);
  if (behind === '' || behind.startsWith(',') || behind.startsWith(':')) {
    return { ok: true, value, surplus: behind !== '' };
  }
  return { ok: false, why: 'redo' };
}

function withoutBlanks(text: string): string {
  return text.replace(/^ +/, '');
}
