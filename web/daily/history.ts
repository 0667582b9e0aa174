/** What was reached in the daily matches, kept on this device: the first result of a day counts. */
import { PERSON, placeIn } from '../../bots/daily/day.ts';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { replay } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { isObject, keep, recall } from '../app/storage.ts';

export interface DayResult {
  readonly date: string;
  readonly net: number;
  readonly place: number;
  /** The place after each tenth of the match. */
  readonly course: readonly number[];
  /** Whether it stands in the table of a server. */
  readonly sent?: boolean;
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

/** Notes that a server has the result of a day. */
export function noteSent(day: string): void {
  keep(
    KEY,
    history().map((one) => (one.date === day ? { ...one, sent: true } : one)),
  );
}

/** What a finished match says of its day. */
export function resultOf(
  { kit, worths }: GameScreens<Types>,
  date: string,
  record: MatchRecord,
): DayResult | undefined {
  const places: number[] = [];
  const played = replay(kit.game, record, (state) =>
    places.push(placeIn(must(worths(kit.openView(state)), 'what everybody is worth'))),
  );
  const nets = played.ok ? kit.game.result(played.value.state) : undefined;
  if (nets === undefined) return undefined;
  const course = Array.from({ length: PARTS }, (_, part) =>
    must(places[tenth(part, places.length)], 'a moment of the match'),
  );
  return { date, net: must(nets[PERSON], 'the worth of the player'), place: placeIn(nets), course };
}

function tenth(part: number, length: number): number {
  return Math.ceil(((part + 1) * length) / PARTS) - 1;
}

/** What to share: how it went, nothing about the galaxy, and where it is played. */
export function shareText(title: string, { date, place, course }: DayResult, worth: string, link: string): string {
  const squares = course.map((at) => SQUARES[at - 1]).join('');
  return `${title} ${date} ${MEDALS[place - 1]} ${worth}\n${squares}\n${link}`;
}

function isDayResult(value: unknown): value is DayResult {
  if (!isObject(value) || !Array.isArray(value['course'])) return false;
  const { date, net, place, course } = value;
  const isDate = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date);
  return isDate && typeof net === 'number' && isPlace(place) && course.every(isPlace);
}

/** A person plays against two: there are three places. */
function isPlace(value: unknown): boolean {
  return value === 1 || value === 2 || value === 3;
}
