/** `starlanes teletype star-lanes`: the game of 1977 on these streams. */
import { randomInt } from 'node:crypto';
import { Mulberry32 } from '../../core/chance.ts';
import { tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { play } from '../teletype/play.ts';
import { RecordFile } from '../teletype/record-file.ts';
import { readTeletypeFlags } from './teletype-flags.ts';

export async function teletype(args: readonly string[], streams: Streams): Promise<number> {
  const flags = readTeletypeFlags(args);
  if (!flags.ok) {
    await tellUser(streams, flags.problem);
    return 2;
  }
  const { seed = randomInt(2 ** 32), record, ...rest } = flags.value;
  const notes = flags.value.seed === undefined ? [`The same game again: --seed ${seed}`] : [];
  const witnesses = record === undefined ? [] : [new RecordFile(record)];
  await play({ ...rest, chance: new Mulberry32(seed), notes, witnesses }, streams);
  return 0;
}
