/** The shapes of the stars: each class has its own, so that nobody needs the colours. Frontier stars are circles. */
import type { StarClass } from '../../../games/star-trader/types.ts';

/** Paths around 0, 0. */
export const MARKS: Readonly<Record<Exclude<StarClass, 'IV'>, string> & { IV: undefined }> = {
  I: points(8, 13, 6.5),
  II: points(4, 13, 5),
  III: points(3, 9.5, 4.75),
  IV: undefined,
};

/** A star with so many points, the first of them up. */
function points(count: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * count }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / count - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
