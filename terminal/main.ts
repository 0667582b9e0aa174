/**
 * The program `starlanes`: finds the command and answers with the exit status. 0 is well, 1 that
 * something could not be read or written, 2 that the command was not understood or needs a terminal,
 * 70 a fault of ours.
 */
import type { Environment } from '../cli/command.ts';
import { COMPLETE } from '../cli/completion.ts';
import { USUAL_WIDTH } from '../cli/help.ts';
import { asksForHelp } from '../cli/parse.ts';
import { unknownCommand } from '../cli/usage.ts';
import { unknownVariables } from '../cli/variables.ts';
import { MENU, commandsFor, entryOf } from './cli/commands.ts';
import type { CommandLine } from './cli/entry.ts';
import { GAMES } from './games.ts';
import { PROGRAM_NAME } from './own-name.ts';
import { hasScreen } from './screen/abilities.ts';
import { loadSettings, settings } from './settings.ts';
import { fail, refuse, tellUser } from './streams.ts';
import type { Streams } from './streams.ts';
import { systemProblem } from './system-problem.ts';
import { explain, languageNamed, localeLanguage, speak } from './words.ts';
import type { LanguageTag } from '../text/index.ts';

/** Runs a command with the words behind it. */
export async function main(
  args: readonly string[],
  streams: Streams = ofProcess(),
  games = GAMES,
  env: Environment = process.env,
): Promise<number> {
  const line = { ...streams, listed: games };
  if (args[0] === COMPLETE) return (await import('./cli/completion.ts')).answerShell(args.slice(1), line);
  // Before anything is refused: a refusal is told in the reader's language, too.
  const problem = loadSettings(env);
  await speak(languageFlag(args) ?? settings().language ?? localeLanguage(env));
  for (const one of [...(problem === undefined ? [] : [problem]), ...unknownVariables(env)])
    await tellUser(line, explain(one));
  const [name, ...rest] = named(args);
  const entry = entryOf(games, name);
  if (entry === undefined) return refuse(line, unknownCommand(name, commandsFor(games)));
  if (name === MENU.name && !hasScreen(line) && !asksForHelp(rest)) return askForCommand(line);
  try {
    return await entry.run(rest, line);
  } catch (error) {
    const refused = systemProblem(error);
    if (refused === undefined) throw error;
    return fail(line, refused);
  }
}

/** What `--language` says, wherever it stands; a language that is not spoken is refused with the other flags. */
function languageFlag(args: readonly string[]): LanguageTag | undefined {
  const at = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='));
  return languageNamed(args[at]?.split('=')[1] ?? args[at + 1]);
}

/** Without a command the menu opens; some flags stand for a command. */
function named(args: readonly string[]): readonly [name: string, ...rest: string[]] {
  const [first, ...rest] = args;
  switch (first) {
    case '--help':
    case '-h':
      return ['help', ...rest];
    case '--version':
    case '-v':
    case '-V':
      return ['version', ...rest];
    case undefined:
    case '--language':
    case '--no-color':
    case '--mouse':
      return ['menu', ...args];
    default:
      return [first, ...rest];
  }
}

/** Nobody is there to pick from a menu: says what there is, and that something was missing. */
async function askForCommand(line: CommandLine): Promise<number> {
  const { allCommands } = await import('./cli/help.ts');
  return refuse(line, {
    why: 'no-command',
    page: allCommands(line.listed, { width: USUAL_WIDTH, program: PROGRAM_NAME }),
  });
}

function ofProcess(): Streams {
  const { stdin: input, stdout: output, stderr: errors } = process;
  // What goes wrong with a write is told to its writer; unheard, the event would end the program with a trace.
  for (const stream of [output, errors]) stream.on('error', () => {});
  return { input, output, errors };
}
