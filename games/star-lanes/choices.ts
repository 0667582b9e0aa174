/** Where the edition lets the player choose: which company to found, or which survives a tie. */
import { largestTied } from './merge.ts';
import { placingAt } from './place.ts';
import type { Position } from './position.ts';

/** The companies a player chooses from when placing on a space; empty when there is no choice. */
export function choicesAt(position: Position, space: number): number[] {
  const { config } = position;
  if (config.founded === 'first' && config.ties !== 'chosen') return [];
  switch (placingAt(position, space)) {
    case 'found':
      return config.founded === 'chosen' ? severalOnly(freeCompanies(position)) : [];
    case 'merge':
      return config.ties === 'chosen' ? severalOnly(largestTied(position, space)) : [];
    case 'outpost':
    case 'grow':
      return [];
  }
}

function severalOnly(companies: number[]): number[] {
  return companies.length > 1 ? companies : [];
}

function freeCompanies({ size }: Position): number[] {
  return Array.from(size.keys()).filter((company) => size[company] === 0);
}
