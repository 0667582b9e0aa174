/** What somebody asks for who makes a match, checked. */
import type { Bot } from '../../bots/bot.ts';
import type { Game, Types } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import { must } from '../../core/must.ts';
import { readClock } from '../../table/match.ts';
import type { ClockProblem, MatchHead, SeatPlan } from '../../table/match.ts';
import type { ServedGames } from '../games.ts';
import type { OrderProblem } from '../../table/rejections.ts';

/** What of a match is chosen by who makes it. */
export type OrderedMatch = Pick<
  MatchHead,
  'game' | 'engine' | 'edition' | 'seats' | 'public' | 'clock' | 'advice' | 'minder'
>;

const LONGEST_EDITION = 2000;

/** Reads an order; says what is wrong with it otherwise. */
export async function readOrder(
  served: ServedGames,
  body: Readonly<Record<string, unknown>>,
): Promise<Result<OrderedMatch, OrderProblem<Types> | ClockProblem>> {
  const { games, botsOf, kitOf } = served;
  const game = gameIn(served, body);
  if (game === undefined) return wrong({ why: 'game-not-served', known: games.map(({ id }) => id) });
  const edition = readEdition(game, body['edition']);
  if (!edition.ok) return edition;
  const bots = await botsOf(game.id);
  const seats = readSeats(body['seats'], bots);
  if (!seats.ok) return seats;
  const { min, max } = edition.value.seats;
  if (seats.value.length < min || seats.value.length > max)
    return wrong({ why: 'wrong-seats', edition: edition.value.notation, min, max, seats: seats.value.length });
  const clock = readClock(body['clock']);
  if (!clock.ok) return clock;
  const open = body['public'] ?? false;
  if (typeof open !== 'boolean') return wrong({ why: 'bad-field', field: 'public', needs: 'flag' });
  const advice = body['advice'] ?? false;
  if (typeof advice !== 'boolean') return wrong({ why: 'bad-field', field: 'advice', needs: 'flag' });
  return {
    ok: true,
    value: {
      game: game.id,
      engine: game.engine,
      edition: edition.value.notation,
      seats: seats.value,
      public: open,
      minder: must(kitOf(game.id), game.id).minder,
      ...(clock.value === undefined ? {} : { clock: clock.value }),
      ...(advice ? { advice } : {}),
    },
  };
}

/** What is wrong with the length of a match, where a server takes none that could have more actions. */
export function lengthProblem(
  { gameOf, kitOf }: ServedGames,
  { game, edition, seats }: OrderedMatch,
  most: number,
): OrderProblem<Types> | undefined {
  const config = must(gameOf(game), game).parseConfig(edition);
  if (!config.ok) return { why: 'edition', problem: config.problem };
  const actions = must(kitOf(game), game).mostActions(config.value, seats.length);
  return actions > most ? { why: 'match-too-long', edition, actions, most } : undefined;
}

/** The game that is asked for; undefined where it is none of these. */
export function gameIn({ gameOf }: ServedGames, { game }: Readonly<Record<string, unknown>>): Game<Types> | undefined {
  return typeof game === 'string' ? gameOf(game) : undefined;
}

function wrong(problem: OrderProblem<Types>): Result<never, OrderProblem<Types>> {
  return { ok: false, problem };
}

interface Edition {
  readonly notation: string;
  readonly seats: { readonly min: number; readonly max: number };
}

function readEdition(game: Game<Types>, notation: unknown): Result<Edition, OrderProblem<Types>> {
  if (typeof notation !== 'string' || notation.length > LONGEST_EDITION)
    return wrong({ why: 'edition-not-text', example: must(Object.keys(game.editions)[0], 'an edition') });
  const config = game.parseConfig(notation);
  if (!config.ok) return wrong({ why: 'edition', problem: config.problem });
  return { ok: true, value: { notation: game.formatConfig(config.value), seats: game.seats(config.value) } };
}

function readSeats(seats: unknown, bots: readonly Bot<Types>[]): Result<readonly SeatPlan[], OrderProblem<Types>> {
  if (!Array.isArray(seats) || seats.length === 0 || seats.length > 99)
    return wrong({ why: 'bad-field', field: 'seats', needs: 'seats' });
  const plans = seats.map((seat: unknown) => readSeat(seat, bots));
  return plans.some((plan) => plan === undefined)
    ? wrong({ why: 'bad-seat-plan', bots: bots.map(({ name }) => name) })
    : { ok: true, value: plans.filter((plan) => plan !== undefined) };
}

function readSeat(seat: unknown, bots: readonly Bot<Types>[]): SeatPlan | undefined {
  if (typeof seat !== 'object' || seat === null || !('for' in seat)) return undefined;
  if (seat.for === 'person') return { for: 'person' };
  const bot = 'bot' in seat ? bots.find(({ name }) => name === seat.bot) : undefined;
  return seat.for === 'bot' && bot !== undefined ? { for: 'bot', bot: bot.name } : undefined;
}
