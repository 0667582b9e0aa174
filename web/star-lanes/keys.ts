/**
 * Playing Star Lanes by keyboard: a number looks at an offered space and, pressed again, plays it; a company's letter leads
 * to its order.
 */
import { placeOf } from '../../client/offer-keys.ts';
import type { FindPart, Keys } from '../frame/game-screens.ts';
import { useLanes } from './model.ts';

export function lanesKeys(find: FindPart): Keys {
  const { placing, view } = useLanes();
  return {
    press(event) {
      const space = placing.offered()[placeOf(event.key.toUpperCase())];
      const part = space === undefined ? orderOf(event.key) : `[data-space="${space}"]`;
      const target = part === undefined ? undefined : find(part);
      if (target === undefined) return;
      event.preventDefault();
      if (space !== undefined && placing.pointed() === space) placing.choose(space, true);
      else target.focus();
    },
    lead() {
      const [first] = placing.offered();
      if (view().phase === 'trade' || first === undefined) return { sight: '.desk', focus: '.order input' };
      return { sight: '.map-side', focus: `[data-space="${first}"]` };
    },
  };
}

/** Where a letter leads while trading. */
function orderOf(key: string): string | undefined {
  return /^[a-l]$/i.test(key) ? `[data-company="${key.toUpperCase()}"] input` : undefined;
}
