/** `starlanes learn`: a game's first match, which teaches it. */
import { must } from '../../core/must.ts';
import { screensOf } from '../frame/game-screens.ts';
import { showLesson, tellLesson } from '../lesson/play-lesson.ts';
import { hasScreen } from '../screen/abilities.ts';
import { openScreen } from '../screen/open-screen.ts';
import { say } from '../streams.ts';
import { endOnInterrupt } from '../teletype/keyboard.ts';
import type { LearnValues } from './play-commands.ts';
import { paceOf } from './common-flags.ts';
import type { Terminal } from './entry.ts';

export async function learn(values: LearnValues, terminal: Terminal): Promise<number> {
  const screens = must(screensOf(terminal.games, values.game), values.game);
  if (!values.lines && hasScreen(terminal)) {
    const screen = openScreen(values);
    return say(terminal, await showLesson(screen, screens, paceOf(values.pace)).finally(() => screen.close()));
  }
  if (terminal.input.isTTY === true) endOnInterrupt(terminal.output);
  await tellLesson(screens, terminal);
  return 0;
}
