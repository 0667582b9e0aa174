/** The daily galaxy: the same for everybody on a day, made from its date alone. */
import type { Chance } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import { sha256 } from '../../core/sha256.ts';

/** The one person plays in this seat, the computer players in those after it. */
export const PERSON = 0;

export interface Day {
  /** Such as `2026-11-15`, by UTC. */
  readonly date: string;
  readonly game: string;
  /** The id of its match on every device. */
  readonly match: string;
  readonly edition: string;
  readonly opponents: readonly string[];
  /** What its chance is made from, as 64 hexadecimal digits. */
  readonly secret: string;
}

const MATCH = /^daily-(\d{4}-\d\d-\d\d)$/;

/** Earlier days have the galaxy that comes first for their date, dull or not: what was played in them stays valid. */
const CHOSEN_FROM = '2026-11-17';

/** More than enough: two or three are usual. */
const MOST_DEALS = 1000;

/** The chance of a match that is made from a secret, such as `fairChance`. */
type MakeChance = (of: {
  readonly match: string;
  readonly secret: string;
  readonly words: readonly string[];
}) => Chance;

/** The day's galaxy: of those numbered for its date, the first that the game calls fit. Every device finds the same one. */
export function dayOf<T extends Types>(
  { game, daily }: Pick<GameKit<T>, 'game' | 'daily'>,
  date: string,
  deal: MakeChance,
): Day {
  const { edition, opponents, isFit } = must(daily, `the daily match of ${game.id}`);
  const config = unwrap(game.parseConfig(edition));
  for (let number = 0; number < MOST_DEALS; number++) {
    const secret = sha256(`star lanes daily\n${date}${number === 0 ? '' : `\n${number}`}`);
    const line = must(opponents[Number.parseInt(secret.slice(0, 8), 16) % opponents.length], date);
    const day = { date, game: game.id, match: matchOf(date), edition, opponents: line, secret };
    if (date < CHOSEN_FROM) return day;
    const chance = deal({ ...day, words: ['', ...line.map(() => '')] });
    if (isFit(game.start(config, 1 + line.length, chance).state)) return day;
  }
  throw new Error(`no galaxy for ${date}`);
}

/** The id of the match of a day. */
export function matchOf(date: string): string {
  return `daily-${date}`;
}

/** The date of a daily match by its id; undefined for every other match. */
export function dateOfMatch(match: string): string | undefined {
  return MATCH.exec(match)?.[1];
}

/** The person's place by what everybody is worth: 1 for the richest, shared by equals. */
export function placeIn(nets: readonly number[]): number {
  const own = must(nets[PERSON], 'what the person is worth');
  return 1 + nets.filter((net) => net > own).length;
}

/** How many days the last unbroken row of days has that ends today or yesterday. Dates are told by the number of their day. */
export function streakOf(days: readonly number[], today: number): number {
  const played = new Set(days);
  let day = played.has(today) ? today : today - 1;
  let streak = 0;
  for (; played.has(day); day--) streak++;
  return streak;
}
