/** What all commands with flags need: plain sentences for a slip of the pen, and care for people's files. */
import { existsSync, openSync, readSync, closeSync, statSync } from 'node:fs';
import { FIRST_LINE } from '../core/record.ts';
import { COMMAND_WORDS } from './completion/command-words.ts';
import { didYouMean } from './spelling.ts';

/** Node's complaint about a command line as one sentence, without its advice on minus signs. */
export function flagProblem(error: unknown, command: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split(/\n|\. /);
  return `${first.replace(/\.$/, '')}.${flagHint(first, command)} Try: starlanes ${command} --help`;
}

/** Which flag of the command may have been meant. */
function flagHint(complaint: string, command: string): string {
  const [, said] = /^Unknown option '(--[^']+)'/.exec(complaint) ?? [];
  const flags = COMMAND_WORDS.find(({ name }) => name === command)?.flags.map(({ flag }) => flag) ?? [];
  return said === undefined ? '' : didYouMean(said, flags);
}

/** Why a match must not be kept in a file: it holds something that is no record. Undefined when it may. */
export function recordProblem(file: string): string | undefined {
  if (!existsSync(file) || !statSync(file).isFile() || statSync(file).size === 0) return undefined;
  if (beginning(file, FIRST_LINE.length) === FIRST_LINE) return undefined;
  return `${file} is there already and is no record of a match; say another name.`;
}

function beginning(file: string, length: number): string {
  const bytes = Buffer.alloc(length);
  const open = openSync(file, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(open, bytes));
  } finally {
    closeSync(open);
  }
}
