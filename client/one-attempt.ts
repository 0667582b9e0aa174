/** A match in which everybody has the same one attempt: nothing is taken back, and nobody is advised. */
import type { Types } from '../core/contract.ts';
import { reject } from '../table/rejections.ts';
import type { MatchClient } from './match-client.ts';

export function oneAttempt<T extends Types>(match: MatchClient<T>): MatchClient<T> {
  return {
    match: match.match,
    place: match.place,
    mayAdvise: false,
    seats: () => match.seats(),
    happened: (as) => match.happened(as),
    connection: () => match.connection(),
    lag: () => match.lag(),
    listen: (changed) => match.listen(changed),
    record: () => match.record(),
    close: () => match.close(),
    act: (seat, act) => (act.act === 'undo' ? Promise.resolve(reject({ why: 'undo-too-late' })) : match.act(seat, act)),
    update(as) {
      const known = match.update(as);
      if (known === undefined) return undefined;
      const { undo: _, ...update } = known;
      return update;
    },
  };
}
