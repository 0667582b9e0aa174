/**
 * The server's commands: `serve`, `export` and `import`. 0 is well, 1 that something could not be
 * done, 2 that the command was not understood.
 */
import { exportMatches } from './commands/export.ts';
import { importMatches } from './commands/import.ts';
import { serve } from './commands/serve.ts';

const COMMANDS: ReadonlyMap<string, (args: readonly string[]) => Promise<number>> = new Map([
  ['serve', serve],
  ['export', exportMatches],
  ['import', importMatches],
]);

/** Runs a command with the words behind it. */
export async function main([name = '', ...rest]: readonly string[]): Promise<number> {
  const command = COMMANDS.get(name);
  if (command === undefined) throw new Error(`the server has no command "${name}"`);
  return command(rest);
}
