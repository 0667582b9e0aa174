/** What the system says of a file or a folder that cannot be used, in words. */

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this system does not let you open it',
  EPERM: 'this system does not let you open it',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  EROFS: 'that disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Undefined for a fault of ours. */
export function fileProblem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  return ('code' in error ? WORDS[String(error.code)] : undefined) ?? error.message;
}
