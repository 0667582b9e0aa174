/** What this program, and a person at it, are called where nobody says it. */

/** A command on a line of its own. */
export function commandLine(...words: readonly string[]): string {
  return `  ${[ownName(), ...words].join(' ')}\n`;
}

/** Begun by npm in the package's folder, nobody has a command `starlanes` for certain. */
function ownName(): string {
  return process.env['npm_lifecycle_event'] === 'starlanes' ? 'npm run -s starlanes --' : 'starlanes';
}

/** What somebody is called who has not said it: nothing that would tell strangers who they are. */
export function usualName(): string {
  return 'Captain';
}
