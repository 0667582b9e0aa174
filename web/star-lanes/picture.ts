/** A match of Star Lanes as a picture: its last map. */
import type { View } from '../../games/star-lanes/index.ts';
import { cellsOf, isCompany, sidesOf } from './map/galaxy-map.ts';
import type { Cell } from './map/galaxy-map.ts';
import { CELL, laneShape, outpostPath, starPath } from './map/shapes.ts';
import { drawDot, fillPath, write } from '../frame/after/share-picture.ts';
import type { Picture } from '../frame/after/share-picture.ts';

/** How many times the drawing of the map is enlarged. */
const SCALE = 1.6;

export function lanesPicture({ config, map }: View): Picture {
  return {
    width: SCALE * CELL * config.columns,
    height: SCALE * CELL * config.rows,
    draw: (pen) => drawMap(pen, map),
  };
}

function drawMap(pen: CanvasRenderingContext2D, map: readonly string[]): void {
  pen.scale(SCALE, SCALE);
  for (const cell of cellsOf(map).flat()) {
    if (isCompany(cell.mark)) drawLane(pen, map, cell);
    else drawMark(pen, cell);
  }
}

function drawLane(pen: CanvasRenderingContext2D, map: readonly string[], cell: Cell): void {
  const [x, y] = [CELL * cell.column, CELL * cell.row];
  const [company, letter] = coloursOf(cell.mark);
  pen.fillStyle = company;
  fillPath(pen, laneShape(x, y, sidesOf(map, cell)));
  pen.textAlign = 'center';
  write(pen, cell.mark, x + CELL / 2, y + CELL / 2 + 6, '700 17px system-ui, sans-serif', letter);
  pen.textAlign = 'left';
}

function drawMark(pen: CanvasRenderingContext2D, { mark, row, column }: Cell): void {
  const [x, y] = [CELL * (column + 0.5), CELL * (row + 0.5)];
  const colour = { '*': '#ffe9a8', '+': '#c4d2f5', '@': '#b48cff' }[mark] ?? '#4a5a86';
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  pen.lineWidth = 2.2;
  if (mark === '*') fillPath(pen, starPath(x, y));
  else if (mark === '+') pen.stroke(new Path2D(outpostPath(x, y)));
  else drawDot(pen, x, y, mark === '@' ? 11 : 1.6);
}

/** The colours of the style sheet, so that there is one place for them. */
function coloursOf(letter: string): [string, string] {
  const sample = document.createElement('i');
  sample.className = `company-${letter}`;
  document.body.append(sample);
  const style = getComputedStyle(sample);
  const colours: [string, string] = [style.getPropertyValue('--company'), style.getPropertyValue('--letter')];
  sample.remove();
  return colours;
}
