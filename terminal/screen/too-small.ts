/** What is shown where the terminal has too little room, until it has more. */
import { Cells } from './cells.ts';
import type { Size } from './cells.ts';

/** The room every screen of ours can do with. */
const LEAST: Size = { width: 80, height: 24 };

export function isTooSmall({ width, height }: Size): boolean {
  return width < LEAST.width || height < LEAST.height;
}

export function tooSmall(size: Size): Cells {
  const cells = new Cells(size);
  const lines = [
    `Star Lanes needs ${LEAST.width}x${LEAST.height}.`,
    `Here is ${size.width}x${size.height}.`,
    'Make it larger to go on;',
    'Ctrl-C leaves. There is',
    'also: starlanes play --lines',
  ];
  lines.forEach((line, row) => cells.put(0, row, line, row === 0 ? 'strong' : 'plain'));
  return cells;
}
