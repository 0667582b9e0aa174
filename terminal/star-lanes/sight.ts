/** What a screen of Star Lanes is drawn from: what is seen, and the position behind it. */
import { positionOf } from '../../insight/star-lanes/foresee.ts';
import type { Viewer } from '../../core/contract.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { MatchClient } from '../../client/match-client.ts';
import { modelOf } from '../match/table-sight.ts';
import type { MatchModel } from '../match/table-sight.ts';

export interface Sight extends MatchModel<StarLanesTypes> {
  /** The position as the seat that is asked can know it. */
  readonly position: Position | undefined;
}

/** The sight on a match that has begun, for whoever looked before; undefined when it has not. */
export function sightOf(client: MatchClient<StarLanesTypes>, before: Viewer): Sight | undefined {
  const seen = modelOf(client, before);
  return seen === undefined ? undefined : withPosition(seen);
}

export function withPosition(seen: MatchModel<StarLanesTypes>): Sight {
  const { asked, view, events } = seen;
  return { ...seen, position: asked === undefined ? undefined : positionOf(view, events) };
}
