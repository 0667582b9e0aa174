/** Plays a lesson at this terminal: on the full screen, or line by line. Nothing of it is kept. */
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { openLesson } from '../../lessons/lesson-match.ts';
import type { LessonMatch } from '../../lessons/lesson-match.ts';
import { sayStep } from '../../lessons/lesson.ts';
import type { AnyGameScreens, TerminalLesson } from '../frame/game-screens.ts';
import { commandLine, usualName } from '../own-name.ts';
import { playInLines } from '../play/play.ts';
import type { LineTeacher } from '../play/play.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import type { Streams } from '../streams.ts';
import { TIMERS } from '../timers.ts';
import { words } from '../words.ts';
import { LessonPage } from './lesson-page.ts';

/** As often as the player wants; says what stays on the terminal. */
export async function showLesson(screen: FullScreen, screens: AnyGameScreens, pace: number): Promise<string> {
  const taught = await lessonOf(screens);
  for (;;) {
    const match = begin(screens, taught, pace);
    const end = await screen.show(new LessonPage(match, screens, taught, screen.isRich));
    await match.close();
    if (end !== 'again') return `${words().lesson.play}:\n${commandLine('play', screens.kit.game.id)}`;
  }
}

export async function tellLesson(screens: AnyGameScreens, streams: Streams): Promise<void> {
  const taught = await lessonOf(screens);
  const match = begin(screens, taught, 0);
  await playInLines(match, screens, streams, teacherOf(screens, taught, match));
  await match.close();
}

function lessonOf({ lesson, kit }: AnyGameScreens): Promise<TerminalLesson<Types>> {
  return must(lesson, `a lesson of ${kit.title}`)();
}

function begin({ kit }: AnyGameScreens, { lesson }: TerminalLesson<Types>, pace: number): LessonMatch<Types> {
  return openLesson(kit, lesson, { name: usualName(), pace: () => pace, ...TIMERS });
}

/** What is said where the match is played line by line. */
function teacherOf({ speech }: AnyGameScreens, taught: TerminalLesson<Types>, match: LessonMatch<Types>): LineTeacher {
  const say = (name: string): string => sayStep(taught.words, name, match.amounts, speech().money);
  return {
    says() {
      if (match.isDone) return { words: `${say('end')}\n`, asks: 'nothing' };
      const { says, does } = must(match.step, 'a step');
      // What asks for several actions is said once.
      const sentence = match.isSaid ? '' : `${say(says)} `;
      return does === undefined
        ? { words: `${sentence}${words().lesson.read}`, asks: 'reading' }
        : { words: `${sentence}${words().lesson.type(does)}`, asks: 'action' };
    },
    next: () => match.next(),
  };
}
