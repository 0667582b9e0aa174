/** `starlanes teletype GAME`: a game of the 1970s on these streams, with computer players at the console if one wants. */
import { randomInt } from 'node:crypto';
import { BotSeats } from '../../client/bot-seats.ts';
import type { Sitter } from '../../client/new-match.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import { LAYOUTS } from '../../teletype/basic/paper.ts';
import { BotThreads } from '../bots/bot-threads.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { PATIENCE_MS } from '../play/open-here.ts';
import { refuse } from '../streams.ts';
import { play } from '../teletype/play.ts';
import type { Typing } from '../teletype/play.ts';
import { TIMERS } from '../timers.ts';
import type { TeletypeValues } from './play-commands.ts';
import type { Terminal } from './entry.ts';
import { recordProblem } from './record-problem.ts';
import { parseSeats } from './seats.ts';

export async function teletype(values: TeletypeValues, terminal: Terminal): Promise<number> {
  const { game, record, bell, seed = randomInt(2 ** 32), layout = LAYOUTS[0] } = values;
  const screens = must(screensOf(terminal.games, game), game);
  const program = must(screens.teletype, game);
  if (values.layout !== undefined && !program.layouts.includes(layout))
    return refuse(terminal, { why: 'no-layouts', game });
  const sitters = values.seats === undefined ? undefined : sittersOf(screens, values.seats, terminal);
  if (sitters?.ok === false) return refuse(terminal, sitters.problem);
  const problem = record === undefined ? undefined : recordProblem(record);
  if (problem !== undefined) return refuse(terminal, problem);
  const notes = values.seed === undefined ? [`The same game again: --seed ${seed}`] : [];
  const names = sitters?.value.map(nameOf);
  const open = program.open({ chance: new Mulberry32(seed), layout, bell, record, names });
  const bots = sitters && (await typingOf(screens, sitters.value, { seed, pace: values.pace }));
  await play({ open, bots, baud: values.baud, trace: values.trace, notes, hint: program.hint }, terminal);
  return 0;
}

function nameOf(sitter: Sitter): string {
  return 'bot' in sitter ? sitter.bot : sitter.person;
}

function sittersOf(screens: AnyGameScreens, seats: string, { games }: Terminal): ReturnType<typeof parseSeats> {
  const { game, historic } = screens.kit;
  return parseSeats(seats, { screens, games, edition: historic, ...game.seats(unwrap(game.parseConfig(historic))) });
}

/** The computer players among those at the console. */
async function typingOf(
  screens: AnyGameScreens,
  sitters: readonly Sitter[],
  { seed, pace }: { readonly seed: number; readonly pace: number },
): Promise<Typing> {
  const { kit } = screens;
  const names = sitters.map((sitter) => ('bot' in sitter ? sitter.bot : undefined));
  const bots = await screens.bots(names.filter((name) => name !== undefined));
  const searches = bots.some(({ name, playouts }) => names.includes(name) && playouts > 0);
  const runner = new BotThreads(kit.game.id, bots, searches ? 1 : 0);
  const seats = new BotSeats({ kit, runner, luck: `seed ${seed}`, patience: PATIENCE_MS, ...TIMERS });
  return {
    botAt: (seat) => names[seat],
    think: (bot, question) => seats.think(bot, question),
    pace: (view) => (kit.isWorthWatching(view) ? pace : 0),
  };
}
