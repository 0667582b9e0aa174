/** Questions as the HP asked them: the answer is a line, or a number, or is asked for again. */
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d{1,3})?$/;
/** The HP holds no larger number. */
const LARGEST = 1e38;

/** Asks for a line; blanks around it do not count. */
export function* askText(paper: Paper, question: string): Dialogue<string> {
  paper.print(question, '? ');
  const line = yield paper.tear();
  paper.carriageReturn();
  return line.trim();
}

/** Asks for a number, until there is one. */
export function* askNumber(paper: Paper, question: string): Dialogue<number> {
  for (;;) {
    const number = numberIn(yield* askText(paper, question));
    if (number !== undefined) return number;
    paper.line('A NUMBER, PLEASE.');
  }
}

/** Asks for a number, or the word PASS. */
export function* askNumberOrPass(paper: Paper, question: string): Dialogue<number | 'pass'> {
  for (;;) {
    const answer = yield* askText(paper, question);
    const number = answer === 'PASS' ? 'pass' : numberIn(answer);
    if (number !== undefined) return number;
    paper.line('A NUMBER, PLEASE, OR PASS.');
  }
}

function numberIn(answer: string): number | undefined {
  const number = NUMBER.test(answer) ? Number(answer) : Infinity;
  // Adding 0 makes -0 a plain 0.
  return Math.abs(number) <= LARGEST ? number + 0 : undefined;
}

/** A question of yes or no: yes is whatever begins with a capital Y. */
export function* askWhether(paper: Paper, question: string): Dialogue<boolean> {
  return (yield* askText(paper, question)).startsWith('Y');
}

/** A question that only an answer beginning with N says no to. */
export function* askUnless(paper: Paper, question: string): Dialogue<boolean> {
  return !(yield* askText(paper, question)).startsWith('N');
}
