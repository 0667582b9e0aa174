/**
 * What somebody may know: never the chance behind the offers, and other players' books only where
 * the edition keeps them open, or when the match is over.
 */
import type { Viewer } from '../../core/contract.ts';
import { listOf } from '../../core/numbers.ts';
import { askOf } from './ask.ts';
import { companyName } from './editions.ts';
import { drawMap } from './draw-map.ts';
import { letterOf } from './position.ts';
import type { Position } from './position.ts';
import type { Books, CompanyView, Event, View } from './types.ts';
import { standings, stockOf, worthOf } from './worth.ts';

/** The match as a viewer may see it. */
export function viewOf(position: Position, as: Viewer): View {
  const { config, players } = position;
  const ask = askOf(position);
  return {
    as,
    config,
    players,
    map: drawMap(position),
    moves: position.moves,
    movesInAll: position.movesInAll,
    mover: position.mover,
    phase: position.phase,
    companies: position.size.map((_, company) => companyView(position, company)),
    books: listOf(players, (seat) => booksOf(position, seat, as)),
    // The trading question tells the mover's cash and shares, so only those who may know them hear it.
    ask: ask?.ask === 'trade' && !mayRead(position, position.mover, as) ? undefined : ask,
    standings: position.phase === 'over' ? standings(position) : undefined,
  };
}

/** Whether a viewer may hear of an event: private books keep dividends and orders to their owner. */
export function isVisible(position: Position, event: Event, as: Viewer): boolean {
  switch (event.type) {
    case 'dividend':
      return mayRead(position, event.to, as);
    case 'traded':
      return mayRead(position, event.by, as);
    case 'started':
    case 'offered':
    case 'outpost':
    case 'lost':
    case 'founded':
    case 'grown':
    case 'merged':
    case 'joined':
    case 'split':
    case 'swallowed':
    case 'extended':
    case 'ended':
      return true;
  }
}

/**
 * With private books a merger tells what everybody holds of both companies, and where shares are limited the trading question
 * tells how many the others have left.
 */
export function reveals({ type }: Event, { config, phase }: Position): boolean {
  return config.books === 'private' && (type === 'merged' || (config.shares > 0 && phase === 'trade'));
}

/** With open books, and when the match is over, everybody may know what a watcher may. */
export function canonicalViewer({ config, phase }: Position, viewer: Viewer): Viewer {
  return config.books === 'open' || phase === 'over' ? 'watcher' : viewer;
}

function mayRead(position: Position, seat: number, as: Viewer): boolean {
  return position.config.books === 'open' || position.phase === 'over' || as === seat;
}

function companyView(position: Position, company: number): CompanyView {
  return {
    company: letterOf(company),
    name: companyName(position.config, company),
    size: position.size[company]!,
    price: position.price[company]!,
  };
}

function booksOf(position: Position, seat: number, as: Viewer): Books | undefined {
  if (!mayRead(position, seat, as)) return undefined;
  return {
    cash: position.cash[seat]!,
    shares: sharesOf(position, seat),
    stock: stockOf(position, seat),
    net: worthOf(position, seat),
  };
}

function sharesOf({ held, config: { companies } }: Position, seat: number): number[] {
  return held.slice(seat * companies, (seat + 1) * companies);
}
