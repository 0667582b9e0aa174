/**
 * The server's commands: `serve`, `export`, `import` and `matches`. 0 is well, 1 that something could not be
 * done, 2 that the command was not understood.
 */
import type { Command, ValuesOf } from '../cli/command.ts';
import { USUAL_WIDTH, helpPage } from '../cli/help.ts';
import { asksForHelp } from '../cli/parse.ts';
import { unknownVariables } from '../cli/variables.ts';
import { EXPORT, IMPORT, MATCHES, SERVE } from '../cli/server-commands.ts';
import { must } from '../core/must.ts';
import { PROGRAM_NAME, complain, explain } from './commands/complain.ts';
import { exportMatches } from './commands/export.ts';
import { importMatches } from './commands/import.ts';
import { manageMatches } from './commands/matches.ts';
import { serve } from './commands/serve.ts';
import { sourcedValues } from './setting-sources.ts';

interface ServerCommand {
  readonly command: Command;
  run(args: readonly string[]): Promise<number>;
}

const ENTRIES: readonly ServerCommand[] = [
  entry(SERVE, serve),
  entry(EXPORT, exportMatches),
  entry(IMPORT, importMatches),
  entry(MATCHES, manageMatches),
];

/** Runs a command with the words behind it. */
export async function main([name = '', ...rest]: readonly string[]): Promise<number> {
  return must(
    ENTRIES.find(({ command }) => command.name === name),
    `a command "${name}" of the server`,
  ).run(rest);
}

/** Runs on values; some say where these came from. */
type ServerProgram<C extends Command> = (values: ValuesOf<C>, from: ReadonlyMap<string, string>) => Promise<number>;

function entry<C extends Command>(command: C, program: ServerProgram<C>): ServerCommand {
  return {
    command,
    async run(args) {
      if (asksForHelp(args)) {
        process.stdout.write(
          helpPage(command, {
            width: process.stdout.isTTY ? process.stdout.columns : USUAL_WIDTH,
            program: PROGRAM_NAME,
          }),
        );
        return 0;
      }
      for (const problem of unknownVariables(process.env)) complain(explain(problem), 0);
      const sourced = sourcedValues(command, args, process.env, explain);
      if (sourced.ok) return program(sourced.value.values, sourced.value.from);
      return complain(explain(sourced.problem), 2);
    },
  };
}
