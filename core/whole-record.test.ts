/** Records that were cut off are told from whole ones, wherever they end. */
import { expect, test } from 'vitest';
import { race } from './fixtures/race.ts';
import { formatRecord, parseRecord, replay } from './record.ts';
import type { MatchRecord } from './record.ts';
import { wholeProblem } from './whole-record.ts';

/** A match of a server: it says how many lines it has, and how it ended. */
const RECORD: MatchRecord = {
  game: 'race',
  engine: 3,
  edition: 'short',
  chance: 'mulberry32 7',
  names: ['Ann', 'Ben'],
  fair: { match: 'abc-1977', commitment: 'c0ffee', secret: '5ec4e7', words: ['black swans', ''] },
  ...played(),
};
const TEXT = formatRecord(RECORD);

/** Plays it to its end. */
function played(): Pick<MatchRecord, 'actions' | 'result' | 'chain'> {
  const head = { game: 'race', engine: 3, edition: 'short', chance: 'mulberry32 7', names: ['Ann', 'Ben'] };
  const actions: { by: number; text: string }[] = [];
  for (;;) {
    const again = replay(race, { ...head, actions });
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    const { state } = again.value;
    const seat = race.toAct(state);
    const result = race.result(state);
    if (seat === undefined && result !== undefined) return { actions, result, chain: `${actions.length} 0f0f` };
    actions.push({ by: seat ?? 0, text: 'step 3' });
  }
}

/** What is said of a text: what is wrong with it, or 'fine'. */
function said(text: string): unknown {
  const record = parseRecord(text);
  if (!record.ok) return record.problem;
  const again = replay(race, record.value);
  if (!again.ok) return again.problem;
  return wholeProblem(race, record.value, again.value.state) ?? 'fine';
}

test('a whole record is fine, also without its last line feed', () => {
  expect(said(TEXT)).toBe('fine');
  expect(said(TEXT.trimEnd())).toBe('fine');
});

test('a record that is cut anywhere behind its head says after how many of its actions', () => {
  const all = RECORD.actions.length;
  const head = TEXT.indexOf('\n\n') + 2;
  for (let end = head; end < TEXT.length - 1; end++) {
    const whole = TEXT.slice(head, end).split('\n').length - 1;
    // In the very last line nothing tells how long it was, but the match is not over.
    const isLast = whole === all - 1 && TEXT[end - 1] !== '\n';
    const problem = said(TEXT.slice(0, end));
    if (isLast) expect(problem).not.toBe('fine');
    else expect(problem).toEqual({ why: 'cut-off', lines: whole, of: all });
  }
});

test('a record that is cut in its head, behind what shows its chance to be fair, says in which line', () => {
  const lines = TEXT.split('\n');
  const first = lines.findIndex((line) => line.startsWith('secret'));
  for (let line = first + 1; line < lines.indexOf(''); line++)
    expect(said(lines.slice(0, line + 1).join('\n'))).toEqual({ why: 'cut-head', line: line + 1 });
});

test('without a chain, a match that ended is known to be cut when it does not', () => {
  const short = formatRecord({ ...RECORD, actions: RECORD.actions.slice(0, 2) }).replace(/^chain.*\n/m, '');
  expect(said(short)).toEqual({ why: 'cut-off', lines: 2, of: undefined });
});

test('a match that ends otherwise than its record says', () => {
  expect(said(TEXT.replace(/^result .*$/m, 'result 1 2'))).toMatchObject({ why: 'other-result', told: [1, 2] });
});
