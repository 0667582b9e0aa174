/** `starlanes play`: any edition at one keyboard, alone, together or against computer players. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Reading } from '../../core/contract.ts';
import { readUint32 } from '../../core/chance.ts';
import { tidyName } from '../../core/record.ts';
import { allStarLanesBots } from '../../bots/star-lanes/index.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Config } from '../../games/star-lanes/index.ts';
import { flagProblem, recordProblem } from '../command-line.ts';
import { Match } from '../play/match.ts';
import type { Sitter } from '../play/match.ts';
import { playMatch } from '../play/play.ts';
import { notationProblem } from '../options/notation-problem.ts';
import { STAR_LANES_OPTIONS } from '../options/star-lanes.ts';
import { didYouMean, nearest } from '../spelling.ts';
import { playNew } from '../match/play-here.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import { SCREEN_FLAGS, readScreenFlags } from '../screen/screen-flags.ts';
import type { ScreenFlags } from '../screen/screen-flags.ts';
import { ThinkingThreads } from '../thinking/thinking-threads.ts';
import { endOnInterrupt } from '../teletype/interrupt.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = `starlanes play [--edition today] [--seats Player,strategist] [--seed N] [--record FILE] [--threads N]
               [--lines] [--no-color] [--mouse] [--pace MS]

Plays any edition at this keyboard, on the full screen of a terminal; a match is kept after every action, and starlanes
resume goes on with it. Into a file or a pipe, or with --lines, it is played line by line, and only --record keeps it.
A seat is the name of a computer player, from the weakest to the strongest chance, beginner, greedy, relative,
reallocator, strategist, searcher, champion; anything else is the name of a person.

  --edition NOTATION  an edition, and what differs from it: today+rows=14 (starlanes options lists all)
  --seats A,B,C       who plays, in the order of the seats
  --seed N            the same match for the same number
  --record FILE       keeps the record of the match in FILE as it grows
  --threads N         lets searcher and champion think on N threads at once: stronger in the same time
  --lines             line by line, as on a teletype
  --no-color          without colours; so does the variable NO_COLOR
  --mouse             takes clicks and the wheel; the terminal's own selection then needs Shift
  --pace MS           the least time a computer player takes for an action, in milliseconds (400)

  starlanes play                                  you, as Player, against the strategist
  starlanes play --seats Ann,Ben,champion         two people and the champion
  starlanes play --seats Ann --edition quick      alone, for as much as the moves allow, and a medal
  starlanes play --edition beej --seats Ann,greedy,greedy
`;

/** More would only wait for each other. */
const MOST_THREADS = 64;

interface Wish {
  readonly config: Config;
  readonly sitters: readonly Sitter[];
  readonly seed: number;
  readonly record: string | undefined;
  readonly threads: number;
  readonly screen: ScreenFlags;
}

export async function play(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const wish = await readWish(args);
  if (!wish.ok) {
    await tellUser(streams, wish.problem);
    return 2;
  }
  if (!wish.value.screen.lines && hasScreen(streams)) return playOnScreen(wish.value, streams);
  await playWished(wish.value, streams);
  return 0;
}

async function playOnScreen(
  { config, sitters, seed, record, threads, screen: how }: Wish,
  streams: Streams,
): Promise<number> {
  const screen = openScreen(how);
  const people = sitters.map(({ name, bot }) => (bot === undefined ? { person: name } : { bot: bot.name }));
  const match = { edition: starLanes.writeConfig(config), sitters: people, seed };
  const summary = await playNew(screen, match, { pace: how.pace, threads, record }).finally(() => screen.close());
  await put(streams.output, summary);
  return 0;
}

async function playWished({ config, sitters, seed, record, threads }: Wish, streams: Streams): Promise<void> {
  const file = record === undefined ? undefined : openSync(record, 'w');
  if (streams.input.isTTY === true) endOnInterrupt(streams.output);
  await tellUser(streams, `The same match again: --seed ${seed}`);
  const match = new Match(config, sitters, seed, (text) => void (file === undefined || writeSync(file, text)));
  const thinking = new ThinkingThreads(threads > 1 ? threads : 0);
  await playMatch(match, thinking, streams);
  await thinking.close();
  if (file !== undefined) closeSync(file);
}

