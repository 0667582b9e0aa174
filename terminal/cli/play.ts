/** `starlanes play`: any edition at one keyboard, alone, together or against computer players. */
import { unwrap } from '../../core/result.ts';
import { closeSync, openSync, writeSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Result } from '../../core/result.ts';
import { parseUint32 } from '../../core/chance.ts';
import { tidyName } from '../../core/record.ts';
import { flagProblem, recordProblem } from '../command-line.ts';
import { ALL_SCREENS, screensOf } from '../games.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { notationProblem } from '../options/notation-problem.ts';
import { didYouMean, nearest } from '../spelling.ts';
import { playNew } from '../frame/play-here.ts';
import { Match } from '../play/match.ts';
import { playMatch } from '../play/play.ts';
import type { Sitter } from '../saved/saved-matches.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import { SCREEN_FLAGS, readScreenFlags } from '../screen/screen-flags.ts';
import type { ScreenFlags } from '../screen/screen-flags.ts';
import { ThinkingThreads } from '../thinking/thinking-threads.ts';
import { usualName } from '../network/usual-name.ts';
import { endOnInterrupt } from '../teletype/interrupt.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = `starlanes play [star-lanes|star-trader] [--edition today] [--seats Captain,strategist] [--seed N]
               [--record FILE] [--threads N] [--lines] [--no-color] [--mouse] [--pace MS]

Plays any edition of a game at this keyboard, on the full screen of a terminal; a match is kept after every action, and
starlanes resume goes on with it. Into a file or a pipe, or with --lines, it is played line by line, and only --record
keeps it. Star Lanes is meant where no game is named. A seat is the name of a computer player, or of a person. From the
weakest to the strongest:

${ALL_SCREENS.map(playersOf).join('\n')}

  --edition NOTATION  an edition, and what differs from it: today+rows=14 (starlanes options lists all)
  --seats A,B,C       who plays, in the order of the seats
  --seed N            the same match for the same number
  --record FILE       keeps the record of the match in FILE as it grows
  --threads N         lets searcher and champion of Star Lanes think on N threads at once: stronger in the same time
  --lines             line by line, as on a teletype
  --no-color          without colours; so does the variable NO_COLOR
  --mouse             takes clicks and the wheel; the terminal's own selection then needs Shift
  --pace MS           the least time a computer player takes for an action, in milliseconds (400)

  starlanes play                               you against the strategist
  starlanes play --seats Ann,Ben,champion      two people and the champion
  starlanes play --seats Ann --edition quick   alone, for a medal
  starlanes play star-trader                   ships, stars and bargains
  starlanes play star-trader --seats Ann       alone, for a medal
  starlanes play star-trader --seats Ann,Ben,captain --edition today+years=3
