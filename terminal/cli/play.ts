/** `starlanes play`: any edition at one keyboard, alone, together or against computer players. */
import { randomInt } from 'node:crypto';
import { nearest } from '../../cli/spelling.ts';
import { usualEdition } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { tidyName } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { notationProblem } from '../options/notation-problem.ts';
import { playNew } from '../frame/play-here.ts';
import { playLines } from '../play/play.ts';
import type { Sitter } from '../../client/new-match.ts';
import { newSavedMatch } from '../saved/saved-matches.ts';
import { hasScreen } from '../screen/abilities.ts';
import { openScreen } from '../screen/open-screen.ts';
import { usualName } from '../own-name.ts';
import { endOnInterrupt } from '../teletype/keyboard.ts';
import { refuse, say, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { words } from '../words.ts';
import type { PlayValues } from './commands.ts';
import type { Terminal } from './entry.ts';
import { recordProblem } from './record-problem.ts';

/** What is to be played, checked. */
interface Checked {
  readonly screens: AnyGameScreens;
  readonly edition: string;
  readonly sitters: readonly Sitter[];
  readonly seed: number;
}

export async function play(values: PlayValues, terminal: Terminal): Promise<number> {
  const match = readMatch(terminal.games, values);
  if (!match.ok) return refuse(terminal, match.problem);
  if (!values.lines && hasScreen(terminal)) return playOnScreen(match.value, values, terminal);
  await playInLines(match.value, values, terminal);
  return 0;
}

async function playOnScreen(match: Checked, values: PlayValues, streams: Streams): Promise<number> {
  const screen = openScreen(values);
  const summary = await playNew(screen, match, values).finally(() => screen.close());
  return say(streams, summary);
}

async function playInLines(
  { screens, edition, sitters, seed }: Checked,
  values: PlayValues,
  streams: Streams,
): Promise<void> {
  if (streams.input.isTTY === true) endOnInterrupt(streams.output);
  await tellUser(streams, words.sameMatch(seed));
  await playLines(screens, newSavedMatch(screens.kit, edition, sitters, seed), values, streams);
}

/** Two seats of the same name are told apart by a number. */
function numbered(names: readonly string[], seat: number): string {
  const name = must(names[seat], 'a name');
  const before = names.slice(0, seat).filter((other) => other === name).length;
  return before === 0 ? name : `${name} ${before + 1}`;
}

function readMatch(games: Games, values: PlayValues): Result<Checked, CommandProblem> {
  const screens = must(screensOf(games, values.game), values.game);
  const {
    edition = usualEdition(screens.kit),
    record,
    seats = `${usualName()},${screens.kit.usualRival}`,
    seed = randomInt(2 ** 32),
  } = values;
  const config = screens.kit.game.parseConfig(edition);
  if (!config.ok) return { ok: false, problem: notationProblem(screens.kit.game, config.problem) };
  if (seats.includes('cmd:')) return { ok: false, problem: { why: 'program-outside-arena' } };
  const sitters = seated(screens, seats);
  const odd = misspelt(screens, games, sitters);
  if (odd !== undefined) return { ok: false, problem: odd };
  const { min, max } = screens.kit.game.seats(config.value);
  if (sitters.length < min || sitters.length > max)
    return { ok: false, problem: { why: 'too-many-or-few-seats', edition, min, max, players: sitters.length } };
  const kept = record === undefined ? undefined : recordProblem(record);
  if (kept !== undefined) return { ok: false, problem: kept };
  return { ok: true, value: { screens, edition: screens.kit.game.formatConfig(config.value), sitters, seed } };
}

/** Names of computer players are small; a person with almost the same name, or that of one in another game, has a capital. */
function misspelt({ players }: AnyGameScreens, games: Games, sitters: readonly Sitter[]): CommandProblem | undefined {
  const bots = players.map(({ name }) => name);
  const people = sitters.flatMap((sitter) => ('person' in sitter ? [sitter.person] : []));
  const [odd] = people.flatMap((name) => {
    const meant = name === name.toLowerCase() ? nearest(name, bots) : undefined;
    const isElsewhere = games.some((other) => other.players.some((bot) => bot.name === name));
    return meant === undefined && !isElsewhere ? [] : [{ name, meant }];
  });
  return odd && { why: 'misspelt-bot', ...odd, person: odd.name.charAt(0).toUpperCase() + odd.name.slice(1) };
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
