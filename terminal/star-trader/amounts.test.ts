/** The amounts a match ends with, on the full screen, line by line and when it is left: in whole dollars, each in its column. */
import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { captain } from '../../bots/star-trader/captain.ts';
import { RecordMatch } from '../../client/record-match.ts';
import { must } from '../../core/must.ts';
import { parseRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { Seated } from '../frame/fixtures/seated.ts';
import { summaryOf } from '../frame/play-here.ts';
import { ReplayPage } from '../frame/replay-page.ts';
import { playLines } from '../play/play.ts';
import { newSavedMatch } from '../saved/saved-matches.ts';
import { STAR_TRADER } from './index.ts';

const file = new URL('../../records/star-trader-today-three-captains.txt', import.meta.url);
const record = unwrap(parseRecord(readFileSync(file, 'utf8')));
/** The rules it was played by, as they are written today. */
const EDITION = starTrader.formatConfig(unwrap(starTrader.parseConfig(record.edition, record.engine)));
const SEED = Number(record.chance.split(' ')[1]);

/** The three captains with what they are worth, richest first; the record itself says so to the last digit. */
const RANKS = [/^ +1\. Ben +\$2,619,737(?!\S)/, /^ +2\. Cleo +\$691,315(?!\S)/, /^ +3\. Ann +\$577,977(?!\S)/];

function checkRanks(lines: readonly string[]): void {
  const ranked = lines.filter((line) => /^ +\d\. \w/.test(line));
  expect(ranked.length).toBe(RANKS.length);
  RANKS.forEach((rank, i) => expect(ranked[i]).toMatch(rank));
  // Never two words or amounts in one.
  for (const line of ranked) expect(line).not.toMatch(/\.\d|\d[a-z]/);
}

test('a record on the full screen ends with what everybody is worth', () => {
  const match = unwrap(RecordMatch.open(record, { kit: STAR_TRADER.kit, isBot: () => false }));
  const page = new ReplayPage(match, STAR_TRADER, true);
  page.handleKey({ key: 'end' });
  const { lines } = page.draw({ width: 80, height: 24 });
  checkRanks(lines);
  expect(lines.find((line) => line.startsWith('  1. '))).toMatch(/ money \$2,020,237, cargo \$599,500$/);
});

test('line by line a match ends with what everybody is worth', async () => {
  const people = record.names.map((person) => ({ person }));
  const saved = newSavedMatch(STAR_TRADER.kit, EDITION, people, SEED);
  const played = record.actions.map(({ by, text }, i) => {
    return { at: people.length + i, by: by === 'all' ? -1 : by, act: `do ${text}`, time: 0 };
  });
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end();
  const over = { ...saved, entries: [...saved.entries, ...played] };
  await playLines(STAR_TRADER, over, { record: undefined, threads: 1 }, { input, output, errors: output });
  checkRanks(String(output.read()).split('\n'));
});

test('what stays when the full screen is left says what everybody is worth', async () => {
  const seated = new Seated(STAR_TRADER, captain, EDITION, record.names, SEED);
  for (const { text } of record.actions) await seated.act(must(starTrader.parseAction(text), `the action ${text}`));
  const summary = summaryOf(STAR_TRADER, seated.match, {
    head: { id: 'three-captains' },
    beginning: { from: 'seed', seed: SEED },
  });
  checkRanks(summary.split('\n'));
});
