/** What was reached in the daily matches, kept on this device: the first result of a day counts. */
import { placeIn } from '../../bots/daily/day.ts';
import { replay } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { standings } from '../../games/star-lanes/worth.ts';
import { isObject } from '../app/json.ts';
import { keep, recall } from '../app/storage.ts';

export interface DayResult {
  readonly date: string;
  readonly net: number;
  readonly place: number;
  /** The place after each tenth of the match. */
  readonly course: readonly number[];
}

const KEY = 'daily';
const SQUARES = ['🟩', '🟨', '⬜'];
const MEDALS = ['🥇', '🥈', '🥉'];
const PARTS = 10;

/** All results, the latest day first. */
export function history(): readonly DayResult[] {
  const kept = recall(KEY);
  const results = Array.isArray(kept) ? kept.filter(isDayResult) : [];
  return results.toSorted((one, other) => other.date.localeCompare(one.date));
}

/** Keeps the result of a day, unless it has one. */
export function note(result: DayResult): void {
  const known = history();
  if (!known.some(({ date }) => date === result.date)) keep(KEY, [...known, result]);
}

/** What a finished match says of its day. */
export function resultOf(date: string, record: MatchRecord): DayResult | undefined {
  const places: number[] = [];
  const played = replay(starLanes, record, (state) => places.push(placeIn(standings(state).map(({ net }) => net))));
  const nets = played.ok ? starLanes.result(played.value.state) : undefined;
  if (nets === undefined) return undefined;
  const course = Array.from({ length: PARTS }, (_, part) => places[tenth(part, places.length)] ?? 1);
  return { date, net: nets[0] ?? 0, place: placeIn(nets), course };
}

function tenth(part: number, length: number): number {
  return Math.ceil(((part + 1) * length) / PARTS) - 1;
}

/** One line to share that tells how it went and nothing about the galaxy. */
export function shareLine({ date, place, course }: DayResult, worth: string): string {
  const squares = course.map((at) => SQUARES[at - 1] ?? '⬜').join('');
  return `Star Lanes ${date} ${MEDALS[place - 1] ?? ''} ${worth} ${squares}`;
}

function isDayResult(value: unknown): value is DayResult {
  if (!isObject(value) || !Array.isArray(value['course'])) return false;
  const { date, net, place, course } = value;
  const isDate = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date);
  const isNumber = (number: unknown): boolean => typeof number === 'number';
  return isDate && isNumber(net) && isNumber(place) && course.every(isNumber);
}
