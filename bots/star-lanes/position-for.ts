/**
 * The position a bot thinks about: rebuilt from what its seat may see, and from guesses where the
 * edition keeps the books of the others private.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { positionFrom } from '../../games/star-lanes/setup.ts';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';
import type { Event, View } from '../../games/star-lanes/types.ts';
import { guessBooks } from './guess.ts';
import { planningConfig } from './planning.ts';

/** What the seat that is asked knows and guesses, ready to be played on. */
export function positionFor(view: View, heard: readonly Event[]): Position {
  const books = view.books.every((known) => known !== undefined) ? view.books : guessBooks(view, heard);
  const config = planningConfig(view.config);
  const position = positionFrom(
    config,
    {
      map: view.map,
      sizes: view.companies.map(({ size }) => size),
      prices: view.companies.map(({ price }) => price),
      cash: books.map(({ cash }) => cash),
      shares: books.map(({ shares }) => shares),
      mover: view.mover,
      moves: view.moves,
    },
    new Mulberry32(view.moves + 1),
  );
  position.movesInAll = view.movesInAll;
  ask(position, view);
  return position;
}

function ask(position: Position, { ask: question }: View): void {
  if (question === undefined) return;
  position.phase = question.ask;
  if (question.ask === 'trade') {
    position.asked = question.trading === 'in-order' ? companyOf(question.companies[0]?.company ?? 'A') : 0;
    return;
  }
  const { rows, columns } = position.config;
  for (const { space } of question.spaces) position.offered[position.offers++] = spaceNumber(space, rows, columns)!;
}
