/** `starlanes help` and `starlanes version`: what the program can do, on one page, and which one it is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { ValuesOf } from '../../cli/command.ts';
import { helpPage, overview } from '../../cli/help.ts';
import type { PageOptions } from '../../cli/help.ts';
import { unknownCommand } from '../../cli/usage.ts';
import type { ListedGames } from '../frame/game-screens.ts';
import { refuse, say } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { commandsFor } from './commands.ts';
import type { HELP } from './commands.ts';
import { pageOptions } from './entry.ts';
import type { CommandLine } from './entry.ts';

export async function help({ command: name }: ValuesOf<typeof HELP>, line: CommandLine): Promise<number> {
  const { listed: games } = line;
  if (name === undefined) return say(line, allCommands(games, pageOptions(line)));
  const commands = commandsFor(games);
  const found = commands.find((one) => one.name === name);
  if (found === undefined) return refuse(line, unknownCommand(name, commands));
  return say(line, helpPage(found, pageOptions(line)));
}

/** The page of all commands. */
export function allCommands(games: ListedGames, page: PageOptions): string {
  const head = games.map(({ kit, about }) => [kit.title, about] as const);
  return overview(head, commandsFor(games), notes(page), page);
}

const notes = ({ program }: PageOptions): readonly string[] => [
  `For help with one command: ${program} help play, or ${program} play --help.`,
  'Exit status: 0 success; 1 something could not be read, written or reached; 2 invalid arguments, or the command needs a terminal; 70 a bug in the program. Ctrl-C and other signals end the program by the signal; serve stops normally and exits with 0.',
];

export async function version(_values: object, streams: Streams): Promise<number> {
  return say(streams, `starlanes ${packageVersion()}\n`);
}

/** Found by its own name, from the sources and from what is built of them. */
const packageFile = (): string => createRequire(import.meta.url).resolve('starlanes/package.json');

/** Where this package lies, with its documentation. */
export function packageFolder(): string {
  return dirname(packageFile());
}

export function packageVersion(): string {
  const file = packageFile();
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof content !== 'object' || content === null || !('version' in content))
    throw new Error(`${file}: no version`);
  return String(content.version);
}
