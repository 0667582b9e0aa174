/** What a space would make of the map, drawn over it: the spaces that change, and the outline of the company's new shape. */
import { For, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { ShapeAfter } from '../../../insight/star-lanes/shape-after.ts';
import { cellsOf, isCompany, sidesOf } from './galaxy-map.ts';
import type { Cell } from './galaxy-map.ts';
import { CELL, laneShape, outlinePath, outpostPath } from './shapes.ts';

/** `x` and `y` are where the first cell begins. */
export function Ghost(props: { readonly shape: ShapeAfter; readonly x: number; readonly y: number }): JSX.Element {
  const cells = createMemo(() => cellsOf(props.shape.map).flat());
  const isChanged = ({ space }: Cell): boolean => props.shape.changed.includes(space);
  /** What changes, and the rest of the company, so that its new shape is whole. */
  const drawn = (): Cell[] => cells().filter((cell) => isChanged(cell) || cell.mark === props.shape.company);
  const company = (): Cell[] => cells().filter(({ mark }) => mark === props.shape.company);
  return (
    <g class="ghost" aria-hidden="true" transform={`translate(${props.x} ${props.y})`}>
      <For each={drawn()}>{(cell) => <GhostCell cell={cell} map={props.shape.map} isNew={isChanged(cell)} />}</For>
      <path class="ghost-outline" d={outlinePath(company(), (cell) => sidesOf(props.shape.map, cell))} />
    </g>
  );
}

interface GhostCellProps {
  readonly cell: Cell;
  readonly map: readonly string[];
  readonly isNew: boolean;
}

/** Spaces that are new to the company are plain; the others keep its pattern. */
function GhostCell({ cell, map, isNew }: GhostCellProps): JSX.Element {
  const [x, y] = [CELL * cell.column, CELL * cell.row];
  if (cell.mark === '+') return <path class="ghost-outpost" d={outpostPath(x + CELL / 2, y + CELL / 2)} />;
  if (!isCompany(cell.mark))
    return <rect class="ghost-gone" x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="9" />;
  const shape = laneShape(x, y, sidesOf(map, cell));
  return (
    <g class={`ghost-lane company-${cell.mark}`}>
      <path class="hull" d={shape} />
      {!isNew && <path class="weave" d={shape} fill={`url(#lane-${cell.mark})`} />}
      <text class="letter" x={x + CELL / 2} y={y + CELL / 2 + 6} text-anchor="middle">
        {cell.mark}
      </text>
    </g>
  );
}
