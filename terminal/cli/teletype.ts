/** `starlanes teletype GAME`: a game of the 1970s on these streams. */
import { randomInt } from 'node:crypto';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { LAYOUTS } from '../../teletype/basic/paper.ts';
import { screensOf } from '../frame/game-screens.ts';
import { refuse } from '../streams.ts';
import { play } from '../teletype/play.ts';
import type { TeletypeValues } from './commands.ts';
import type { Terminal } from './entry.ts';
import { recordProblem } from './record-problem.ts';

export async function teletype(values: TeletypeValues, terminal: Terminal): Promise<number> {
  const { game, record, bell, seed = randomInt(2 ** 32), layout = LAYOUTS[0] } = values;
  const program = must(screensOf(terminal.games, game)?.teletype, game);
  if (values.layout !== undefined && !program.layouts.includes(layout))
    return refuse(terminal, { why: 'no-layouts', game });
  const problem = record === undefined ? undefined : recordProblem(record);
  if (problem !== undefined) return refuse(terminal, problem);
  const notes = values.seed === undefined ? [`The same game again: --seed ${seed}`] : [];
  const open = program.open({ chance: new Mulberry32(seed), layout, bell, record });
  await play({ open, baud: values.baud, trace: values.trace, notes, hint: program.hint }, terminal);
  return 0;
}
