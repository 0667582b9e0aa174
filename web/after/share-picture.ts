/** The last map and the standings as a picture to show around. */
import type { View } from '../../games/star-lanes/index.ts';
import { cellsOf, isCompany, sidesOf } from '../map/galaxy-map.ts';
import type { Cell } from '../map/galaxy-map.ts';
import { CELL, laneShape } from '../map/lane-shape.ts';
import { outpostPath, starPath } from '../map/marks.ts';
import { money } from '../text/text.ts';

/** The drawing of the map is enlarged so many times. */
const SCALE = 1.6;
const SIDE = SCALE * CELL;
const EDGE = 48;
const LINE = 44;

/** Draws the picture; undefined where the browser cannot. */
export async function sharePicture(view: View, names: readonly string[], title: string): Promise<Blob | undefined> {
  const { rows, columns } = view.config;
  const canvas = document.createElement('canvas');
  canvas.width = 2 * EDGE + SIDE * columns;
  canvas.height = 2 * EDGE + 80 + SIDE * rows + LINE * (names.length + 1);
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  pen.fillStyle = '#0a0f1f';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(pen, title, EDGE, EDGE + 34, '700 44px system-ui, sans-serif', '#e9eefb');
  drawMap(pen, view.map);
  drawStandings(pen, view, names, EDGE + 80 + SIDE * rows + LINE);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

function drawMap(pen: CanvasRenderingContext2D, map: readonly string[]): void {
  pen.save();
  pen.translate(EDGE, EDGE + 80);
  pen.scale(SCALE, SCALE);
  for (const cell of cellsOf(map).flat()) {
    if (isCompany(cell.mark)) drawLane(pen, map, cell);
    else drawMark(pen, cell);
  }
  pen.restore();
}

function drawLane(pen: CanvasRenderingContext2D, map: readonly string[], cell: Cell): void {
  const [x, y] = [CELL * cell.column, CELL * cell.row];
  const [company, letter] = coloursOf(cell.mark);
  pen.fillStyle = company;
  const shape = new Path2D(laneShape(x, y, sidesOf(map, cell)));
  pen.fill(shape);
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
  const star = new Path2D(starPath(x, y));
  if (mark === '*') pen.fill(star);
  else if (mark === '+') pen.stroke(new Path2D(outpostPath(x, y)));
  else drawDot(pen, x, y, mark === '@' ? 11 : 1.6);
}

function drawDot(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function drawStandings(pen: CanvasRenderingContext2D, view: View, names: readonly string[], top: number): void {
  const seats = (view.standings ?? []).map(({ net }, seat) => ({ net, name: names[seat] ?? '' }));
  seats
    .sort((one, other) => other.net - one.net)
    .forEach(({ net, name }, i) => {
      const font = `${i === 0 ? 700 : 400} 30px system-ui, sans-serif`;
      write(pen, `${i + 1}. ${name}`, EDGE, top + LINE * (i + 0.6), font, '#e9eefb');
      pen.textAlign = 'right';
      write(pen, money(net), pen.canvas.width - EDGE, top + LINE * (i + 0.6), font, '#e9eefb');
      pen.textAlign = 'left';
    });
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

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}
