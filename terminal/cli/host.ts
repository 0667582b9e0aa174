/** `starlanes host`: makes a match on a server, says the link for the others, and plays it in this terminal. */
import { unknownChoice } from '../../cli/usage.ts';
import { usualEdition } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { tidyName } from '../../core/record.ts';
import type { OrSentence } from '../../cli/or-sentence.ts';
import { playThere } from '../frame/play-there.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { readClockWords } from '../network/clock.ts';
import { OPEN, YOU, orderOf, seatsProblem } from '../network/host-there.ts';
import { linkTo, readServer } from '../network/match-link.ts';
import { inEnglish, serverAt, withPatience } from '../network/server.ts';
import type { MatchOrder, ServerApi } from '../../client/server-api.ts';
import { usualName } from '../own-name.ts';
import { notationProblem } from '../options/notation-problem.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import { fail, put, refuse, say, tellUser } from '../streams.ts';
import type { HostValues } from './commands.ts';
import type { Terminal } from './entry.ts';

export async function host(values: HostValues, terminal: Terminal): Promise<number> {
  const server = readServer(values.server);
  if (!server.ok) return refuse(terminal, server.problem);
  const order = readOrder(terminal.games, values);
  if (!order.ok) return refuse(terminal, order.problem);
  if (!hasScreen(terminal)) return refuse(terminal, 'starlanes host needs a terminal.');
  const told = await makeAndPlay(serverAt(server.value), order.value, values, terminal);
  return told.ok ? say(terminal, told.value) : fail(terminal, told.problem);
}

async function makeAndPlay(
  server: ServerApi,
  order: MatchOrder,
  flags: HostValues,
  terminal: Terminal,
): Promise<OrSentence<string>> {
  const { origin } = server;
  const made = await withPatience(inEnglish(server.create(order)), () => tellUser(terminal, `Calling ${origin} …`));
  if (!made.ok) return made;
  const seen = await inEnglish(server.look(made.value));
  if (!seen.ok) return seen;
  // It stays above when the full screen is gone.
  await put(terminal.output, `The link for the others:\n  ${seen.value.link || linkTo(server, made.value)}\n`);
  const screen = openScreen(flags);
  return playThere(terminal.games, screen, { origin, match: made.value }, order.name).finally(() => screen.close());
}

function readOrder(games: Games, { name, public: isPublic, ...values }: HostValues): OrSentence<MatchOrder> {
  const screens = must(screensOf(games, values.game), values.game);
  const edition = values.edition ?? usualEdition(screens.kit);
  const config = screens.kit.game.parseConfig(edition);
  if (!config.ok) return { ok: false, problem: notationProblem(screens.kit.game, config.problem) };
  const seats = values.seats.split(',').map((seat) => seat.trim());
  const { min, max } = screens.kit.game.seats(config.value);
  if (seats.length < min || seats.length > max)
    return { ok: false, problem: `${edition} is for ${min} to ${max} players; --seats names ${seats.length}.` };
  const problem = seatsProblem(seats) ?? unknownSeat(screens, seats);
  if (problem !== undefined) return { ok: false, problem };
  const clock = readClockWords(values.clock);
  if (!clock.ok) return clock;
  const match = { game: screens.kit.game.id, edition: screens.kit.game.formatConfig(config.value), seats, isPublic };
  const called = name === undefined ? usualName() : tidyName(name);
  return { ok: true, value: orderOf({ ...match, clock: clock.value, name: called }) };
}

function unknownSeat({ players }: AnyGameScreens, seats: readonly string[]): string | undefined {
  const known = [YOU, OPEN, ...players.map(({ name }) => name)];
  const unknown = seats.find((seat) => !known.includes(seat));
  return unknown === undefined ? undefined : unknownChoice('seat', unknown, known);
}
