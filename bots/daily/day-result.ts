/** What was reached in the daily matches of a device: the first result of a day counts. */
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { replay } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { dayNumber } from './calendar.ts';
import { PERSON, placeIn, streakOf } from './day.ts';

export interface DayResult {
  readonly date: string;
  readonly net: number;
  readonly place: number;
  /** The place after each tenth of the match. */
  readonly course: readonly number[];
  /** Whether a server has it in its table. */
  readonly sent?: boolean;
}

const SQUARES = ['🟩', '🟨', '⬜'];
const MEDALS = ['🥇', '🥈', '🥉'];
const PARTS = 10;

/** The results that something kept holds, the latest day first; what cannot be understood of it is left out. */
export function dayResultsIn(kept: unknown): readonly DayResult[] {
  const results = Array.isArray(kept) ? kept.filter(isDayResult) : [];
  return results.toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The results with that of a day, unless it has one. */
export function withResult(known: readonly DayResult[], result: DayResult): readonly DayResult[] {
  return known.some(({ date }) => date === result.date) ? known : dayResultsIn([...known, result]);
}

/** The results with the note that a server has the one of a day. */
export function withSent(known: readonly DayResult[], day: string): readonly DayResult[] {
  return known.map((one) => (one.date === day ? { ...one, sent: true } : one));
}

/** How many days were played in a row, to this one or to the one before. */
export function streakTo(today: string, results: readonly DayResult[]): number {
  return streakOf(
    results.map(({ date }) => dayNumber(date)),
    dayNumber(today),
  );
}

/** What a finished match says of its day; undefined where it is not one. */
export function dayResultOf<T extends Types>(
  { game, daily }: Pick<GameKit<T>, 'game' | 'daily'>,
  date: string,
  record: MatchRecord,
): DayResult | undefined {
  const { worths } = must(daily, `the daily match of ${game.id}`);
  const places: number[] = [];
  const played = replay(game, record, (state) => places.push(placeIn(worths(state))));
  const nets = played.ok ? game.result(played.value.state) : undefined;
  if (nets === undefined) return undefined;
  const course = Array.from({ length: PARTS }, (_, part) =>
    must(places[tenth(part, places.length)], 'a moment of the match'),
  );
  return { date, net: must(nets[PERSON], 'the worth of the player'), place: placeIn(nets), course };
}

function tenth(part: number, length: number): number {
  return Math.ceil(((part + 1) * length) / PARTS) - 1;
}

/** What to share: how it went, nothing about the galaxy, and where it is played, if anywhere. */
export function shareText(title: string, { date, place, course }: DayResult, worth: string, link?: string): string {
  const squares = course.map((at) => SQUARES[at - 1]).join('');
  return [`${title} ${date} ${MEDALS[place - 1]} ${worth}`, squares, ...(link === undefined ? [] : [link])].join('\n');
}

function isDayResult(value: unknown): value is DayResult {
  if (typeof value !== 'object' || value === null) return false;
  const { date, net, place, course }: Partial<Record<keyof DayResult, unknown>> = value;
  const isDate = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date);
  return isDate && typeof net === 'number' && isPlace(place) && Array.isArray(course) && course.every(isPlace);
}

/** A person plays against two: there are three places. */
function isPlace(value: unknown): boolean {
  return value === 1 || value === 2 || value === 3;
}
