/** `starlanes teletype GAME`: a game of the 1970s on these streams. */
import { randomInt } from 'node:crypto';
import type { ValuesOf } from '../../cli/command.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { LAYOUTS } from '../../teletype/basic/paper.ts';
import { screensOf } from '../games.ts';
import { refuse } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { play } from '../teletype/play.ts';
import type { TELETYPE } from './commands.ts';
import { recordProblem } from './record-problem.ts';

export async function teletype(values: ValuesOf<typeof TELETYPE>, streams: Streams): Promise<number> {
  const { game, record, bell, seed = randomInt(2 ** 32), layout = LAYOUTS[0] } = values;
  const program = must(screensOf(game)?.teletype, game);
  if (values.layout !== undefined && !program.layouts.includes(layout))
    return refuse(streams, `--layout is not for ${game}.`);
  const problem = record === undefined ? undefined : recordProblem(record);
  if (problem !== undefined) return refuse(streams, problem);
  const notes = values.seed === undefined ? [`The same game again: --seed ${seed}`] : [];
  const open = program.open({ chance: new Mulberry32(seed), layout, bell, record });
  await play({ open, baud: values.baud, trace: values.trace, notes, hint: program.hint }, streams);
  return 0;
}
