/** The question the player to move is asked, with everything that is needed to answer it legally. */
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
  return Array.from(offered.subarray(0, offers), (number) => {
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
  const { config, held, mover, single } = position;
  const owned = held[mover * config.companies + company]!;
  if (single) return { owned, left: Infinity };
  const limit = config.shares > 0 ? config.shares - sharesIssued(position, company) : Infinity;
  return { owned, left: Math.max(0, Math.min(limit, MOST_SHARES - owned)) };
}

function tradables(position: Position): Tradable[] {
  const companies = Array.from(position.size.keys()).filter((company) => isAsked(position, company));
  return companies.map((company) => {
    const { owned, left } = tradable(position, company);
    const price = position.price[company]!;
    const affordable = price > 0 ? Math.floor(position.cash[position.mover]! / price) : 0;
    return {
      company: letterOf(company),
      price,
      owned,
      most: Math.max(0, Math.min(affordable, left)),
      least: leastOrder(position, owned, price),
    };
  });
}

/** The largest sale, as a negative order. Where nothing is checked, what is owned is still the sensible bound. */
function leastOrder(position: Position, owned: number, price: number): number {
  if (position.config.selling === 'none' || owned < 1 || price <= 0) return 0;
  return -Math.floor(owned);
}
