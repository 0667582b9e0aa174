/** The list of matches under the fingers: moving, filtering, deleting, and what is opened how. */
import { expect, test } from 'vitest';
import type { Key } from '../screen/key.ts';
import { MatchesPage } from './matches-page.ts';
import type { MatchRow, MatchWish } from './matches-page.ts';

const SIZE = { width: 80, height: 24 };

const row = (short: string, names: string, isOver = false): MatchRow => ({
  id: `20261116-1200-${short}`,
  short,
  names,
  game: 'Star Lanes today',
  stand: isOver ? `${names.split(',')[0]} $61,204` : 'move 17 of 48',
  date: '2026-11-16 12:00',
  isOver,
  isUnreadable: false,
});

const ROWS = [row('aaa111', 'Ann, greedy', true), row('bbb222', 'Ben, strategist'), row('ccc333', 'Cleo, champion')];

function listOf(rows = ROWS, first: 'playing' | 'finished' = 'playing') {
  let kept = rows;
  const page = new MatchesPage({
    read: () => kept,
    remove(match) {
      if (match.includes('ccc')) return `${match}: another program has it`;
      kept = kept.filter(({ id }) => id !== match);
      return undefined;
    },
    first,
  });
  /** Presses keys, `<name>` for those that have one; returns what came of the last. */
  const press = (keys: string): MatchWish | 'back' | undefined => {
    let result: MatchWish | 'back' | undefined;
    for (const [, name, text = ''] of keys.matchAll(/<([\w-]+)>|(.)/gu)) {
      const named = (['home', 'end', 'enter', 'escape', 'delete', 'backspace', 'up', 'down'] as const).find(
        (one) => one === name,
      );
      const key: Key = named === undefined ? { key: 'text', text } : { key: named };
      result = page.handleKey(key, SIZE);
    }
    return result;
  };
  return { page, press, text: () => page.draw(SIZE).lines.join('\n') };
}

test('what can be gone on with comes first, what is finished stands apart with its result and its day', () => {
  const lines = listOf()
    .page.draw(SIZE)
    .lines.map((line) => line.trimEnd());
  const from = lines.findIndex((line) => line.includes('Unfinished'));
  expect(lines.slice(from, from + 5)).toEqual([
    '  Unfinished',
    '  ▸ bbb222  Ben, strategist   Star Lanes today move 17 of 48   2026-11-16 12:00',
    '    ccc333  Cleo, champion    Star Lanes today move 17 of 48   2026-11-16 12:00',
    '  Finished',
    '    aaa111  Ann, greedy       Star Lanes today Ann $61,204     2026-11-16 12:00',
  ]);
  expect(lines.join('\n')).toContain(
    '20261116-1200-bbb222 · Ben, strategist · Star Lanes today · move 17 of 48 ·\n  2026-11-16 12:00',
  );
});

test.each([
  ['<enter>', 'go-on', 'bbb222'],
  ['j<enter>', 'go-on', 'ccc333'],
  ['jk<enter>', 'go-on', 'bbb222'],
  ['<end><enter>', 'replay', 'aaa111'],
  ['G<home><enter>', 'go-on', 'bbb222'],
  ['jjjjj<enter>', 'replay', 'aaa111'],
  ['r', 'replay', 'bbb222'],
  ['/cleo<enter>', 'go-on', 'ccc333'],
  ['/lanes ann<enter>', 'replay', 'aaa111'],
  ['/cleo<escape><down><enter>', 'go-on', 'ccc333'],
  ['/cleox<backspace><enter>', 'go-on', 'ccc333'],
] as const)('%s does %s with %s', (keys, does, short) => {
  expect(listOf().press(keys)).toEqual({ does, match: `20261116-1200-${short}` });
});

test('a letter of a filter is no command, and what nothing has in it is said', () => {
  const { press, text } = listOf();
  expect(press('/qdrj')).toBeUndefined();
  expect(text()).toContain('No match contains that.');
  expect(press('<enter>')).toBeUndefined();
  expect([press('<escape>'), press('q')]).toEqual([undefined, 'back']);
});

test('the finished ones are picked from at first where one wants to replay', () => {
  expect(listOf(ROWS, 'finished').press('<enter>')).toEqual({ does: 'replay', match: '20261116-1200-aaa111' });
});

test('a match is deleted after a question, and only by y', () => {
  const { press, text } = listOf();
  press('d');
  expect(text()).toContain('Delete 20261116-1200-bbb222?');
  press('n');
  expect(text()).toContain('Ben, strategist');
  press('dy');
  expect(text()).toContain('20261116-1200-bbb222 is deleted.');
  expect(text()).not.toContain('Ben, strategist');
});

test('one that another program has is not deleted, and the list says why', () => {
  const { press, text } = listOf();
  press('j<delete>y');
  expect(text()).toContain('another program has it');
  expect(text()).toContain('ccc333');
});

test('more than fit are counted above and below, and the one that is picked is always in view', () => {
  const many = Array.from({ length: 40 }, (_, i) => row(`n${String(i).padStart(2, '0')}`, `Player ${i}`));
  const { press, text } = listOf(many);
  expect(text()).toMatch(/↓ \d+ more/);
  press('jjjjjjjjjjjjjjjjjjjj');
  expect(text()).toMatch(/↑ \d+ more/);
  expect(text()).toContain('▸ n20');
  press('<end>');
  expect(text()).toContain('▸ n39');
  expect(text()).not.toMatch(/↓ \d+ more/);
});

test.each([
  { width: 60, height: 20 },
  { width: 120, height: 40 },
])('it is drawn at $width x $height, nothing beyond the edge', (size) => {
  const { lines } = listOf().page.draw(size);
  expect(lines.every((line) => line.length <= size.width)).toBe(true);
  expect(lines.join('\n')).toContain('bbb222');
  expect(lines.join('\n')).toContain('2026-11-16 12:00');
});
