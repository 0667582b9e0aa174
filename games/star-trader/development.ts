/**
 * Development (section 11 of the rules): a star whose needs were filled grows when the ship leaves,
 * and when the stars have grown enough on the whole, a new one appears at the frontier.
 */
import { GROWTH_STEP, reached, classOf } from './classes.ts';
import { production } from './economy.ts';
import { drawName, placeStar } from './galaxy.ts';
import { GOOD_COUNT } from './goods.ts';
import { DEVELOPED, FRONTIER, starName } from './position.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

/** Lets a star grow if all but one of its needs are filled; then perhaps a new star appears. */
export function develop(position: Position, star: number, tell?: (event: Event) => void): void {
  if (!isContent(position, star)) return;
  const { level } = position;
  const before = reached(level[star]!);
  level[star]! += GROWTH_STEP;
  const now = reached(level[star]!);
  tell?.({
    type: 'grown',
    star: starName(position, star),
    level: level[star]!,
    ...(now === before ? {} : { class: now }),
  });
  if (mayAppear(position)) appear(position, tell);
}

/** No good is lacking by more than a month's use, and at most one is lacking at all. */
function isContent({ stock, level }: Position, star: number): boolean {
  let lacking = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const held = stock[star * GOOD_COUNT + good]!;
    if (held >= 0) continue;
    if (held < production(level[star]!, good)) return false;
    lacking++;
  }
  return lacking <= 1;
}

function mayAppear({ stars, level, config }: Position): boolean {
  if (stars >= config.mostStars) return false;
  let sum = 0;
  for (let star = 0; star < stars; star++) sum += level[star]!;
  return sum / stars >= DEVELOPED;
}

/** First the name is drawn, then the place; where there is none left, nothing appears. */
function appear(position: Position, tell?: (event: Event) => void): void {
  const star = position.stars;
  const name = drawName(position, star);
  if (!placeStar(position, FRONTIER, position.date)) return;
  position.name[star] = name;
  tell?.({
    type: 'appeared',
    star: starName(position, star),
    x: position.x[star]!,
    y: position.y[star]!,
    class: classOf(position.config, FRONTIER),
  });
}
