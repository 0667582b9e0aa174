/** Lines typed before they are asked for: the first questions of a dialogue find their answers ready. */
import type { Dialogue } from './dialogue.ts';
import type { Paper } from './paper.ts';

/** The dialogue with these answers, on the paper as the console would have echoed them; from then on whoever types is asked. */
export function* typedAhead<Result>(
  paper: Paper,
  dialogue: Dialogue<Result>,
  lines: readonly string[],
): Dialogue<Result> {
  let step = dialogue.next('');
  for (const line of lines) {
    if (step.done === true) break;
    paper.glue(`${step.value}${line}\n`);
    step = dialogue.next(line);
  }
  while (step.done !== true) step = dialogue.next(yield step.value);
  return step.value;
}
