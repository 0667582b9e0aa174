/** `starlanes learn`: a game's first match, which teaches it. */
import { must } from '../../core/must.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { showLesson, tellLesson } from '../lesson/play-lesson.ts';
import { hasScreen } from '../screen/abilities.ts';
import { openScreen } from '../screen/open-screen.ts';
import { findMatch } from '../saved/find-match.ts';
import { fail, say } from '../streams.ts';
import { endOnInterrupt } from '../teletype/keyboard.ts';
import type { LearnValues } from './play-commands.ts';
import { paceOf } from './common-flags.ts';
import type { Terminal } from './entry.ts';

export async function learn(values: LearnValues, terminal: Terminal): Promise<number> {
  const asked = values.of === undefined ? undefined : await gameOf(values.of, terminal);
  if (asked?.ok === false) return fail(terminal, asked.problem);
  const screens = asked?.value ?? must(screensOf(terminal.games, values.game), values.game);
  if (!values.lines && hasScreen(terminal)) {
    const screen = openScreen(values);
    return say(terminal, await showLesson(screen, screens, paceOf(values.pace)).finally(() => screen.close()));
  }
  if (terminal.input.isTTY === true) endOnInterrupt(terminal.output);
  await tellLesson(screens, terminal);
  return 0;
}

/** The game a match is of, if there is a lesson for it. */
async function gameOf(file: string, { games, input }: Terminal): Promise<Result<AnyGameScreens, CommandProblem>> {
  const found = await findMatch(games, file, input);
  if (!found.ok) return found;
  const { game } = found.value.record;
  const screens = screensOf(games, game);
  const { title = game } = screens?.kit ?? {};
  return screens?.lesson === undefined
    ? { ok: false, problem: { why: 'no-lesson', file, title } }
    : { ok: true, value: screens };
}
