/** Care for people's files: a match is only kept in a file that is new, empty, or the record of another match. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { FIRST_LINE } from '../../core/record.ts';
import type { CommandProblem } from '../../text/terminal.ts';

/** Why a match must not be kept in a file: it holds something that is no record. Undefined when it may. */
export function recordProblem(file: string): CommandProblem | undefined {
  if (!existsSync(file) || !statSync(file).isFile() || statSync(file).size === 0) return undefined;
  if (beginning(file, FIRST_LINE.length) === FIRST_LINE) return undefined;
  return { why: 'foreign-file', file };
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
