/** What pictures are drawn with. */

const INK = '#e9eefb';

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
