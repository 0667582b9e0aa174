/** The bars at the top and at the bottom of a screen, and headings: where one is, and which keys there are. */
import type { Area, Cells } from '../screen/cells.ts';
import { textKey } from '../screen/key.ts';
import type { Key, KeyName } from '../screen/key.ts';
import { fit, textWidth } from '../screen/marks.ts';
import { frameWords } from '../words.ts';

/** What the bar at the top shows left and right. */
export function drawTopBar(cells: Cells, left: string, right: string): void {
  cells.put(0, 0, ' '.repeat(cells.width), 'bar');
  cells.put(1, 0, fit(left, cells.width - textWidth(right) - 4), 'bar');
  cells.put(cells.width - textWidth(right) - 1, 0, right, 'bar');
}

/** A key, by its English name, and what it does. */
export type KeyHelp = readonly [key: string, does: string];

/** The keys at the bottom, as many as fit: the first are the most important, and the last two always stay. */
export function drawKeyBar(cells: Cells, keys: readonly KeyHelp[]): void {
  const y = cells.height - 1;
  cells.put(0, y, ' '.repeat(cells.width), 'bar');
  let x = 1;
  for (const [name, does] of fitting(keys, cells.width - 1)) {
    const end = cells.put(cells.put(x, y, keyLabel(name), 'bar-key'), y, ` ${does}  `, 'bar');
    const key = keyNamed(name);
    if (key !== undefined) cells.hit({ x, y, width: end - x - 2, height: 1 }, key);
    x = end;
  }
}

/** What a key is called in the language that is spoken. */
export function keyLabel(name: string): string {
  return frameWords().keyNames[name] ?? name;
}

const NAMED: Readonly<Record<string, KeyName>> = { Enter: 'enter', Esc: 'escape', Backspace: 'backspace' };

/** The key a click on its name stands for; undefined where the name stands for several. */
function keyNamed(name: string): Key | undefined {
  const named = NAMED[name];
  if (named !== undefined) return { key: named };
  if (name === 'Space') return textKey(' ');
  return name.length === 1 ? textKey(name) : undefined;
}

function fitting(keys: readonly KeyHelp[], room: number): readonly KeyHelp[] {
  const shown = [...keys];
  while (shown.length > 2 && widthOf(shown) > room) shown.splice(-3, 1);
  return shown;
}

function widthOf(keys: readonly KeyHelp[]): number {
  return keys.reduce((sum, [key, does]) => sum + textWidth(keyLabel(key)) + textWidth(does) + 3, 0);
}

/** A heading with a line behind it. */
export function drawRule(cells: Cells, { x, y, width }: Area, text: string): void {
  const end = cells.put(x, y, `${fit(text, width - 1)} `, 'heading');
  cells.put(end, y, '─'.repeat(Math.max(0, x + width - end - 1)), 'faint');
}
