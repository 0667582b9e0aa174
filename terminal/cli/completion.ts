/** `starlanes completion`: completion for a shell, or the man page. */
import type { ValuesOf } from '../../cli/command.ts';
import { completionFor } from '../../cli/completion.ts';
import type { Lists } from '../../cli/completion.ts';
import { manPage } from '../../cli/man-page.ts';
import { ALL_SCREENS } from '../games.ts';
import { OPEN, YOU } from '../network/host-there.ts';
import { say } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { COMMANDS } from './commands.ts';
import type { COMPLETION } from './commands.ts';
import { packageVersion } from './help.ts';

export async function completion({ what }: ValuesOf<typeof COMPLETION>, streams: Streams): Promise<number> {
  if (what !== 'man') return say(streams, completionFor(what, COMMANDS, lists()));
  const games = ALL_SCREENS.map(({ kit, help }) => ({ title: kit.title, keys: help }));
  return say(streams, manPage(packageVersion(), games, COMMANDS));
}

function lists(): Lists {
  const bots = [...new Set(ALL_SCREENS.flatMap(({ players }) => players.map(({ name }) => name)))];
  const editions = new Set(ALL_SCREENS.flatMap(({ game }) => Object.keys(game.editions)));
  return { bots, editions: [...editions], seats: [YOU, OPEN, ...bots] };
}
