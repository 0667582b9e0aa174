/** What a system refuses, in words. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemProblemOf } from '../core/system-problem.ts';
import { explainProblem } from '../text/en/problems.ts';

/** A file of ours that cannot be read; the message is the sentence. */
export class FileProblem extends Error {}

/** The sentence for an error of the system; undefined for a fault of ours. */
export function systemProblem(error: unknown): string | undefined {
  if (error instanceof FileProblem) return error.message;
  const problem = systemProblemOf(error);
  if (problem === undefined) return undefined;
  // A file that is not there may be missing with its folder, and then that is what to say.
  if (problem.why === 'no-file' && problem.path !== undefined && !existsSync(dirname(problem.path)))
    return explainProblem({ why: 'no-folder', path: dirname(problem.path) });
  return explainProblem(problem);
}
