/** `starlanes host`: makes a match on a server, says the link for the others, and plays it in this terminal. */
import type { ValuesOf } from '../../cli/command.ts';
import { unknownChoice } from '../../cli/usage.ts';
import { usualEdition } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { tidyName } from '../../core/record.ts';
import type { OrSentence } from '../../cli/or-sentence.ts';
import { playThere } from '../frame/play-there.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { screensOf } from '../games.ts';
import { readClockWords } from '../network/clock.ts';
import { OPEN, YOU, orderOf, seatsProblem } from '../network/host-there.ts';
import { linkTo, readServer } from '../network/match-link.ts';
import { withPatience } from '../network/patience.ts';
import { inEnglish, serverAt } from '../network/server.ts';
import type { MatchOrder, ServerApi } from '../../client/server-api.ts';
import { usualName } from '../network/usual-name.ts';
import { notationProblem } from '../options/notation-problem.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import { fail, put, refuse, say, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import type { HOST } from './commands.ts';

type Values = ValuesOf<typeof HOST>;

export async function host(values: Values, streams: Streams): Promise<number> {
  const server = readServer(values.server);
  if (!server.ok) return refuse(streams, server.problem);
  const order = readOrder(values);
  if (!order.ok) return refuse(streams, order.problem);
  if (!hasScreen(streams)) return refuse(streams, 'starlanes host needs a terminal.');
  const told = await makeAndPlay(serverAt(server.value), order.value, values, streams);
  return told.ok ? say(streams, told.value) : fail(streams, told.problem);
}

async function makeAndPlay(
  server: ServerApi,
  order: MatchOrder,
  flags: Values,
  streams: Streams,
): Promise<OrSentence<string>> {
  const { origin } = server;
  const made = await withPatience(inEnglish(server.create(order)), () => tellUser(streams, `Calling ${origin} …`));
  if (!made.ok) return made;
  const seen = await inEnglish(server.look(made.value));
  if (!seen.ok) return seen;
  // It stays above when the full screen is gone.
  await put(streams.output, `The link for the others:\n  ${seen.value.link || linkTo(server, made.value)}\n`);
  const screen = openScreen(flags);
  return playThere(screen, { origin, match: made.value }, order.name).finally(() => screen.close());
}

function readOrder({ name, public: isPublic, ...values }: Values): OrSentence<MatchOrder> {
  const screens = must(screensOf(values.game), values.game);
  const edition = values.edition ?? usualEdition(screens.kit);
  const config = screens.game.parseConfig(edition);
  if (!config.ok) return { ok: false, problem: notationProblem(screens.game, config.problem) };
  const seats = values.seats.split(',').map((seat) => seat.trim());
  const { min, max } = screens.game.seats(config.value);
  if (seats.length < min || seats.length > max)
    return { ok: false, problem: `${edition} is for ${min} to ${max} players; --seats names ${seats.length}.` };
  const problem = seatsProblem(seats) ?? unknownSeat(screens, seats);
  if (problem !== undefined) return { ok: false, problem };
  const clock = readClockWords(values.clock);
  if (!clock.ok) return clock;
  const match = { game: screens.game.id, edition: screens.game.formatConfig(config.value), seats, isPublic };
  const called = name === undefined ? usualName() : tidyName(name);
  return { ok: true, value: orderOf({ ...match, clock: clock.value, name: called }) };
}

function unknownSeat({ players }: AnyGameScreens, seats: readonly string[]): string | undefined {
  const known = [YOU, OPEN, ...players.map(({ name }) => name)];
  const unknown = seats.find((seat) => !known.includes(seat));
  return unknown === undefined ? undefined : unknownChoice('seat', unknown, known);
}
