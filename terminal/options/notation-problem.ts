/** What is wrong with a notation as a sentence, and which edition or option may have been meant. */
import type { Game, Types } from '../../core/contract.ts';
import type { OptionProblem } from '../../core/options.ts';
import type { Problem } from '../../core/result.ts';
import { explainOptions } from '../../text/en/options.ts';
import { didYouMean } from '../../cli/spelling.ts';

export function notationProblem<T extends Types>(game: Game<T>, problem: OptionProblem<T['Contradiction']>): string {
  return `${explainOptions(game, problem).replace(/^there is/, 'There is')}.${hint(problem)}`;
}

function hint(problem: OptionProblem<Problem>): string {
  if (problem.why === 'unknown-edition') return didYouMean(problem.edition, problem.known);
  return problem.why === 'unknown-option' ? didYouMean(problem.name, problem.known) : '';
}
