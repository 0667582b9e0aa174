/** Problems as whole sentences, for who reads nothing around them. */
import type { ProblemTeller } from './problems.ts';

/** The same teller, saying everything in whole sentences. */
export function inSentences(teller: ProblemTeller): ProblemTeller {
  return {
    ...teller,
    problem: (problem) => sentence(teller.problem(problem)),
    matchProblem: (problem, game) => sentence(teller.matchProblem(problem, game)),
  };
}

/** A part of a sentence as a whole one: with a capital and a full stop. What must be typed as it is (`years=0`, `faber1977`) has none. */
export function sentence(part: string): string {
  const begun = /^[a-z-]+[=\d]/.test(part) ? part : part.charAt(0).toUpperCase() + part.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
