/** `starlanes play`: any edition at one keyboard, alone, together or against computer players. */
import { randomInt } from 'node:crypto';
import { usualEdition } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { notationProblem } from './notation-problem.ts';
import { playNew } from '../frame/play-here.ts';
import { playLines } from '../play/play.ts';
import type { Sitter } from '../../client/new-match.ts';
import { newSavedMatch } from '../saved/saved-matches.ts';
import { hasScreen } from '../screen/abilities.ts';
import { openScreen } from '../screen/open-screen.ts';
import { usualName } from '../own-name.ts';
import { lastMatch } from './last-match.ts';
import { endOnInterrupt } from '../teletype/keyboard.ts';
import { refuse, say, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { words } from '../words.ts';
import type { PlayValues } from './play-commands.ts';
import { paceOf } from './common-flags.ts';
import type { Terminal } from './entry.ts';
import { recordProblem } from './record-problem.ts';
import { parseSeats } from './seats.ts';

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
  const summary = await playNew(screen, match, { ...values, pace: paceOf(values.pace) }).finally(() => screen.close());
  return say(streams, summary);
}

async function playInLines(
  { screens, edition, sitters, seed }: Checked,
  values: PlayValues,
  streams: Streams,
): Promise<void> {
  if (streams.input.isTTY === true) endOnInterrupt(streams.output);
  await tellUser(streams, words().sameMatch(seed));
  await playLines(screens, newSavedMatch(screens.kit, edition, sitters, seed), values, streams);
}

function readMatch(games: Games, values: PlayValues): Result<Checked, CommandProblem> {
  const screens = must(screensOf(games, values.game), values.game);
  const last = values.edition === undefined && values.seats === undefined ? lastMatch(screens) : undefined;
  const {
    edition = last?.edition ?? usualEdition(screens.kit),
    record,
    seats = last?.seats ?? `${usualName()},${screens.kit.usualRival}`,
    seed = randomInt(2 ** 32),
  } = values;
  const config = screens.kit.game.parseConfig(edition);
  if (!config.ok) return { ok: false, problem: notationProblem(screens.speech(), config.problem) };
  const sitters = parseSeats(seats, { screens, games, edition, ...screens.kit.game.seats(config.value) });
  if (!sitters.ok) return sitters;
  const kept = record === undefined ? undefined : recordProblem(record);
  if (kept !== undefined) return { ok: false, problem: kept };
  return {
    ok: true,
    value: { screens, edition: screens.kit.game.formatConfig(config.value), sitters: sitters.value, seed },
  };
}
