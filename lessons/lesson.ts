/**
 * A lesson as data: a match whose chance and whose rival are planned, and what is said and asked at each step of it. It is
 * played at a real table by the real rules (`lesson-match.ts`); screens know where the things are that it speaks of.
 */
import type { Seat, Types } from '../core/contract.ts';
import { must } from '../core/must.ts';

/** Who is taught. */
export const PLAYER: Seat = 0;

export interface Lesson<T extends Types> {
  /** The edition with what differs from it. */
  readonly edition: string;
  /** The chance of the match, in the notation of `core/chance.ts`: a seed that was searched for, or a tape. */
  readonly chance: string;
  /** A computer player, and what it does in order, in the game's notation. Left out: the player is alone. */
  readonly rival?: { readonly bot: string; readonly answers: readonly string[] };
  readonly steps: readonly LessonStep<T>[];
  /** The amounts of money the words tell, as the match stands. */
  amounts(this: void, view: T['View'], events: readonly T['Event'][]): Readonly<Record<string, number>>;
}

/** One thing that is said, and what the player is to do then. */
export interface LessonStep<T extends Types> {
  /** The name of its words. */
  readonly says: string;
  /** What it speaks of, such as `space 4D`: every program knows where that is on its screen. */
  readonly at: string;
  /** What the player does, in the game's notation. Left out: they only read. */
  readonly does?: string;
  /** The name of the words that say by which keys or buttons. */
  readonly how?: string;
  /** Whether an action will do, as the match stands. Left out: only what is asked for will. */
  allows?(this: void, action: T['Action'], view: T['View']): boolean;
}

/** The steps that are told apart: several actions that the same words ask for are one. */
export function saidSteps<Step extends { readonly says: string }>(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ says }, i) => says !== steps[i - 1]?.says);
}

/** The amounts in words. */
type LessonAmounts<Amount extends string> = Readonly<Record<Amount, string>>;

interface Telling<Amount extends string> {
  tell(amounts: LessonAmounts<Amount>): string;
}

/** Something that is said: plainly, or with amounts. A method, so that words for some amounts are words for amounts. */
type LessonSentence<Amount extends string> = string | Telling<Amount>['tell'];

/** A language's words for a lesson. */
export interface LessonWords<
  Says extends string = string,
  How extends string = string,
  Amount extends string = string,
> {
  readonly says: Readonly<Record<Says | 'end', LessonSentence<Amount>>>;
  /** How something is done in the page, by its keys, and in a terminal. */
  readonly page: Readonly<Record<How, string>>;
  readonly keyboard: Readonly<Record<How, string>>;
  readonly terminal: Readonly<Record<How, string>>;
}

/** What a step says, or the end: with the amounts as a program writes them. */
export function sayStep(
  { says }: Pick<LessonWords, 'says'>,
  name: string,
  amounts: Readonly<Record<string, number>>,
  formatMoney: (amount: number) => string,
): string {
  const sentence = must(says[name], `words for ${name}`);
  if (typeof sentence === 'string') return sentence;
  return sentence(Object.fromEntries(Object.entries(amounts).map(([amount, value]) => [amount, formatMoney(value)])));
}
