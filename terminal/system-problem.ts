/** What a system refuses, in words: a file that is not there, a disk that is full. Nothing of ours is at fault. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** An error of the system, as Node gives it. */
type SystemError = Error & { readonly syscall: unknown; readonly code?: unknown; readonly path?: unknown };

/** A file of ours that cannot be read; the message is the sentence. */
export class FileProblem extends Error {}

/** The sentence for an error of the system; undefined for a fault of ours. */
export function systemProblem(error: unknown): string | undefined {
  if (error instanceof FileProblem) return error.message;
  if (!isSystemError(error)) return undefined;
  const path = typeof error.path === 'string' ? error.path : 'the file';
  switch (error.code) {
    case 'ENOENT':
      return isFolderThere(path) ? `There is no file ${path}.` : `There is no folder ${dirname(path)}.`;
    case 'EACCES':
    case 'EPERM':
      return `This system does not let you open ${path}.`;
    case 'EISDIR':
      return `${typeof error.path === 'string' ? path : 'That'} is a folder, not a file.`;
    case 'ENOTDIR':
      return `A part of ${path} is a file, not a folder.`;
    case 'ENAMETOOLONG':
      return 'The name of the file is too long.';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full; nothing more could be written.';
    case 'EROFS':
      return `${path} cannot be written: that disk is read-only.`;
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open on this system.';
    default:
      return `That did not work: ${error.message}`;
  }
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error;
}

function isFolderThere(path: string): boolean {
  return existsSync(dirname(path));
}
