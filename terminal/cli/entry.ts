/** A command of this terminal: its table entry, and the program that runs it, which is loaded when it is called. */
import type { Command, ValuesOf } from '../../cli/command.ts';
import { USUAL_WIDTH, helpPage } from '../../cli/help.ts';
import { asksForHelp, parseCommand } from '../../cli/parse.ts';
import type { Games } from '../frame/game-screens.ts';
import { refuse, say } from '../streams.ts';
import type { Streams } from '../streams.ts';

/** What a command works with: where it reads and writes, and the games it knows. */
export interface Terminal extends Streams {
  readonly games: Games;
}

export interface CommandEntry {
  readonly command: Command;
  /** Runs it on what was typed behind its name; answers with the exit status. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

type Program<C extends Command> = (values: ValuesOf<C>, terminal: Terminal) => Promise<number>;

export function entry<C extends Command>(command: C, load: () => Promise<Program<C>>): CommandEntry {
  return {
    command,
    async run(args, terminal) {
      if (asksForHelp(args)) return say(terminal, helpPage(command, widthOf(terminal)));
      const values = parseCommand(command, args);
      if (!values.ok) return refuse(terminal, values.problem);
      const program = await load();
      return program(values.value, terminal);
    },
  };
}

/** As wide as the terminal is. */
export function widthOf({ output: { isTTY, columns } }: Streams): number {
  return isTTY === true && columns !== undefined ? columns : USUAL_WIDTH;
}
