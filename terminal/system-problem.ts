/** What a system refuses, or a file of ours that cannot be read. */
import { NoDataFolder } from '../cli/data-folder.ts';
import { fileProblemOf } from '../cli/file-problem.ts';
import type { CommandProblem } from '../text/terminal.ts';

/** A file of ours that cannot be read. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly problem: CommandProblem;

  constructor(problem: CommandProblem) {
    super(problem.why);
    this.problem = problem;
  }
}

/** What an error of the system says; undefined for a fault of ours. */
export function systemProblem(error: unknown): CommandProblem | undefined {
  if (error instanceof FileProblem) return error.problem;
  if (error instanceof NoDataFolder) return { why: 'no-data-folder', folder: error.folder, variable: error.variable };
  return fileProblemOf(error);
}
