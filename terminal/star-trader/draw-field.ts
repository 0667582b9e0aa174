/** A field that a number is typed into, in brackets so that it is seen without colours. */
import type { Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';

const ROOM = 11;

/** Returns the column behind it. */
export function drawField(cells: Cells, x: number, y: number, typed: string, usual: number): number {
  const shown = typed === '' ? inGroups(String(usual)) : inGroups(typed);
  const end = cells.put(x, y, `[${padded(shown, ROOM, 'right')} ]`, 'picked');
  cells.cursor = { x: end - 2, y };
  return end;
}

/** With commas before every three digits, as it is typed. */
function inGroups(number: string): string {
  const [whole = '', ...rest] = number.split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}
