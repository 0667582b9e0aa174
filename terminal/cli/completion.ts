/** `starlanes completion`: completion for a shell, or the man page. */
import type { ValuesOf } from '../../cli/command.ts';
import { completionFor } from '../../cli/completion.ts';
import type { Lists } from '../../cli/completion.ts';
import { manPage } from '../../cli/man-page.ts';
import type { Games } from '../frame/game-screens.ts';
import { OPEN, YOU } from '../network/host-there.ts';
import { say } from '../streams.ts';
import { commandsFor } from './commands.ts';
import type { COMPLETION } from './commands.ts';
import type { Terminal } from './entry.ts';
import { packageVersion } from './help.ts';

export async function completion({ what }: ValuesOf<typeof COMPLETION>, terminal: Terminal): Promise<number> {
  const { games } = terminal;
  const commands = commandsFor(games);
  if (what !== 'man') return say(terminal, completionFor(what, commands, listsOf(games)));
  const keys = games.map(({ kit, help }) => ({ title: kit.title, keys: help }));
  return say(terminal, manPage(packageVersion(), keys, commands));
}

function listsOf(games: Games): Lists {
  const bots = [...new Set(games.flatMap(({ players }) => players.map(({ name }) => name)))];
  const editions = new Set(games.flatMap(({ kit }) => Object.keys(kit.game.editions)));
  return { bots, editions: [...editions], seats: [YOU, OPEN, ...bots] };
}