async function readWish(args: readonly string[]): Promise<Reading<Wish>> {
  const flags = readFlags(args);
  if (!flags.ok) return flags;
  const { edition, seats, seed, record, threads, screen } = flags.value;
  const config = starLanes.readConfig(edition);
  if (!config.ok) return { ok: false, problem: notationProblem(STAR_LANES_OPTIONS, edition, config.problem) };
  if (seats.includes('cmd:'))
    return { ok: false, problem: 'A program of your own plays in the arena only: starlanes arena --help' };
  const sitters = await seat(seats);
  const odd = misspelt(
    sitters,
    (await allStarLanesBots()).map((bot) => bot.name),
  );
  if (odd !== undefined) return { ok: false, problem: odd };
  const { min, max } = starLanes.seats(config.value);
  if (sitters.length < min || sitters.length > max) {
    return { ok: false, problem: `${edition} is for ${min} to ${max} players; --seats names ${sitters.length}.` };
  }
  const kept = record === undefined ? undefined : recordProblem(record);
  if (kept !== undefined) return { ok: false, problem: kept };
  const count = Number(threads);
  if (!Number.isInteger(count) || count < 1 || count > MOST_THREADS) {
    return { ok: false, problem: `--threads takes a whole number from 1 to ${MOST_THREADS}, not "${threads}".` };
  }
  const number = seed === undefined ? randomInt(2 ** 32) : readUint32(seed);
  if (number === undefined)
    return { ok: false, problem: `"${seed ?? ''}" is no seed: it takes a whole number from 0 to 4294967295.` };
  return {
    ok: true,
    value: { config: config.value, sitters, seed: number, record, threads: count, screen },
  };
}

interface Flags {
  readonly edition: string;
  readonly seats: string;
  readonly seed: string | undefined;
  readonly record: string | undefined;
  readonly threads: string;
  readonly screen: ScreenFlags;
}

function readFlags(args: readonly string[]): Reading<Flags> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        edition: { type: 'string', default: 'today' },
        seats: { type: 'string', default: 'Player,strategist' },
        seed: { type: 'string' },
        record: { type: 'string' },
        threads: { type: 'string', default: '1' },
        ...SCREEN_FLAGS,
      },
    });
    const screen = readScreenFlags(values);
    if (!screen.ok) return screen;
    return {
      ok: true,
      value: {
        edition: values.edition,
        seats: values.seats,
        seed: values.seed,
        record: values.record,
        threads: values.threads,
        screen: screen.value,
      },
    };
  } catch (error) {
    return { ok: false, problem: flagProblem(error, 'play') };
  }
}

/** Names of computer players are small; whoever is called almost like one has a capital. */
function misspelt(sitters: readonly Sitter[], bots: readonly string[]): string | undefined {
  const odd = sitters.find(
    ({ name, bot }) => bot === undefined && name === name.toLowerCase() && nearest(name, bots) !== undefined,
  );
  if (odd === undefined) return undefined;
  const person = odd.name.charAt(0).toUpperCase() + odd.name.slice(1);
  return `There is no computer player "${odd.name}".${didYouMean(odd.name, bots)} A person of that name is written ${person}.`;
}

async function seat(seats: string): Promise<Sitter[]> {
  const bots = await allStarLanesBots();
  const names = seats
    .split(',')
    .filter((name) => name.trim() !== '')
    .map(tidyName);
  return names.map((name, i) => ({
    // Two seats of the same bot are told apart by a number.
    name:
      names.indexOf(name) === i ? name : `${name} ${names.slice(0, i + 1).filter((other) => other === name).length}`,
    bot: bots.find((bot) => bot.name === name),
  }));
}
