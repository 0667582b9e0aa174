/**
 * The order of a turn: offer, place, dividends, trade, next player (L200-L900). These are the
 * functions search calls; `apply` calls the same ones on a copy, with somebody to tell.
 */
import { payDividends } from './dividend.ts';
import { drawMap } from './draw-map.ts';
import { ending } from './end.ts';
import { makeGalaxy } from './galaxy.ts';
import { offer } from './offer.ts';
import { place } from './place.ts';
import type { Position } from './position.ts';
import { nextActive } from './trade.ts';
import type { Ending, Event } from './types.ts';
import { standings } from './worth.ts';

/** Makes the galaxy, draws who begins (L180) and makes the first offer. */
export function begin(position: Position, tell?: (event: Event) => void): void {
  makeGalaxy(position);
  position.mover = Math.floor(position.players * position.chance.draw() + 1) - 1;
  if (tell !== undefined) {
    tell({ type: 'started', players: position.players, first: position.mover, map: drawMap(position).join('') });
  }
  offerOrEnd(position, tell);
}

/** Plays a space for the player to move: place, dividends, and on to trading. */
export function playSpace(position: Position, space: number, chosen: number, tell?: (event: Event) => void): void {
  place(position, space, chosen, tell);
  payDividends(position, tell);
  position.offers = 0;
  const why = position.config.endCheck === 'before-trading' ? ending(position, position.moves + 1) : undefined;
  if (why !== undefined) {
    position.moves++;
    end(position, why, tell);
  } else if (position.active === 0) finishTurn(position, tell);
  else {
    position.phase = 'trade';
    position.asked = nextActive(position, 0);
  }
}

/** After an order when trading goes in order: the next active company, or the end of the turn. */
export function askNext(position: Position, tell?: (event: Event) => void): void {
  position.asked = nextActive(position, position.asked + 1);
  if (position.asked === position.config.companies) finishTurn(position, tell);
}

/** Ends a turn: counts the move (L200), then the match ends or the next player is offered spaces. */
export function finishTurn(position: Position, tell?: (event: Event) => void): void {
  position.moves++;
  const why = ending(position, position.moves);
  if (why !== undefined) return end(position, why, tell);
  position.mover = position.mover + 1 === position.players ? 0 : position.mover + 1;
  offerOrEnd(position, tell);
}

/** Ends the match. */
export function end(position: Position, why: Ending, tell?: (event: Event) => void): void {
  position.phase = 'over';
  position.why = why;
  position.offers = 0;
  if (tell === undefined) return;
  if (why === 'called') tell({ type: 'ended', why, by: position.mover, standings: standings(position) });
  else tell({ type: 'ended', why, standings: standings(position) });
}

function offerOrEnd(position: Position, tell?: (event: Event) => void): void {
  position.phase = 'place';
  if (!offer(position, tell)) end(position, 'no-spaces', tell);
}
