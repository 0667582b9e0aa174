/** What is wrong with a notation, and which edition or option may have been meant. */
import { nearest } from '../../cli/spelling.ts';
import type { Game, Types } from '../../core/contract.ts';
import type { OptionProblem } from '../../core/options.ts';
import type { Problem } from '../../core/result.ts';
import { explainOptions } from '../../text/en/options.ts';
import type { CommandProblem } from '../../text/terminal.ts';

export function notationProblem<T extends Types>(
  game: Game<T>,
  problem: OptionProblem<T['Contradiction']>,
): CommandProblem {
  return { why: 'notation', said: explainOptions(game, problem), meant: meantBy(problem) };
}

function meantBy(problem: OptionProblem<Problem>): string | undefined {
  if (problem.why === 'unknown-edition') return nearest(problem.edition, problem.known);
  return problem.why === 'unknown-option' ? nearest(problem.name, problem.known) : undefined;
}
