/** `starlanes completion`: completion for a shell, or the man page. */
import type { ValuesOf } from '../../cli/command.ts';
import { completionFor } from '../../cli/completion.ts';
import type { Lists } from '../../cli/completion.ts';
import { manPage } from '../../cli/man-page.ts';
import type { ListedGames } from '../frame/game-screens.ts';
import { say } from '../streams.ts';
import { OPEN, YOU } from './common-flags.ts';
import { commandsFor } from './commands.ts';
import type { COMPLETION } from './commands.ts';
import type { CommandLine } from './entry.ts';
import { packageVersion } from './help.ts';

export async function completion({ what }: ValuesOf<typeof COMPLETION>, line: CommandLine): Promise<number> {
  const { listed: games } = line;
  const commands = commandsFor(games);
  if (what !== 'man') return say(line, completionFor(what, commands, listsOf(games)));
  const keys = games.map(({ kit, help }) => ({ title: kit.title, keys: help }));
  return say(line, manPage(packageVersion(), keys, commands));
}

function listsOf(games: ListedGames): Lists {
  const bots = [...new Set(games.flatMap(({ players }) => players.map(({ name }) => name)))];
  const editions = new Set(games.flatMap(({ kit }) => Object.keys(kit.game.editions)));
  return { bots, editions: [...editions], seats: [YOU, OPEN, ...bots] };
}
