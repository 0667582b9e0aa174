/** `starlanes host`: makes a match on a server, says the link for the others, and plays it in this terminal. */
import { unknownChoice } from '../../cli/usage.ts';
import { usualEdition } from '../../core/kit.ts';
import { readClock } from '../../table/match.ts';
import { must } from '../../core/must.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { playThere } from '../frame/play-there.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { orderOf, seatsProblem } from '../network/host-there.ts';
import { linkTo, readServer } from '../network/match-link.ts';
import { asked, patiently, serverAt } from '../network/server.ts';
import type { MatchOrder, ServerApi } from '../../client/server-api.ts';
import { personName, usualName } from '../own-name.ts';
import { notationProblem } from './notation-problem.ts';
import { hasScreen } from '../screen/abilities.ts';
import { openScreen } from '../screen/open-screen.ts';
import { fail, put, refuse, say } from '../streams.ts';
import { words } from '../words.ts';
import { OPEN, YOU } from './common-flags.ts';
import type { HostValues } from './play-commands.ts';
import type { Terminal } from './entry.ts';

export async function host(values: HostValues, terminal: Terminal): Promise<number> {
  const server = readServer(values.server);
  if (!server.ok) return refuse(terminal, server.problem);
  const order = readOrder(terminal.games, values);
  if (!order.ok) return refuse(terminal, order.problem);
  if (!hasScreen(terminal)) return refuse(terminal, { why: 'needs-terminal', command: 'host' });
  const told = await makeAndPlay(serverAt(server.value), order.value, values, terminal);
  return told.ok ? say(terminal, told.value) : fail(terminal, told.problem);
}

async function makeAndPlay(
  server: ServerApi,
  order: MatchOrder,
  flags: HostValues,
  terminal: Terminal,
): Promise<Result<string, CommandProblem>> {
  const { origin } = server;
  const made = await patiently(origin, asked(server.create(order)), terminal);
  if (!made.ok) return made;
  const seen = await asked(server.look(made.value));
  if (!seen.ok) return seen;
  // It stays above when the full screen is gone.
  await put(terminal.output, `${words().invite}\n  ${seen.value.link || linkTo(server, made.value)}\n`);
  const screen = openScreen(flags);
  return playThere(terminal.games, screen, { origin, match: made.value }, order.name).finally(() => screen.close());
}

function readOrder(
  games: Games,
  { name, public: isPublic, ...values }: HostValues,
): Result<MatchOrder, CommandProblem> {
  const screens = must(screensOf(games, values.game), values.game);
  const edition = values.edition ?? usualEdition(screens.kit);
  const config = screens.kit.game.parseConfig(edition);
  if (!config.ok) return { ok: false, problem: notationProblem(screens.speech(), config.problem) };
  const seats = values.seats.split(',').map((seat) => seat.trim());
  const { min, max } = screens.kit.game.seats(config.value);
  if (seats.length < min || seats.length > max)
    return { ok: false, problem: { why: 'too-many-or-few-seats', edition, min, max, players: seats.length } };
  const problem = seatsProblem(seats) ?? unknownSeat(screens, seats);
  if (problem !== undefined) return { ok: false, problem };
  const clock = readClockFlag(values.clock);
  if (!clock.ok) return clock;
  const { advice } = values;
  const { game } = screens.kit;
  const match = { game: game.id, edition: game.formatConfig(config.value), seats, advice, isPublic };
  const called = name === undefined ? usualName() : personName(name);
  return { ok: true, value: orderOf({ ...match, clock: clock.value, name: called }) };
}

function unknownSeat({ players }: AnyGameScreens, seats: readonly string[]): CommandProblem | undefined {
  const known = [YOU, OPEN, ...players.map(({ name }) => name)];
  const unknown = seats.find((seat) => !known.includes(seat));
  return unknown === undefined ? undefined : unknownChoice('seat', unknown, known);
}

const SECONDS: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3600, d: 86_400 };

/** How long a move may take, as people say it: 90s, 2m, 1h, 3d; `none` is no clock. */
function readClockFlag(text: string): Result<number | undefined, CommandProblem> {
  if (text === 'none') return { ok: true, value: undefined };
  const [, number = '', unit = ''] = /^(\d{1,7})([smhd]?)$/.exec(text) ?? [];
  const value = number === '' ? NaN : Number(number) * must(SECONDS[unit], unit);
  return readClock(value).ok ? { ok: true, value } : { ok: false, problem: { why: 'bad-clock', text } };
}
