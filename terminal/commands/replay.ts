/** `starlanes replay FILE`: plays a kept match again and tells it as readable text. */
import { readFileSync } from 'node:fs';
import { readRecord, replay as playAgain } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { tellingOf } from '../replay/tellings.ts';
import type { Telling } from '../replay/tellings.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

export async function replay(args: readonly string[], streams: Streams): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || file.startsWith('--') || more.length > 0) {
    await tellUser(streams, 'Say which match: starlanes replay FILE');
    return 2;
  }
  const record = readRecord(readFileSync(file, 'utf8'));
  if (!record.ok) {
    await tellUser(streams, `${file}: ${record.problem}`);
    return 1;
  }
  const telling = tellingOf(record.value.game);
  if (telling !== undefined) return tellMatch(file, record.value, telling, streams);
  await tellUser(streams, `${file}: nobody here knows the game ${record.value.game}`);
  return 1;
}

/** Tells the match as far as it can be played, and what is wrong with the rest. */
async function tellMatch(file: string, record: MatchRecord, telling: Telling, streams: Streams): Promise<number> {
  const { game } = telling;
  const config = game.readConfig(record.edition);
  const told: string[] = [];
  const reading = playAgain(game, record, (_, events) => {
    if (told.length === 0) told.push(headOf(record));
    if (!config.ok) return;
    for (const event of events.filter((one) => telling.isNews(one))) {
      told.push(event.type === telling.opens ? '\n' : '', `${game.tell(event, record.names, config.value)}\n`);
    }
  });
  const read = await put(streams.output, told.join(''));
  if (reading.ok || !read) return 0;
  await tellUser(streams, `${file}: ${reading.problem}`);
  return 1;
}

function headOf({ game, edition, chance, names }: MatchRecord): string {
  return `${game}, edition ${edition}, chance ${chance}\n${names.join(', ')}\n\n`;
}
