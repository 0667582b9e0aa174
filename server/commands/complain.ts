/** What the server's commands say to the person who runs them. */
import { calledAs } from '../../cli/command.ts';
import { wrapLines } from '../../cli/help.ts';
import { terminalEn } from '../../text/en/terminal.ts';
import { commandProblem } from '../../text/terminal.ts';
import type { CommandProblem } from '../../text/terminal.ts';

/** How this program was called. */
export const PROGRAM_NAME = calledAs(process.env);

const words = terminalEn(PROGRAM_NAME);

/** Why a command does nothing, as a sentence. */
export function explain(problem: CommandProblem): string {
  return commandProblem(words, problem);
}

/** Says what is wrong; answers with the exit status. */
export function complain(sentence: string, status: number): number {
  const { isTTY, columns } = process.stderr;
  process.stderr.write(`${isTTY ? wrapLines(sentence, columns) : sentence}\n`);
  return status;
}
