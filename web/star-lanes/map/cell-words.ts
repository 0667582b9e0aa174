/** A space in words, for who cannot see the map: "4D, empty, offered (key 2), next to a star and Altair Starways". */
import type { View } from '../../../games/star-lanes/index.ts';
import { companyOf } from '../../../games/star-lanes/position.ts';
import { keyOf } from '../../../client/offer-keys.ts';
import { listed } from '../../app/words.ts';
import { w } from '../words.ts';
import { isCompany, marksAround } from './galaxy-map.ts';
import type { Cell } from './galaxy-map.ts';

/** What a cell is besides its mark: its place among the offers (below zero: none), what it would do, the last move. */
interface CellRole {
  readonly place: number;
  readonly last: boolean;
  readonly would: string | undefined;
}

export function describeCell(view: View, cell: Cell, { place, last, would }: CellRole): string {
  const words = w().map;
  const around = [...new Set(marksAround(view.map, cell))].map((mark) => markWord(view, mark, true));
  return [
    cell.space,
    markWord(view, cell.mark, false),
    ...(place >= 0 ? [words.offered(keyOf(place))] : []),
    ...(would === undefined ? [] : [would]),
    ...(last ? [words.lastMove] : []),
    ...(around.length > 0 ? [words.nextTo(listed(around))] : []),
  ].join(', ');
}

function markWord(view: View, mark: string, nearby: boolean): string {
  const words = nearby ? w().map.near : w().map.marks;
  if (isCompany(mark)) return view.companies[companyOf(mark)]?.name ?? mark;
  if (mark === '*') return words.star;
  if (mark === '+') return words.outpost;
  return mark === '@' ? words.hole : words.empty;
}
