/** The question the player to move is asked, with everything that is needed to answer it legally. */
import { ALTAIR_LARGEST } from '../../core/altair-number.ts';
import { choicesAt } from './choices.ts';
import { letterOf, sharesIssued } from './position.ts';
import type { Position } from './position.ts';
import { MOST_SHARES } from './split.ts';
import { spaceName } from './spaces.ts';
import type { Ask, OfferedSpace, Tradable } from './types.ts';

/** The question being asked; undefined when the match is over. */
export function askOf(position: Position): Ask | undefined {
  const mayEnd = position.config.endCommand;
  switch (position.phase) {
    case 'place':
      return { ask: 'place', to: position.mover, spaces: spacesOf(position), mayEnd };
    case 'trade':
      return {
        ask: 'trade',
        to: position.mover,
        trading: position.config.trading,
        cash: position.cash[position.mover]!,
        companies: tradables(position),
        mayEnd,
      };
    case 'over':
      return undefined;
  }
}

function spacesOf(position: Position): OfferedSpace[] {
  const { offered, offers, config } = position;
  return offered.slice(0, offers).map((number) => {
    const space = spaceName(number, config.columns);
    const companies = choicesAt(position, number).map(letterOf);
    return companies.length === 0 ? { space } : { space, companies };
  });
}

/** Whether a company can be traded in now: it is active and, in order, the one asked about. */
export function isAsked(position: Position, company: number): boolean {
  const { config, size, asked } = position;
  if (company < 0 || company >= config.companies || size[company] === 0) return false;
  return config.trading === 'sheet' || company === asked;
}

/** What the player to move owns of a company and how many shares are left to buy, money aside. */
export function tradable(position: Position, company: number): { owned: number; left: number } {
  const { config, held, mover } = position;
  const owned = held[mover * config.companies + company]!;
  const issued = config.shares > 0 ? sharesIssued(position, company) : -Infinity;
  const most = mostShares(position) - Math.max(0, owned);
  return { owned, left: Math.max(0, Math.min(most, config.shares - issued)) };
}

/** More shares than this are never held: beyond it numbers cannot be counted. */
export function mostShares({ single }: Position): number {
  return single ? ALTAIR_LARGEST : MOST_SHARES;
}

/** The companies that can be traded in now. */
export function askedCompanies(position: Position): number[] {
  return Array.from(position.size.keys()).filter((company) => isAsked(position, company));
}

function tradables(position: Position): Tradable[] {
  return askedCompanies(position).map((company) => {
    const { owned, left } = tradable(position, company);
    const price = position.price[company]!;
    const affordable = price > 0 ? Math.floor(position.cash[position.mover]! / price) : 0;
    return {
      company: letterOf(company),
      price,
      owned,
      most: Math.max(0, Math.floor(Math.min(affordable, left))),
      least: leastOrder(position, company, owned),
      ...(position.config.shares > 0 ? { left } : {}),
    };
  });
}

/** The largest sale, as a negative order. Where nothing is checked, what is owned or owed is still the sensible bound. */
function leastOrder(position: Position, company: number, owned: number): number {
  if (position.config.selling === 'none' || position.price[company]! <= 0) return 0;
  const sale = Math.max(-saleToPay(position, company), Math.floor(owned));
  return 0 - Math.max(0, Math.min(sale, mostSold(position, company)));
}

/** The smallest sale of a company that pays what the player to move owes (after selling short); 0 when none can. */
export function saleToPay(position: Position, company: number): number {
  const { cash, price, mover, config } = position;
  if (config.selling !== 'unchecked' || cash[mover]! >= 0 || price[company]! <= 0) return 0;
  const shares = Math.ceil(-cash[mover]! / price[company]!);
  return shares <= mostSold(position, company) ? -shares : 0;
}

/** How many shares can be sold at once before the cash, or what is owed in shares, can no longer be counted. */
export function mostSold(position: Position, company: number): number {
  const { cash, price, held, mover, config, single } = position;
  // What one owns can always be sold, however much splits and mergers have made of it.
  if (!single) return config.selling === 'owned' ? Infinity : MOST_SHARES;
  const owned = held[mover * config.companies + company]!;
  // A little less than the limit: a seller must not stumble over the last bit.
  const room = 0.999999 * (ALTAIR_LARGEST - Math.max(0, cash[mover]!));
  return Math.floor(Math.min(room / price[company]!, ALTAIR_LARGEST + Math.min(0, owned)));
}
