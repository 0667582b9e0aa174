/** `starlanes completion bash|zsh|fish|man`: completion for a shell, or the man page. */
import { manPage } from '../completion/man-page.ts';
import { SHELLS, completionFor } from '../completion/shells.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { packageVersion } from './version.ts';

const HELP = `starlanes completion bash|zsh|fish|man

Prints the completion for a shell, or the man page.

  bash   source <(starlanes completion bash)
  zsh    starlanes completion zsh > FOLDER/_starlanes   a folder of $fpath
  fish   starlanes completion fish > ~/.config/fish/completions/starlanes.fish
  man    starlanes completion man > FOLDER/man1/starlanes.1
`;

export async function completion(args: readonly string[], streams: Streams): Promise<number> {
  const [what, ...more] = args;
  const shell = SHELLS.find((known) => known === what);
  if (args.includes('--help')) return putPage(streams, HELP);
  if (more.length === 0 && shell !== undefined) await put(streams.output, completionFor(shell));
  else if (more.length === 0 && what === 'man') await put(streams.output, manPage(packageVersion()));
  else {
    await tellUser(streams, 'Say which: starlanes completion bash, zsh, fish or man');
    return 2;
  }
  return 0;
}
