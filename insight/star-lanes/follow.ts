/**
 * Follows a match by what everybody hears: the map, the sizes and prices, founders' shares and splits
 * of a position become those of the match. What went where in trading is left to the caller to guess.
 */
import { layMap } from '../../games/star-lanes/draw-map.ts';
import { EMPTY, FIRST_COMPANY, OUTPOST, companyOf, resetCompany } from '../../games/star-lanes/position.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';
import type { Event } from '../../games/star-lanes/types.ts';

/** Takes an event over into a position; a merger's shares must be exchanged before. */
export function follow(position: Position, event: Event): void {
  position.ownBoard();
  switch (event.type) {
    case 'started':
      return layMap(position, rowsOf(event.map, position.config.columns));
    case 'offered':
      position.mover = event.to;
      return;
    case 'outpost':
      return mark(position, event.space, OUTPOST);
    case 'founded':
      position.active++;
      position.held[event.by * position.config.companies + companyOf(event.company)]! += event.shares;
      return extend(position, event);
    case 'grown':
    case 'joined':
      return extend(position, event);
    case 'merged':
      return merge(position, event);
    case 'split':
      position.price[companyOf(event.company)] = event.price;
      return double(position, companyOf(event.company));
    case 'swallowed':
      for (const space of event.spaces) mark(position, space, EMPTY);
      return resetCompany(position, companyOf(event.company));
    case 'lost':
    case 'dividend':
    case 'traded':
    case 'extended':
    case 'ended':
      return;
  }
}

function extend(position: Position, event: Event & { type: 'founded' | 'grown' | 'joined' }): void {
  const company = companyOf(event.company);
  for (const space of [event.space, ...event.outposts]) mark(position, space, FIRST_COMPANY + company);
  position.size[company] = event.size;
  position.price[company] = event.price;
}

function merge(position: Position, { from, into, size, price }: Event & { type: 'merged' }): void {
  const { map } = position;
  const [loser, survivor] = [companyOf(from), companyOf(into)];
  map.forEach((content, space) => {
    if (content === FIRST_COMPANY + loser) map[space] = FIRST_COMPANY + survivor;
  });
  resetCompany(position, loser);
  position.size[survivor] = size;
  position.price[survivor] = price;
}

function double({ held, config }: Position, company: number): void {
  for (let at = company; at < held.length; at += config.companies) held[at]! *= 2;
}

function mark(position: Position, space: string, content: number): void {
  const { map, config } = position;
  const at = spaceNumber(space, config.rows, config.columns)!;
  position.empty += (content === EMPTY ? 1 : 0) - (map[at] === EMPTY ? 1 : 0);
  map[at] = content;
}

function rowsOf(map: string, columns: number): string[] {
  return Array.from({ length: map.length / columns }, (_, row) => map.slice(row * columns, (row + 1) * columns));
}
