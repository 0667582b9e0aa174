/** What a click does: a space on the map, or a line of the desk. */
import type { Key } from '../screen/key.ts';
import type { Size } from '../screen/cells.ts';
import { drawMatch } from '../star-lanes/draw-match.ts';
import { layoutOf } from '../star-lanes/layout.ts';
import { pressMatch } from './press.ts';
import type { Pressed } from './press.ts';
import type { Sight } from './sight.ts';
import type { MatchUi } from './ui.ts';

/** Whoever clicks means what is drawn there: the key of the space, or of the line. */
export function pressClick(sight: Sight, ui: MatchUi, { x, y }: Key & { key: 'click' }, size: Size): Pressed {
  const key = keyAt(sight, ui, x, y, size);
  return key === undefined ? { ui } : pressMatch(sight, ui, { key: 'text', text: key });
}

function keyAt(sight: Sight, ui: MatchUi, x: number, y: number, size: Size): string | undefined {
  const { map, desk, cell } = layoutOf(size, sight.view);
  const line = drawMatch(sight, ui, size, 0).lines[y] ?? '';
  if (sight.view.ask?.ask === 'place') {
    const isLine = y >= desk.y && y < desk.y + desk.height;
    const near = x < map.width && y < desk.y ? line.slice(Math.max(0, x - cell.width + 1), x + cell.width) : '';
    return isLine ? /^.{2} (\w) {2}\d/.exec(line)?.[1] : /\[(\w)\]/.exec(near)?.[1];
  }
  return y >= desk.y ? /^.{2}([A-L]) /.exec(line)?.[1]?.toLowerCase() : undefined;
}
