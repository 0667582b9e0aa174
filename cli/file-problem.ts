/** What a system refuses of a file, told by the folder where that is what is missing. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemProblemOf } from '../core/system-problem.ts';
import type { SystemProblem } from '../core/system-problem.ts';

/** What an error of the system says; undefined for a fault of ours. */
export function fileProblemOf(error: unknown): SystemProblem | undefined {
  const problem = systemProblemOf(error);
  if ((problem?.why !== 'no-file' && problem?.why !== 'no-access') || problem.path === undefined) return problem;
  const folder = dirname(problem.path);
  // A file that is not there may be missing with its folder, or could not be made in it.
  if (!existsSync(folder)) return problem.why === 'no-file' ? { why: 'no-folder', path: folder } : problem;
  return problem.why === 'no-access' && !existsSync(problem.path)
    ? { why: 'folder-not-writable', path: folder }
    : problem;
}
