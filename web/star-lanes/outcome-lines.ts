/** What a move would bring, in the reader's words: made of the events of the move played on a copy. */
import type { Facts } from '../../insight/star-lanes/facts.ts';
import type { ShapeAfter } from '../../insight/star-lanes/shape-after.ts';
import type { SpaceGap } from '../../insight/star-lanes/space-gap.ts';
import { spaceOutcome } from '../../insight/star-lanes/space-outcome.ts';
import type { SpaceDeed, SpaceEffect, SpaceOutcome } from '../../insight/star-lanes/space-outcome.ts';
import { must } from '../../core/must.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { gapInWords } from '../../text/star-lanes.ts';
import { money, shortMoney, signed, signs } from '../app/words.ts';
import { w } from './words.ts';

export interface SpaceLines {
  /** What it is, in a few words. */
  readonly title: string;
  /** What it means, point by point. */
  readonly lines: readonly string[];
  /** The companies concerned, for their badges. */
  readonly companies: readonly string[];
  readonly gap: SpaceGap;
  /** The map it leaves. */
  readonly shape: ShapeAfter;
}

/** Who looks: the names of the seats, and whose books are known. */
export interface Readers {
  readonly names: readonly string[];
  readonly known: readonly boolean[];
}

/** A company's name by its letter. */
type Naming = (letter: string) => string;

export function outcomeOf(facts: Facts, readers: Readers): SpaceLines {
  const naming: Naming = (letter) => companyName(facts.before.config, companyOf(letter));
  const prospect = spaceOutcome(facts, readers.known);
  return {
    // Beside the badge of a company the first word of its name is enough, and five offers stay short.
    title: titleOf(prospect.deed, (letter) => naming(letter).replace(/[ ,].*/, '')),
    lines: [
      ...prospect.effects.flatMap((point) => linesOf(point, naming)),
      ...gains(prospect, readers),
      ...(prospect.ends ? [w().outcome.ends] : []),
    ],
    companies: prospect.companies,
    gap: prospect.gap,
    shape: prospect.shape,
  };
}

function titleOf(deed: SpaceDeed, naming: Naming): string {
  const words = w().outcome;
  switch (deed.deed) {
    case 'outpost':
      return words.outpost;
    case 'lost':
      return words.lost;
    case 'founds':
      return words.founds(naming(deed.company));
    case 'grows':
      return words.grows(naming(deed.company));
    case 'merges':
      return words.merges(deed.from.map(naming), naming(deed.into));
  }
}

function linesOf(point: SpaceEffect, naming: Naming): string[] {
  const words = w().outcome;
  switch (point.point) {
    case 'founded':
      return [
        `${words.size(0, point.size)}, ${words.price(0, point.price)}`,
        ...(point.shares === 0 ? [] : [words.gift(point.shares)]),
      ];
    case 'grown':
      return [`${words.size(point.size.from, point.size.to)}, ${words.price(point.price.from, point.price.to)}`];
    case 'exchanged':
      return [words.converts(point.old, point.gained, naming(point.into))];
    case 'bonus':
      return [words.bonus(point.amount)];
    case 'dividend':
      return [words.dividend(point.amount)];
    case 'split':
      return [words.splits(naming(point.company), point.price)];
    case 'swallowed':
      return [words.swallowed(naming(point.company))];
  }
}

/** Who gains by a space and the gap that makes, in one line; amounts as they are written by `money`. */
export function gapLine(
  gap: SpaceGap,
  names: readonly string[],
  write: (amount: number) => string = shortMoney,
): string {
  if (isEven(gap)) return w().outcome.gap.even;
  const told = gapInWords(gap, w().outcome.gap, names, write);
  return told.gap === undefined ? told.gains : `${told.gains}${signs().colon}${told.gap}`;
}

/** Whether nobody gains or loses anything. */
export function isEven({ own, rival }: SpaceGap): boolean {
  return own === 0 && (rival?.gain ?? 0) === 0;
}

/** What the player's shares gain, and those of the rivals whose books are known. */
function gains({ own, rivals, isGuessed }: SpaceOutcome, { names }: Readers): string[] {
  const words = w().outcome;
  return [
    ...(own.shares === 0 ? [] : [words.own(own.shares, signed(own.gain, money))]),
    ...rivals.map(({ seat, gain }) => words.rival(must(names[seat], 'a name'), signed(gain, money))),
    ...(isGuessed ? [words.guessed] : []),
  ];
}
