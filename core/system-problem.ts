/** What a system refuses, as data: a file that is not there, a disk that is full. Nothing of ours is at fault. */

/** The path is undefined where the system does not say which file it was. */
export type SystemProblem =
  | { readonly why: 'no-file'; readonly path: string | undefined }
  | { readonly why: 'no-folder'; readonly path: string }
  | { readonly why: 'no-access'; readonly path: string | undefined }
  /** A folder in which nothing can be made. */
  | { readonly why: 'folder-not-writable'; readonly path: string }
  | { readonly why: 'is-folder'; readonly path: string | undefined }
  | { readonly why: 'is-file'; readonly path: string | undefined }
  | { readonly why: 'file-in-path'; readonly path: string | undefined }
  | { readonly why: 'name-too-long' }
  | { readonly why: 'disk-full' }
  | { readonly why: 'read-only-disk'; readonly path: string | undefined }
  | { readonly why: 'too-many-files' }
  | { readonly why: 'other-system-problem'; readonly message: string };

/** What an error of the system says; undefined for a fault of ours. */
export function systemProblemOf(error: unknown): SystemProblem | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  switch ('code' in error ? error.code : undefined) {
    case 'ENOENT':
      return { why: 'no-file', path };
    case 'EACCES':
    case 'EPERM':
      return { why: 'no-access', path };
    case 'EISDIR':
      return { why: 'is-folder', path };
    case 'EEXIST':
      return { why: 'is-file', path };
    case 'ENOTDIR':
      return { why: 'file-in-path', path };
    case 'ENAMETOOLONG':
      return { why: 'name-too-long' };
    case 'ENOSPC':
    case 'EDQUOT':
      return { why: 'disk-full' };
    case 'EROFS':
      return { why: 'read-only-disk', path };
    case 'EMFILE':
    case 'ENFILE':
      return { why: 'too-many-files' };
    default:
      return { why: 'other-system-problem', message: error.message };
  }
}
