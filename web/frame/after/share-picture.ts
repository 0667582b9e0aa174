/** The map of a match and its standings, as a picture to show around; and what maps are drawn with. */
import { money } from '../../app/words.ts';

/** What a picture shows of its game. */
export interface Picture {
  /** The size of the map, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Draws the map, its corner at 0, 0. */
  readonly draw: (pen: CanvasRenderingContext2D) => void;
}

/** What somebody is worth. */
interface Worth {
  readonly name: string;
  readonly worth: number;
}

const INK = '#e9eefb';
const EDGE = 48;
const LINE = 44;
const HEAD = 80;

/** Draws the picture; undefined where the browser cannot. */
export async function sharePicture(
  title: string,
  { width, height, draw }: Picture,
  worths: readonly Worth[],
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * EDGE + width;
  canvas.height = 2 * EDGE + HEAD + height + LINE * (worths.length + 1);
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  pen.fillStyle = '#0a0f1f';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(pen, title, EDGE, EDGE + 34, '700 44px system-ui, sans-serif');
  pen.save();
  pen.translate(EDGE, EDGE + HEAD);
  draw(pen);
  pen.restore();
  drawStandings(pen, worths, EDGE + HEAD + height + LINE);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

function drawStandings(pen: CanvasRenderingContext2D, worths: readonly Worth[], top: number): void {
  worths
    .toSorted((one, other) => other.worth - one.worth)
    .forEach(({ name, worth }, i) => {
      const font = `${i === 0 ? 700 : 400} 30px system-ui, sans-serif`;
      write(pen, `${i + 1}. ${name}`, EDGE, top + LINE * (i + 0.6), font);
      pen.textAlign = 'right';
      write(pen, money(worth), pen.canvas.width - EDGE, top + LINE * (i + 0.6), font);
      pen.textAlign = 'left';
    });
}

export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour = INK,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

export function fillPath(pen: CanvasRenderingContext2D, path: string): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  pen.fill(new Path2D(path));
}

export function drawDot(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
