/** `starlanes host`: makes a match on a server, says the link for the others, and plays it in this terminal. */
import { parseArgs } from 'node:util';
import type { Result } from '../../core/result.ts';
import { tidyName } from '../../core/record.ts';
import { flagProblem } from '../command-line.ts';
import { screensOf } from '../games.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { STAR_LANES } from '../star-lanes/index.ts';
import { readClockWords } from '../network/clock.ts';
import { OPEN, YOU, orderOf, seatsProblem } from '../network/host-there.ts';
import { USUAL_SERVER, linkTo, readServer } from '../network/match-link.ts';
import { withPatience } from '../network/patience.ts';
import { playThere } from '../frame/play-there.ts';
import { Server } from '../network/server.ts';
import type { NewMatch } from '../network/server.ts';
import { usualName } from '../network/usual-name.ts';
import { notationProblem } from '../options/notation-problem.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import { SCREEN_FLAGS, readScreenFlags } from '../screen/screen-flags.ts';
import type { ScreenFlags } from '../screen/screen-flags.ts';
import { didYouMean } from '../spelling.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = `starlanes host [star-lanes|star-trader] [SERVER] [--edition today] [--seats ${YOU},${OPEN}] [--name NAME]
               [--clock TIME] [--public] [--no-color] [--mouse]

Makes a match on a server (${USUAL_SERVER} if you say none), prints the link for the others, and plays it in this
terminal. It begins when every seat is taken. Star Lanes is meant where no game is named. A seat is ${YOU}, ${OPEN} (whoever
comes in through the link), or the name of a computer player: those of starlanes play.

  --edition NOTATION  an edition, and what differs from it: today+rows=14 (starlanes options lists all)
  --seats A,B,C       who plays, in the order of the seats
  --name NAME         what you are called at the table (Captain)
  --clock TIME        the time for a move: 15s to 10m, or 1h to 14d; none is usual
  --public            lists the match in the lobby, for everybody (starlanes lobby)
  --no-color          without colours; so does the variable NO_COLOR
  --mouse             takes clicks and the wheel

  starlanes host                               you and whoever has the link
  starlanes host star-trader --seats ${YOU},${OPEN},captain
  starlanes host example.org --seats ${YOU},${OPEN},champion --clock 2m --public
`;

interface Wish {
  readonly origin: string;
  readonly order: NewMatch;
  readonly screen: ScreenFlags;
}

export async function host(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const wish = readWish(args);
  if (!wish.ok || !hasScreen(streams)) {
    await tellUser(streams, wish.ok ? 'starlanes host needs a terminal.' : wish.problem);
    return 2;
  }
  const told = await makeAndPlay(wish.value, streams);
  if (told.ok) await put(streams.output, told.value);
  else await tellUser(streams, told.problem);
  return told.ok ? 0 : 1;
}

async function makeAndPlay({ origin, order, screen: flags }: Wish, streams: Streams): Promise<Result<string>> {
  const server = new Server(origin);
  const made = await withPatience(server.make(order), () => tellUser(streams, `Calling ${origin} …`));
  if (!made.ok) return made;
  const seen = await server.look(made.value);
  if (!seen.ok) return seen;
  // It stays above when the full screen is gone.
  await put(streams.output, `The link for the others:\n  ${seen.value.link || linkTo(server, made.value)}\n`);
  const screen = openScreen(flags);
  return playThere(screen, { origin, match: made.value }, order.name).finally(() => screen.close());
}

function readWish(args: readonly string[]): Result<Wish> {
  const flags = readFlags(args);
  if (!flags.ok) return flags;
  const { screens, values, server: address, screen } = flags.value;
  const server = readServer(address);
  if (!server.ok) return server;
  const config = screens.game.parseConfig(values.edition);
  if (!config.ok) return { ok: false, problem: notationProblem(screens.game, config.problem) };
  const seats = values.seats.split(',').map((seat) => seat.trim());
  const { min, max } = screens.game.seats(config.value);
  if (seats.length < min || seats.length > max)
    return { ok: false, problem: `${values.edition} is for ${min} to ${max} players; --seats names ${seats.length}.` };
  const odd = seatsProblem(seats) ?? unknownSeat(screens, seats);
  if (odd !== undefined) return { ok: false, problem: odd };
  const clock = readClockWords(values.clock);
  if (!clock.ok) return clock;
  const name = values.name === undefined ? usualName() : tidyName(values.name);
  const edition = screens.game.formatConfig(config.value);
  const order = orderOf({ game: screens.game.id, edition, seats, name, clock: clock.value, isPublic: values.public });
  return { ok: true, value: { origin: server.value, order, screen } };
}

function unknownSeat({ players }: AnyGameScreens, seats: readonly string[]): string | undefined {
  const known = [YOU, OPEN, ...players.map(({ name }) => name)];
  const unknown = seats.find((seat) => !known.includes(seat));
  return unknown === undefined
    ? undefined
    : `A seat is one of ${known.join(', ')}, not "${unknown}".${didYouMean(unknown, known)}`;
}

interface Flags {
  readonly screens: AnyGameScreens;
  readonly server: string;
  readonly values: ReturnType<typeof parse>['values'];
  readonly screen: ScreenFlags;
}

function readFlags(args: readonly string[]): Result<Flags> {
  try {
    const { values, positionals } = parse(args);
    // A word that is the name of a game is no server's.
    const [first = '', ...rest] = positionals;
    const screens = screensOf(first);
    const [server = USUAL_SERVER, ...more] = screens === undefined ? positionals : rest;
    if (more.length > 0) return { ok: false, problem: 'Say one server: starlanes host SERVER' };
    const screen = readScreenFlags(values);
    return screen.ok
      ? { ok: true, value: { screens: screens ?? STAR_LANES, server, values, screen: screen.value } }
      : screen;
  } catch (error) {
    return { ok: false, problem: flagProblem(error, 'host') };
  }
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      edition: { type: 'string', default: 'today' },
      seats: { type: 'string', default: `${YOU},${OPEN}` },
      name: { type: 'string' },
      clock: { type: 'string', default: 'none' },
      public: { type: 'boolean', default: false },
      ...SCREEN_FLAGS,
    },
    allowPositionals: true,
  });
}
