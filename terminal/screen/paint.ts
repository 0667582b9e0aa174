/** What the looks of marks are in the terminal's own language, in as many colours as it has. */
import type { Style } from './style.ts';

/** How many colours there are. */
export type Colours = 'none' | '16' | '256' | 'true';

/** The command that gives what follows the look, whatever it was before. */
export type Paint = (style: Style) => string;

/** A colour in full, and the nearest of the sixteen. */
type Colour = readonly [red: number, green: number, blue: number, basic: number];

interface MarkLook {
  readonly ink?: Colour;
  readonly paper?: Colour;
  /** Bold, faint, underlined, swapped ink and paper: 1, 2, 4, 7. */
  readonly ways?: readonly (1 | 2 | 4 | 7)[];
  /** The ways that tell it apart where there are no colours. */
  readonly bare?: readonly (1 | 2 | 4 | 7)[];
}

const BLACK: Colour = [16, 18, 24, 0];
const WHITE: Colour = [245, 245, 250, 15];
const NIGHT: Colour = [38, 50, 92, 4];
const GOLD: Colour = [230, 190, 70, 11];
const GREEN: Colour = [90, 190, 110, 10];
const RED: Colour = [230, 100, 90, 9];
const SKY: Colour = [90, 170, 240, 12];
const TEAL: Colour = [80, 200, 200, 14];
const PINK: Colour = [235, 130, 190, 13];

/** Light papers under black letters: readable whether the terminal itself is dark or light. */
const COMPANY_PAPERS = {
  A: [110, 180, 250, 12],
  B: [245, 190, 80, 11],
  C: [120, 210, 130, 10],
  D: [245, 140, 130, 9],
  E: [205, 160, 250, 13],
  F: [110, 215, 215, 14],
  G: [215, 200, 150, 3],
  H: [190, 220, 90, 2],
  I: [240, 160, 205, 5],
  J: [160, 185, 205, 7],
  K: [150, 160, 250, 6],
  L: [225, 165, 110, 1],
} as const satisfies Record<string, Colour>;

const SEAT_INKS: readonly Colour[] = [
  SKY,
  GOLD,
  GREEN,
  RED,
  PINK,
  TEAL,
  [190, 170, 120, 3],
  [160, 150, 240, 5],
  [150, 200, 90, 2],
  [210, 130, 90, 1],
  [130, 160, 190, 6],
  [200, 200, 205, 7],
];

const LOOKS: Readonly<Record<string, MarkLook>> = {
  plain: {},
  faint: { ways: [2] },
  strong: { ways: [1] },
  bar: { ink: WHITE, paper: NIGHT, bare: [7] },
  'bar-key': { ink: GOLD, paper: NIGHT, ways: [1], bare: [7, 1] },
  heading: { ink: SKY, ways: [1] },
  picked: { ink: BLACK, paper: GOLD, bare: [7] },
  offered: { ink: BLACK, paper: WHITE, ways: [1], bare: [1] },
  'offered-picked': { ink: BLACK, paper: GOLD, ways: [1], bare: [1, 7] },
  star: { ink: GOLD, ways: [1] },
  outpost: { ink: TEAL },
  hole: { ink: PINK, ways: [1] },
  last: { ways: [1, 4] },
  gain: { ink: GREEN },
  loss: { ink: RED },
  warning: { ink: RED, ways: [1] },
  ...Object.fromEntries(
    Object.entries(COMPANY_PAPERS).map(([letter, paper]) => [`company-${letter}`, { ink: BLACK, paper }]),
  ),
  ...Object.fromEntries(SEAT_INKS.map((ink, seat) => [`seat-${seat}`, { ink }])),
};

/** How to paint with this many colours. */
export function paintWith(colours: Colours): Paint {
  const known = new Map<Style, string>();
  return (style) => {
    const painted = known.get(style) ?? command(LOOKS[style] ?? {}, colours);
    known.set(style, painted);
    return painted;
  };
}

function command({ ink, paper, ways = [], bare = [] }: MarkLook, colours: Colours): string {
  const plain = colours === 'none' ? [...new Set([...ways, ...bare])] : ways;
  const codes = [...plain.map(String), ...colour(ink, 38, colours), ...colour(paper, 48, colours)];
  return `\u001b[${['0', ...codes].join(';')}m`;
}

function colour(given: Colour | undefined, layer: 38 | 48, colours: Colours): string[] {
  if (given === undefined || colours === 'none') return [];
  const [red, green, blue, basic] = given;
  if (colours === 'true') return [`${layer};2;${red};${green};${blue}`];
  if (colours === '256') return [`${layer};5;${cube(red, green, blue)}`];
  return [String(layer - 8 + (basic < 8 ? basic : basic + 52))];
}

/** The nearest of the 216 colours of the cube. */
function cube(red: number, green: number, blue: number): number {
  const step = (part: number): number => (part < 48 ? 0 : part < 115 ? 1 : Math.floor((part - 35) / 40));
  return 16 + 36 * step(red) + 6 * step(green) + step(blue);
}
