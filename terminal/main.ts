/**
 * The program `starlanes`: finds the command and answers with the exit status. 0 is well, 1 that
 * something could not be read or written, 2 that the command was not understood or needs a terminal,
 * 70 a fault of ours.
 */
import { COMMAND_WORDS } from './completion/command-words.ts';
import { hasScreen } from './screen/open-screen.ts';
import { didYouMean } from './spelling.ts';
import { tellUser } from './streams.ts';
import type { Streams } from './streams.ts';
import { systemProblem } from './system-problem.ts';

type Command = (args: readonly string[], streams: Streams) => Promise<number>;

const help: Command = async (...given) => (await import('./cli/help.ts')).help(...given);
const version: Command = async (...given) => (await import('./cli/version.ts')).version(...given);

// Each command is loaded when it is called: the teletype need not wait for the arena's bots.
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['teletype', async (...given) => (await import('./cli/teletype.ts')).teletype(...given)],
  ['play', async (...given) => (await import('./cli/play.ts')).play(...given)],
  ['resume', async (...given) => (await import('./cli/resume.ts')).resume(...given)],
  ['join', async (...given) => (await import('./cli/join.ts')).join(...given)],
  ['host', async (...given) => (await import('./cli/host.ts')).host(...given)],
  ['lobby', async (...given) => (await import('./cli/lobby.ts')).lobby(...given)],
  ['watch', async (...given) => (await import('./cli/join.ts')).watch(...given)],
  ['menu', async (...given) => (await import('./cli/menu.ts')).menu(...given)],
  ['replay', async (...given) => (await import('./cli/replay.ts')).replay(...given)],
  ['review', async (...given) => (await import('./cli/review.ts')).review(...given)],
  ['verify', async (...given) => (await import('./cli/verify.ts')).verify(...given)],
  ['advise', async (...given) => (await import('./cli/advise.ts')).advise(...given)],
  ['galaxy', async (...given) => (await import('./cli/galaxy.ts')).galaxy(...given)],
  ['options', async (...given) => (await import('./cli/options.ts')).options(...given)],
  ['arena', async (...given) => (await import('./cli/arena.ts')).arena(...given)],
  ['train', async (...given) => (await import('./cli/train.ts')).train(...given)],
  ['completion', async (...given) => (await import('./cli/completion.ts')).completion(...given)],
  ['help', help],
  ['--help', help],
  ['-h', help],
  ['version', version],
  ['--version', version],
]);

/** Commands that have nothing to say but what the page of all commands says. */
const NO_OWN_HELP: ReadonlySet<string> = new Set(['menu', 'help', '--help', '-h', 'version', '--version']);

/** Runs a command with the words behind it. */
export async function main(args: readonly string[], streams: Streams = ofProcess()): Promise<number> {
  const [name, ...rest] = named(args);
  if (name === undefined || (name === 'menu' && !hasScreen(streams))) return askForCommand(streams);
  const known = COMMANDS.get(name);
  if (known === undefined) return tellUnknown(name, streams);
  const command = rest.includes('--help') && NO_OWN_HELP.has(name) ? help : known;
  try {
    return await command(rest, streams);
  } catch (error) {
    const problem = systemProblem(error);
    if (problem === undefined) throw error;
    await tellUser(streams, problem);
    return 1;
  }
}

async function tellUnknown(name: string, streams: Streams): Promise<number> {
  const words = COMMAND_WORDS.map((command) => command.name);
  await tellUser(streams, `There is no command "${name}".${didYouMean(name, words)} Try: starlanes help`);
  return 2;
}

/** Without a command, in a terminal, the menu opens; `help play` is `play --help`. */
function named(args: readonly string[]): readonly string[] {
  const [first, about, ...more] = args;
  if (first === 'help' && about !== undefined && more.length === 0 && !about.startsWith('-')) return [about, '--help'];
  return args.every((word) => word === '--no-color' || word === '--mouse') ? ['menu', ...args] : args;
}

/** Nobody is there to pick from a menu: says what there is, and that something was missing. */
async function askForCommand(streams: Streams): Promise<number> {
  const [{ HELP }, { USUAL_WIDTH, fitted }] = await Promise.all([import('./cli/help.ts'), import('./help-page.ts')]);
  await tellUser(streams, `${fitted(HELP, USUAL_WIDTH)}\nSay a command; the menu needs a terminal.`);
  return 2;
}

function ofProcess(): Streams {
  const { stdin: input, stdout: output, stderr: errors } = process;
  // What goes wrong with a write is told to whoever wrote; unheard, the event would end the program with a trace.
  for (const stream of [output, errors]) stream.on('error', () => {});
  return { input, output, errors };
}
