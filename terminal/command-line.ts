/** What all commands with flags need: plain sentences for a slip of the pen, and care for people's files. */
import { existsSync, openSync, readSync, closeSync, statSync } from 'node:fs';
import { FIRST_LINE } from '../core/record.ts';

/** Node's complaint about a command line as one sentence, without its advice on minus signs. */
export function flagProblem(error: unknown, help: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split(/\n|\. /);
  return `${first.replace(/\.$/, '')}. Try: ${help}`;
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
