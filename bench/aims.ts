/** What we want to reach, and whether this run did: a line for each aim. */
import { inFigures } from './table.ts';

/** A figure and the least, or with `most` the most, it should be; undefined where it could not be measured. */
export interface Aim {
  readonly what: string;
  readonly figure: number | undefined;
  readonly least?: number;
  readonly most?: number;
}

/** The lines, such as `reached: apply with events, 4,380 (at least 4,000)`. */
export function aimLines(aims: readonly Aim[]): string[] {
  return aims.map(({ what, figure, least, most }) => {
    const bound = least === undefined ? `at most ${inFigures(most ?? 0)}` : `at least ${inFigures(least)}`;
    if (figure === undefined) return `not measured: ${what} (${bound})`;
    const isReached = figure >= (least ?? -Infinity) && figure <= (most ?? Infinity);
    return `${isReached ? 'reached' : 'missed'}: ${what}, ${inFigures(figure)} (${bound})`;
  });
}