`;

function playersOf({ title, players }: AnyGameScreens): string {
  return `  ${title.padEnd(14)}${players.map(({ name }) => name).join(', ')}`;
}

/** More would only wait for each other. */
const MOST_THREADS = 64;

interface Wish {
  readonly screens: AnyGameScreens;
  readonly edition: string;
  readonly sitters: readonly Sitter[];
  readonly seed: number;
  readonly record: string | undefined;
  readonly threads: number;
  readonly screen: ScreenFlags;
}

export async function play(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const wish = readWish(args);
  if (!wish.ok) {
    await tellUser(streams, wish.problem);
    return 2;
  }
  if (!wish.value.screen.lines && hasScreen(streams)) return playOnScreen(wish.value, streams);
  await playLines(wish.value, streams);
  return 0;
}

async function playOnScreen({ record, threads, screen: how, ...match }: Wish, streams: Streams): Promise<number> {
  const screen = openScreen(how);
  const summary = await playNew(screen, match, { pace: how.pace, threads, record }).finally(() => screen.close());
  await put(streams.output, summary);
  return 0;
}

async function playLines(wish: Wish, streams: Streams): Promise<void> {
  const { screens, edition, sitters, seed, record, threads } = wish;
  const config = unwrap(screens.game.parseConfig(edition));
  const bots = await screens.bots(sitters.flatMap((sitter) => ('bot' in sitter ? [sitter.bot] : [])));
  const names = sitters.map((sitter) => ('bot' in sitter ? sitter.bot : sitter.person));
  const table = sitters.map((sitter, seat) => ({
    name: numbered(names, seat),
    bot: 'bot' in sitter ? bots.find((bot) => bot.name === sitter.bot) : undefined,
  }));
  const file = record === undefined ? undefined : openSync(record, 'w');
  if (streams.input.isTTY === true) endOnInterrupt(streams.output);
  await tellUser(streams, `The same match again: --seed ${seed}`);
  const keep = (text: string): void => void (file === undefined || writeSync(file, text));
  const match = new Match(screens.game, config, table, seed, keep);
  const thinking = new ThinkingThreads(screens.game.id, threads > 1 ? threads : 0);
  await playMatch(match, screens, thinking, streams);
  await thinking.close();
  if (file !== undefined) closeSync(file);
}

/** Two seats of the same name are told apart by a number. */
function numbered(names: readonly string[], seat: number): string {
  const name = names[seat] ?? '';
  const before = names.slice(0, seat).filter((other) => other === name).length;
  return before === 0 ? name : `${name} ${before + 1}`;
}

function readWish(args: readonly string[]): Result<Wish> {
  const flags = readFlags(args);
  if (!flags.ok) return flags;
  const { screens, edition, seats, seed, record, threads, screen } = flags.value;
  const config = screens.game.parseConfig(edition);
  if (!config.ok) return { ok: false, problem: notationProblem(screens.game, config.problem) };
  if (seats.includes('cmd:'))
    return { ok: false, problem: 'A program of your own plays in the arena only: starlanes arena --help' };
  const sitters = seated(screens, seats);
  const odd = misspelt(screens, sitters);
  if (odd !== undefined) return { ok: false, problem: odd };
  const { min, max } = screens.game.seats(config.value);
  if (sitters.length < min || sitters.length > max) {
    return { ok: false, problem: `${edition} is for ${min} to ${max} players; --seats names ${sitters.length}.` };
  }
  const kept = record === undefined ? undefined : recordProblem(record);
  if (kept !== undefined) return { ok: false, problem: kept };
  const count = Number(threads);
  if (!Number.isInteger(count) || count < 1 || count > MOST_THREADS) {
    return { ok: false, problem: `--threads takes a whole number from 1 to ${MOST_THREADS}, not "${threads}".` };
  }
  const number = seed === undefined ? randomInt(2 ** 32) : parseUint32(seed);
  if (number === undefined)
    return { ok: false, problem: `"${seed ?? ''}" is no seed: it takes a whole number from 0 to 4294967295.` };
  const notation = screens.game.formatConfig(config.value);
  return { ok: true, value: { screens, edition: notation, sitters, seed: number, record, threads: count, screen } };
}

interface Flags {
  readonly screens: AnyGameScreens;
  readonly edition: string;
  readonly seats: string;
  readonly seed: string | undefined;
  readonly record: string | undefined;
  readonly threads: string;
  readonly screen: ScreenFlags;
}

function readFlags(args: readonly string[]): Result<Flags> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        edition: { type: 'string' },
        seats: { type: 'string' },
        seed: { type: 'string' },
        record: { type: 'string' },
        threads: { type: 'string', default: '1' },
        ...SCREEN_FLAGS,
      },
      allowPositionals: true,
    });
    const [game = 'star-lanes', ...more] = positionals;
    const screens = screensOf(game);
    if (screens === undefined || more.length > 0) return { ok: false, problem: whichGame(more[0] ?? game) };
    const screen = readScreenFlags(values);
    if (!screen.ok) return screen;
    const { seed, record, threads } = values;
    const edition = values.edition ?? screens.editions[0]?.name ?? '';
    const seats = values.seats ?? `${usualName()},${screens.usualRival}`;
    return { ok: true, value: { screens, edition, seats, seed, record, threads, screen: screen.value } };
  } catch (error) {
    return { ok: false, problem: flagProblem(error, 'play') };
  }
}

function whichGame(word: string): string {
  const known = ALL_SCREENS.map(({ game }) => game.id);
  return `"${word}" is no game; there are ${known.join(' and ')}.${didYouMean(word, known)} Try: starlanes play --help`;
}

/** Names of computer players are small; whoever is called almost like one has a capital. */
function misspelt({ players }: AnyGameScreens, sitters: readonly Sitter[]): string | undefined {
  const bots = players.map(({ name }) => name);
  const people = sitters.flatMap((sitter) => ('person' in sitter ? [sitter.person] : []));
  const odd = people.find((name) => name === name.toLowerCase() && nearest(name, bots) !== undefined);
  if (odd === undefined) return undefined;
  const person = odd.charAt(0).toUpperCase() + odd.slice(1);
  return `There is no computer player "${odd}".${didYouMean(odd, bots)} A person of that name is written ${person}.`;
}

function seated({ players }: AnyGameScreens, seats: string): Sitter[] {
  const names = seats
    .split(',')
    .filter((name) => name.trim() !== '')
    .map(tidyName);
  return names.map((name, seat) =>
    players.some((bot) => bot.name === name) ? { bot: name } : { person: numbered(names, seat) },
  );
}
