/** A match of Star Trader as a picture: its stars as they are at the end. */
import type { View } from '../../../games/star-trader/index.ts';
import type { StarView } from '../../../games/star-trader/types.ts';
import { drawDot, fillPath, write } from '../../frame/after/share-picture.ts';
import type { Picture } from '../../frame/after/share-picture.ts';
import { frameOf, pixelOf, ringCount, ringStep } from '../map/chart-frame.ts';
import type { ChartFrame } from '../map/chart-frame.ts';
import { MARKS } from '../map/star-mark.tsx';

const WIDTH = 1000;
const HEIGHT = 620;
/** How many times marks and names are enlarged, to be read where the picture is shown small. */
const SCALE = 1.6;

const COLOURS = { I: '#ffe9a8', II: '#8ec2ff', III: '#7be0b0', IV: '#c4d2f5' };

export function traderPicture({ stars }: View): Picture {
  return {
    width: WIDTH,
    height: HEIGHT,
    draw: (pen) => drawStars(pen, stars),
  };
}

function drawStars(pen: CanvasRenderingContext2D, stars: readonly StarView[]): void {
  pen.scale(SCALE, SCALE);
  const frame = frameOf(stars, WIDTH / SCALE, HEIGHT / SCALE);
  const [sol] = stars;
  if (sol !== undefined) drawRings(pen, frame, sol, stars);
  for (const star of stars) drawStar(pen, frame, star);
}

/** The rings of distance around SOL, as far as they lie on the map. */
function drawRings(pen: CanvasRenderingContext2D, frame: ChartFrame, sol: StarView, stars: readonly StarView[]): void {
  const { x, y } = pixelOf(frame, sol);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, frame.width, frame.height);
  pen.clip();
  pen.strokeStyle = '#33457a';
  pen.lineWidth = 0.8;
  pen.setLineDash([2, 4]);
  for (let ring = 1; ring <= ringCount(frame, sol, stars); ring++) {
    pen.beginPath();
    pen.arc(x, y, ring * ringStep(frame) * frame.scale, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.restore();
}

function drawStar(pen: CanvasRenderingContext2D, frame: ChartFrame, star: StarView): void {
  const { x, y } = pixelOf(frame, star);
  const mark = MARKS[star.class];
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = COLOURS[star.class];
  if (mark === undefined) drawDot(pen, 0, 0, 5);
  else fillPath(pen, mark);
  pen.textAlign = 'center';
  write(pen, star.star, 0, 28, '700 13px system-ui, sans-serif');
  pen.restore();
}
