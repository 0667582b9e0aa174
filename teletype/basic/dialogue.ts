/**
 * A program that asks and goes on with the answer, as a generator: it hands out what was printed
 * up to a question and is given the typed line. Nothing here reads or writes anything.
 */
import { inputNumber, inputText } from './input.ts';
import type { Input } from './input.ts';
import type { Paper } from './paper.ts';

/** A part of a program that may ask; it ends with a result. */
export type Dialogue<Result> = Generator<string, Result, string>;

/** INPUT"prompt";A$. Undefined where the original would have stopped: the question is then asked again. */
export function askText(paper: Paper, prompt: string): Dialogue<string | undefined> {
  return ask(paper, prompt, inputText);
}

/** INPUT"prompt";A. Undefined where the original would have stopped: the question is then asked again. */
export function askNumber(paper: Paper, prompt: string): Dialogue<number | undefined> {
  return ask(paper, prompt, inputNumber);
}

function* ask<Value>(paper: Paper, prompt: string, read: (line: string) => Input<Value>): Dialogue<Value | undefined> {
  for (;;) {
    paper.print(prompt, '? ');
    const input = read(yield paper.tear());
    paper.carriageReturn();
    if (input.ok) {
      if (input.surplus) paper.line('?EXTRA IGNORED');
      return input.value;
    }
    if (input.why !== 'redo') return undefined;
    paper.line('?REDO FROM START');
  }
}
