/** What all players may agree upon outside the turns: to end the match where it stands, or to play longer. */
import type { Agreement } from '../../core/contract.ts';
import { mostMoves, movesInAll } from './position.ts';
import type { Position } from './position.ts';
import { end } from './turn.ts';
import type { Event } from './types.ts';

/** Whether a wish can still be granted; a view knows as much of that as the position. */
export function mayAgree(position: Pick<Position, 'phase' | 'movesInAll' | 'config'>, wish: Agreement): boolean {
  if (position.phase === 'over') return false;
  return wish === 'end' || position.movesInAll < mostMoves(position.config);
}

/** Grants a wish, in place. */
export function agree(position: Position, wish: Agreement, tell?: (event: Event) => void): void {
  if (wish === 'end') return end(position, 'agreed', tell);
  position.movesInAll = Math.min(position.movesInAll + extension(position), mostMoves(position.config));
  tell?.({ type: 'extended', movesInAll: position.movesInAll });
}

/** A quarter of the edition's moves, in whole rounds so that everybody gets as many. */
function extension({ config, players }: Position): number {
  return Math.ceil(movesInAll(config, players) / 4 / players) * players;
}
