/**
 * The program `starlanes`: finds the command and answers with the exit status. 0 is well, 1 that
 * something could not be read or written, 2 that the command was not understood or needs a terminal,
 * 70 a fault of ours.
 */
import { hasScreen } from './screen/open-screen.ts';
import { tellUser } from './streams.ts';
import type { Streams } from './streams.ts';

type Command = (args: readonly string[], streams: Streams) => Promise<number>;

const help: Command = async (...given) => (await import('./commands/help.ts')).help(...given);
const version: Command = async (...given) => (await import('./commands/version.ts')).version(...given);

// Each command is loaded when it is called: the teletype need not wait for the arena's bots.
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['teletype', async (...given) => (await import('./commands/teletype.ts')).teletype(...given)],
  ['play', async (...given) => (await import('./commands/play.ts')).play(...given)],
  ['resume', async (...given) => (await import('./commands/resume.ts')).resume(...given)],
  ['join', async (...given) => (await import('./commands/join.ts')).join(...given)],
  ['watch', async (...given) => (await import('./commands/join.ts')).watch(...given)],
  ['menu', async (...given) => (await import('./commands/menu.ts')).menu(...given)],
  ['replay', async (...given) => (await import('./commands/replay.ts')).replay(...given)],
  ['review', async (...given) => (await import('./commands/review.ts')).review(...given)],
  ['verify', async (...given) => (await import('./commands/verify.ts')).verify(...given)],
  ['advise', async (...given) => (await import('./commands/advise.ts')).advise(...given)],
  ['galaxy', async (...given) => (await import('./commands/galaxy.ts')).galaxy(...given)],
  ['options', async (...given) => (await import('./commands/options.ts')).options(...given)],
  ['arena', async (...given) => (await import('./commands/arena.ts')).arena(...given)],
  ['train', async (...given) => (await import('./commands/train.ts')).train(...given)],
  ['completion', async (...given) => (await import('./commands/completion.ts')).completion(...given)],
  ['help', help],
  ['--help', help],
  ['-h', help],
  ['version', version],
  ['--version', version],
]);

/** Commands with a help page of their own. */
const OWN_HELP: ReadonlySet<string> = new Set([
  'advise',
  'arena',
  'completion',
  'galaxy',
  'join',
  'options',
  'play',
  'replay',
  'resume',
  'review',
  'train',
  'verify',
  'watch',
]);

/** Runs a command with the words behind it. */
export async function main(args: readonly string[], streams: Streams = ofProcess()): Promise<number> {
  const [name, ...rest] = named(args);
  if (name === undefined || (name === 'menu' && !hasScreen(streams))) return askForCommand(streams);
  const command = rest.includes('--help') && !OWN_HELP.has(name) ? help : COMMANDS.get(name);
  if (command === undefined) {
    await tellUser(streams, `There is no command "${name}". Try: starlanes help`);
    return 2;
  }
  try {
    return await command(rest, streams);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    await tellUser(streams, `That did not work: ${error.message}`);
    return 1;
  }
}

/** Without a command, in a terminal, the menu opens. */
function named(args: readonly string[]): readonly string[] {
  return args.every((word) => word === '--no-color' || word === '--mouse') ? ['menu', ...args] : args;
}

/** Nobody is there to pick from a menu: says what there is, and that something was missing. */
async function askForCommand(streams: Streams): Promise<number> {
  const { HELP } = await import('./commands/help.ts');
  await tellUser(streams, `${HELP}\nSay a command; the menu needs a terminal.`);
  return 2;
}

function ofProcess(): Streams {
  const { stdin: input, stdout: output, stderr: errors } = process;
  // What goes wrong with a write is told to whoever wrote; unheard, the event would end the program with a trace.
  for (const stream of [output, errors]) stream.on('error', () => {});
  return { input, output, errors };
}

/** A file that cannot be written, a disk that is full: nothing of ours, so a sentence will do. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
