/** The words this program speaks: all that it says on its own, whatever the game, comes from here. */
import { terminalEn } from '../text/en/terminal.ts';
import { commandProblem } from '../text/terminal.ts';
import type { CommandProblem, TerminalWords } from '../text/terminal.ts';
import { PROGRAM_NAME } from './own-name.ts';

export const words: TerminalWords = terminalEn(PROGRAM_NAME);

export function explain(problem: CommandProblem): string {
  return commandProblem(words, problem);
}
