/** A command of this terminal: its table entry, and the program that runs it, which is loaded when it is called. */
import type { Command, ValuesOf } from '../../cli/command.ts';
import { USUAL_WIDTH, helpPage } from '../../cli/help.ts';
import type { PageOptions } from '../../cli/help.ts';
import { asksForHelp, parseCommand } from '../../cli/parse.ts';
import type { Games, ListedGames } from '../frame/game-screens.ts';
import { PROGRAM_NAME } from '../own-name.ts';
import { refuse, say } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { language, speak } from '../words.ts';

/** Where a command reads and writes, and the games it knows. */
export interface CommandLine extends Streams {
  readonly listed: ListedGames;
}

/** The same with the screens of the games. */
export interface Terminal extends CommandLine {
  readonly games: Games;
}

export interface CommandEntry {
  readonly command: Command;
  /** Runs it on what was typed behind its name; answers with the exit status. */
  run(args: readonly string[], line: CommandLine): Promise<number>;
}

type CommandProgram<C extends Command, Line> = (values: ValuesOf<C>, line: Line) => Promise<number>;

/** A command that draws or plays games. */
export function screenEntry<C extends Command>(
  command: C,
  load: () => Promise<CommandProgram<C, Terminal>>,
): CommandEntry {
  return entry(command, async () => {
    const program = await load();
    return async (values, line) => program(values, { ...line, games: await screensIn(line.listed) });
  });
}

/** In the language that is spoken. */
async function screensIn([first, ...others]: ListedGames): Promise<Games> {
  const games: Games = [await first.screens(), ...(await Promise.all(others.map((game) => game.screens())))];
  await speak(language(), games);
  return games;
}

/** One that needs no screens, and so starts at once. */
export function entry<C extends Command>(
  command: C,
  load: () => Promise<CommandProgram<C, CommandLine>>,
): CommandEntry {
  return {
    command,
    async run(args, line) {
      if (asksForHelp(args)) return say(line, helpPage(command, pageOptions(line)));
      const values = parseCommand(command, args);
      if (!values.ok) return refuse(line, values.problem);
      const program = await load();
      return program(values.value, line);
    },
  };
}

/** As wide as the terminal is. */
export function pageOptions({ output: { isTTY, columns } }: Streams): PageOptions {
  return { width: isTTY === true && columns !== undefined ? columns : USUAL_WIDTH, program: PROGRAM_NAME };
}
