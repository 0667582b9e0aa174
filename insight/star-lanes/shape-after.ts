/** The map as a space would leave it: what changes, and the company that is there then, merged ones taken in. */
import { drawMap } from '../../games/star-lanes/draw-map.ts';
import { spaceName } from '../../games/star-lanes/spaces.ts';
import type { Facts } from './facts.ts';

export interface ShapeAfter {
  /** The rows of the map then. */
  readonly map: readonly string[];
  /** The names of the spaces that change, the played one among them; none where a black hole leaves all as it was. */
  readonly changed: readonly string[];
  /** The letter of the company whose new shape it is; undefined where there is none. */
  readonly company: string | undefined;
}

export function shapeAfter({ before, after, events }: Facts): ShapeAfter {
  const { columns } = after.config;
  const changed = [...after.map.keys()].filter((space) => after.map[space] !== before.map[space]);
  const made = events.findLast(({ type }) => type === 'founded' || type === 'grown' || type === 'joined');
  const company = made !== undefined && 'company' in made ? made.company : undefined;
  const isGone = events.some((event) => event.type === 'swallowed' && event.company === company);
  return {
    map: drawMap(after),
    changed: changed.map((space) => spaceName(space, columns)),
    company: isGone ? undefined : company,
  };
}
