/** How this program is called where it runs, for commands that people are to type. */

/** A command on a line of its own. */
export function commandLine(...words: readonly string[]): string {
  return `  ${[ownName(), ...words].join(' ')}\n`;
}

/** Begun by npm in the package's folder, nobody has a command `starlanes` for certain. */
function ownName(): string {
  return process.env['npm_lifecycle_event'] === 'starlanes' ? 'npm run -s starlanes --' : 'starlanes';
}
