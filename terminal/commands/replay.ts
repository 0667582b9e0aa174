/** `starlanes replay FILE`: plays a kept match again and tells it as readable text. */
import { readFileSync } from 'node:fs';
import { readRecord, replay as playAgain } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event } from '../../games/star-lanes/index.ts';
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
  return tellMatch(file, record.value, streams);
}

/** Tells the match as far as it can be played, and what is wrong with the rest. */
async function tellMatch(file: string, record: MatchRecord, streams: Streams): Promise<number> {
  const told: string[] = [];
  const reading = playAgain(starLanes, record, (state, events) => {
    if (told.length === 0) told.push(headOf(record));
    for (const event of events.filter(isNews)) {
      // Every turn begins with an offer, and a blank line before it.
      told.push(event.type === 'offered' ? '\n' : '', `${starLanes.tell(event, record.names, state.config)}\n`);
    }
  });
  const read = await put(streams.output, told.join(''));
  if (reading.ok || !read) return 0;
  await tellUser(streams, `${file}: ${reading.problem}`);
  return 1;
}

/** Orders for nothing and dividends of nothing would fill most of the page. */
function isNews(event: Event): boolean {
  if (event.type === 'traded') return event.orders.some(({ shares }) => shares !== 0);
  return event.type !== 'dividend' || event.amount !== 0;
}

function headOf({ game, edition, chance, names }: MatchRecord): string {
  return `${game}, edition ${edition}, chance ${chance}\n${names.join(', ')}\n\n`;
}
