/** What is wrong with a notation, and which edition or option may have been meant. */
import { nearest } from '../../cli/spelling.ts';
import type { Game, Types } from '../../core/contract.ts';
import type { OptionProblem } from '../../core/options.ts';
import type { Problem } from '../../core/result.ts';
import { explainOptions } from '../../text/en/options.ts';
import type { GameExplanations } from '../../text/problems.ts';
import type { CommandProblem } from '../../text/terminal.ts';

/** In the words of a game, which are English where no screens of it are loaded. */
export function notationProblem<T extends Types>(
  { optionProblem }: Pick<GameExplanations<T>, 'optionProblem'>,
  problem: OptionProblem<T['Contradiction']>,
): CommandProblem {
  return { why: 'notation', said: optionProblem(problem), meant: meantBy(problem) };
}

/** The same in English. */
export function notationProblemOf<T extends Types>(
  game: Game<T>,
  problem: OptionProblem<T['Contradiction']>,
): CommandProblem {
  return notationProblem<T>({ optionProblem: (one) => explainOptions(game, one) }, problem);
}

function meantBy(problem: OptionProblem<Problem>): string | undefined {
  if (problem.why === 'unknown-edition') return nearest(problem.edition, problem.known);
  return problem.why === 'unknown-option' ? nearest(problem.name, problem.known) : undefined;
}
