/** The last map and the standings as a picture to show around. */
import type { View } from '../../games/star-lanes/index.ts';
import { money } from '../text/text.ts';

const CELL = 64;
const EDGE = 48;
const LINE = 44;

/** Draws the picture; undefined where the browser cannot. */
export async function sharePicture(view: View, names: readonly string[], title: string): Promise<Blob | undefined> {
  const { rows, columns } = view.config;
  const canvas = document.createElement('canvas');
  canvas.width = 2 * EDGE + CELL * columns;
  canvas.height = 2 * EDGE + 80 + CELL * rows + LINE * (names.length + 1);
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  pen.fillStyle = '#0a0f1f';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(pen, title, EDGE, EDGE + 34, '700 44px system-ui, sans-serif', '#e9eefb');
  view.map.forEach((marks, row) =>
    [...marks].forEach((mark, column) => drawSpace(pen, mark, EDGE + CELL * column, EDGE + 80 + CELL * row)),
  );
  drawStandings(pen, view, names, EDGE + 80 + CELL * rows + LINE);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

function drawSpace(pen: CanvasRenderingContext2D, mark: string, x: number, y: number): void {
  const [middleX, middleY] = [x + CELL / 2, y + CELL / 2];
  if (/[A-L]/.test(mark)) {
    const [company, letter] = coloursOf(mark);
    pen.fillStyle = company;
    pen.fillRect(x, y, CELL + 1, CELL + 1);
    pen.textAlign = 'center';
    write(pen, mark, middleX, middleY + 10, '700 28px system-ui, sans-serif', letter);
    pen.textAlign = 'left';
  } else {
    pen.fillStyle = { '*': '#ffe9a8', '+': '#c4d2f5', '@': '#b48cff' }[mark] ?? '#4a5a86';
    pen.beginPath();
    pen.arc(middleX, middleY, { '*': 13, '+': 8, '@': 13 }[mark] ?? 3, 0, 7);
    pen.fill();
  }
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
