/**
 * How far each star has come, as everybody heard it. Where an edition keeps small steps quiet, or rounds the class it shows,
 * as in 1974, nothing is told.
 */
import { CLASS_LEVELS, developmentOf } from '../../games/star-trader/classes.ts';
import type { Development } from '../../games/star-trader/classes.ts';
import type { Event, View } from '../../games/star-trader/types.ts';

/** By star; those are left out of which the beginning was not heard and no step since. */
export function developmentsOf({ config }: View, heard: readonly Event[]): ReadonlyMap<string, Development> {
  const known = new Map<string, Development>();
  if (config.growthNews !== 'steps' || config.labels !== 'exact') return known;
  for (const event of heard) {
    if (event.type === 'started')
      for (const star of event.stars) known.set(star.star, developmentOf(CLASS_LEVELS[star.class]));
    else if (event.type === 'appeared') known.set(event.star, developmentOf(CLASS_LEVELS[event.class]));
    else if (event.type === 'grown') known.set(event.star, developmentOf(event.level));
  }
  return known;
}
