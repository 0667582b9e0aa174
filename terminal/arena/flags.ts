/** What `starlanes arena` was asked to do, checked: the contest as data. */
import { unknownChoice } from '../../cli/usage.ts';
import { ladderPlan, tablePlan } from '../../bots/arena/plan.ts';
import { usualEdition } from '../../core/kit.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import type { ArenaValues } from '../cli/commands.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { notationProblem } from '../options/notation-problem.ts';
import { COMMAND } from './hall.ts';
import type { Setup } from './hall.ts';
import { readSeats } from './words.ts';

export function readSetup(screens: AnyGameScreens, values: ArenaValues): Result<Setup, CommandProblem> {
  const { game } = screens.kit;
  const config = game.parseConfig(values.edition ?? usualEdition(screens.kit));
  if (!config.ok) return wrong(notationProblem(screens.kit.game, config.problem));
  const seats = readSeats(values.seats);
  const edition = game.formatConfig(config.value);
  const problem = seatsProblem(screens, seats) ?? tableProblem(values, seats, edition, game.seats(config.value));
  if (problem !== undefined) return wrong(problem);
  const { playouts, milliseconds, answerSeconds } = values;
  const plan = (values.ladder ? ladderPlan : tablePlan)(seats, values.matches, values.seed);
  return { ok: true, value: { game: game.id, edition, plan, thinking: { playouts, milliseconds }, answerSeconds } };
}

function seatsProblem({ players }: AnyGameScreens, seats: readonly string[]): CommandProblem | undefined {
  const names = players.map(({ name }) => name);
  const unknown = seats.find((seat) => !seat.startsWith(COMMAND) && !names.includes(seat));
  if (unknown === undefined) return undefined;
  return { ...unknownChoice('bot', unknown, names), program: COMMAND };
}

function tableProblem(
  { ladder }: ArenaValues,
  seats: readonly string[],
  edition: string,
  { min, max }: { readonly min: number; readonly max: number },
): CommandProblem | undefined {
  const least = Math.max(2, min);
  const players = ladder ? 2 : seats.length;
  if (ladder && new Set(seats).size < 2) return { why: 'ladder-of-one' };
  if (players >= least && players <= max) return undefined;
  return { why: 'too-many-or-few-players', edition, min: least, max, players };
}

function wrong(problem: CommandProblem): { readonly ok: false; readonly problem: CommandProblem } {
  return { ok: false, problem };
}
