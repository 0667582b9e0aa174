/** The matches on the server in which this device has a seat, kept here so that the way back to them is found. */
import { FIRST_GAME } from '../games.ts';
import { isObject, forget, keep, keptKeys, recall } from '../app/storage.ts';
import type { Types } from '../../core/contract.ts';
import type { UpdateOf } from '../../client/match-client.ts';

/** A match as it was last seen. */
export interface YourMatch {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly phase: string;
  readonly names: readonly string[];
  readonly own: readonly number[];
  readonly toAct: number | undefined;
  /** When it was last seen, in milliseconds since 1970; of one that is over, when that was first seen. */
  readonly seen: number;
  /** What everybody was worth in the end, where that was seen. */
  readonly worths?: readonly number[];
}

const BEGINNING = 'seat/';
const WEEK = 7 * 86_400_000;

/** Keeps what is to be told of a match, seen from seats of this device. */
export function rememberMatch(
  { match: id, head: { game, edition }, phase, toAct }: UpdateOf<Types>,
  names: readonly string[],
  own: readonly number[],
  worths: readonly number[] | undefined,
): void {
  const known = worths === undefined ? {} : { worths };
  keepYours({ id, game, edition, phase, names, own, toAct, seen: Date.now(), ...known });
}

/** Keeps a match; how long one has been over counts from when that was first seen. */
export function keepYours(match: YourMatch): void {
  const [before] = yourMatch(recall(BEGINNING + match.id));
  const seen = before?.phase === 'over' ? before.seen : match.seen;
  keep(BEGINNING + match.id, { ...match, seen });
}

export function forgetYours(id: string): void {
  forget(BEGINNING + id);
}

/** The latest first; what has been over for a week is dropped. */
export function yourMatches(): YourMatch[] {
  const all = keptKeys(BEGINNING).flatMap((key) => yourMatch(recall(key)));
  const isOld = ({ phase, seen }: YourMatch): boolean => phase === 'over' && Date.now() - seen > WEEK;
  for (const { id } of all.filter(isOld)) forgetYours(id);
  return all.filter((one) => !isOld(one)).sort((one, other) => other.seen - one.seen);
}

function yourMatch(value: unknown): YourMatch[] {
  if (!isObject(value)) return [];
  // What an older page kept names no game: there was only one.
  const { id, game = FIRST_GAME.id, edition, phase, names, own, toAct, seen, worths } = value;
  if (typeof id !== 'string' || typeof game !== 'string') return [];
  if (typeof edition !== 'string' || typeof phase !== 'string') return [];
  if (!isListOf(names, isText) || !isListOf(own, isNumber) || !isNumber(seen)) return [];
  const known = isListOf(worths, isNumber) ? { worths } : {};
  return [{ id, game, edition, phase, names, own, toAct: isNumber(toAct) ? toAct : undefined, seen, ...known }];
}

function isListOf<One>(value: unknown, is: (one: unknown) => one is One): value is readonly One[] {
  return Array.isArray(value) && value.every(is);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
